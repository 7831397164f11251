### What is said at a table, in English. The same keys, in the same order, are in table.fr.ftl.

## The table as a whole

play-loading = The table is being laid…
play-home = To the first page
play-try-now = Try now
play-watch = You are watching
play-watchers = { $count ->
    [one] one onlooker
   *[other] { $count } onlookers
}
play-tools = At this table
play-title-turn = ● Your turn: { $title }
play-your-turn = It is your turn.
play-title-bid = ● Auction: { $title }
play-your-bid = You can bid in an auction.
play-away = The connection is lost. It comes back by itself; nothing you confirmed is lost.
play-restarting = The server is restarting. The table goes on in a moment.

## What is asked

play-sending = Your move is on its way…
play-will-send = Your move is kept and will be sent as soon as the connection is back.
play-confirm-title = Is this your move?
play-confirm-move = Your move: { $move }
play-room = Your choice, and what it does, will show here.
play-preview = What this move does
play-confirm = Confirm
play-back = Back
play-cancel = Start over
play-picked = Chosen so far
play-hint = { $level } would do this: { $choice }.
play-hint-begun = { $level } would have begun with this: { $choice }.
play-hint-deal = { $level } would offer { $who } this deal.
play-stale = The position has changed meanwhile: choose again.
play-undo-off = Nothing is taken back: the request was refused or withdrawn.
play-lost = The connection was lost for a moment: choose again.
play-unsent = There is no connection right now: try again in a moment.
play-late = Too late, somebody was faster.
play-late-over = Too late: that is settled.
play-pay = Pay
play-others = { $count ->
    [one] One more thing is possible
   *[other] { $count } more things are possible
}
play-brings = { $what } +{ $amount }
play-costs = { $what } · { $amount }
play-time-left = Time left: { $time }
play-bank = + { $time }
play-from-bank = from the reserve
play-timer = { $label }, time left: { $time }
play-timer-last = { $label }: the last { $seconds } seconds
amount-less = { $amount } less
amount-more = { $amount } more

## Auctions

auction-highest = Highest bid
auction-amount = { $amount }
auction-no-bid = No bid yet
auction-least = Least bid
auction-out = Out
auction-stand-leads = You lead.
auction-stand-out = You are out of this auction.
auction-stand-waits = You cannot bid now.
auction-short = You have too little money to bid higher.
auction-bids = Bids for { $what }
auction-bid-word = Bid
auction-bid = Bid { $amount }
auction-bid-none = Bid
auction-any = Another amount
auction-drop-out = Drop out
auction-at-once = Bids count at once, without confirmation.

## Deals

deal-offer = Offer a deal…
deal-title = Your offer to { $who }
deal-suggest-title = What would you accept from { $who }?
deal-asked = { $who } offers you a deal.
deal-yours = What is yours
deal-theirs = What is { $who }’s
deal-with = With
deal-cash-way = Which way the money goes
deal-i-pay = I pay
deal-i-receive = I get
deal-cash-label = Money
deal-you-get = You get
deal-you-give = You give
deal-gives = { $who } gives
deal-cash = { $cash } in money
deal-cancels = { $cash } of the debt cancelled
deal-nothing = nothing
deal-rents = Rents that would change
deal-no-rents = none
deal-change = { $before } → { $after }
deal-change-said = from { $before } to { $after }
deal-then = Who would own what
deal-then-cash = { $cash } in money
deal-offers-left = { $count ->
    [one] One offer is left.
   *[other] { $count } offers are left.
}
deal-suggest-help = This refuses the offer, and { $who } may make yours their next one.
deal-send = Send the offer
deal-send-suggestion = Refuse and suggest
deal-suggest = Suggest it
deal-close = Put it aside
deal-accept = Accept
deal-refuse = Refuse
deal-counter = Refuse and suggest…
deal-between = { $who } proposes a deal to { $partner }.
suggested-to-you = { $who } refuses, but would accept this deal:
suggested-by-you = You told { $who } that you would accept this deal:
suggested-between = { $who } would accept this deal from { $partner }:
suggested-take = Make it my offer
suggested-leave = No, thank you

## Debts

debt-title = { $to ->
    [bank] You owe the bank { $amount }, and your cash does not cover it.
   *[other] You owe { $creditor } { $amount }, and your cash does not cover it.
}
debt-others = { $to ->
    [bank] { $who } owes the bank { $amount } and cannot pay yet.
    [you] { $who } owes you { $amount } and cannot pay yet.
   *[other] { $who } owes { $creditor } { $amount } and cannot pay yet.
}
debt-amount = Owed
debt-cash = In cash
debt-missing = Missing
debt-mortgages = Mortgages bring
debt-help = Mortgage districts, here or on the board, or offer a deal.
debt-card = A card of yours settles it. Or mortgage districts, or offer a deal.
debt-beyond = Mortgages alone will not do: only a deal helps, or going bankrupt.

## The players

play-players = Players
play-you = you
play-bot = bot
play-bot-for = a bot stands in
play-absent = away
play-present = here
play-resigned = has resigned
play-resigned-now = You have resigned: a bot plays in your place to the end, and you look on.
play-resigned-end = You had resigned: a bot played in your place to the end, and its result is not yours.
play-deciding = decides now
play-stand-in = Let a bot play
play-stand-in-wait = may still come back: { $time }
play-taken = Your seat was taken along to another device by its personal link: here you only watch now.
play-bot-plays = Your time had run out: a bot plays for you.
play-take-back = Take my seat back
play-hand = Your hand
play-piles = Piles

## What happens beside the match, told in passing

news-resigned = { $who } has resigned: a bot plays on.
news-left = { $who } is away.
news-back = { $who } is back.
news-bot = A bot plays for { $who } now.

## What others do, told while it happens

play-skip = Show the end at once
play-next = Go on
play-plays = { $who } plays.
play-told = { $who } { $what }
play-told-came = { $done }; { $came }
play-told-by = { $who }: { $what }
play-since = Since your turn
play-so-far = So far
play-since-more = { $count ->
    [one] And the turn before
   *[other] And { $count } turns before
}
play-since-whole = In full
play-since-less = Show less
play-pace = Pace
prefer-pace-slow = Slower
prefer-pace-usual = As usual
prefer-pace-fast = Faster
prefer-pace-step = Step by step
prefer-pace-at-once = All at once

## The log

play-log = Log
play-log-empty = Nothing has happened yet.
play-log-undo = { $who } went back.
play-log-gone = taken back

## The chat

play-chat = Chat
play-chat-empty = Nobody has said anything yet.
play-chat-label = Say something
play-chat-send = Send
play-phrases = Say without typing
phrase-hello = Hello!
phrase-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops!
phrase-thinking = One moment, I am thinking.
phrase-your-turn = Your turn!
phrase-again = One more game?
play-unread = unread
play-spectator = Onlooker

## The menu

play-menu = Menu
play-undo = Take back
play-undo-none = There is nothing of yours to take back now.
play-ask-back = Ask to go back further
play-ask-back-help = The match goes on from the position after the line you choose, if every person at the table agrees. What was drawn is drawn anew.
play-ask-back-none = There is nothing to go back to yet.
play-back-here = Back to here
play-undo-asked = You asked to go back, and the others have yet to agree. It would be to just after:
play-undo-request = { $who } asks to go back to just after:
play-undo-goal = { $known ->
    [yes] { $move }
   *[no] the beginning of the match
}
play-undo-count = { $count ->
    [one] One step would be taken back.
   *[other] { $count } steps would be taken back.
}
play-waited = { $who } is away, and it is their turn.
play-undo-withdraw = Withdraw
play-agree = Agree
play-disagree = Refuse
play-ask-hint = Give me a hint
play-hint-none = A hint can be asked for when it is your turn.
play-text-table = Table as text
play-drawn-table = Drawn table
play-personal-link = My personal link
play-personal-link-help = With this link you take your seat along to another device. It works once; whoever opens it has your seat, so keep it to yourself.
play-figures-get = Figures of this table, as a file
play-keys = Keyboard
play-notify = Notifications
play-notify-help = When it is your turn and you are looking elsewhere.
play-notify-none = Over plain http there are no notifications: the title of this tab shows ● when it is your turn, and the sound can be heard.
prefer-pace = What others do is told
prefer-pace-help = Turn by turn, before it is your turn again.
prefer-rents = Pay rents without asking
prefer-rents-help = Otherwise the picture stops at your rents until you press Pay.
prefer-fastbots = Fast bots
prefer-fastbots-help = What bots do is shown without animation.
prefer-quick = Quick animation
prefer-quick-help = In half the time.
play-resign = Resign
play-resign-title = Resign this match?
play-resign-help = A bot plays your seat to the end, and you cannot come back to it.
play-resign-yes = Resign
play-resign-no = Continue playing
play-leave = Leave the table
play-leave-help = Your seat is kept: you find this table on the first page.

## The waiting room

play-seat = Seat { $number }
play-sit = Sit down
play-sit-title = A seat is free
play-name = Your name
play-name-missing = Tell the others what to call you.
play-invite = Invite
play-invite-help = Whoever opens this link can sit down, or watch.
play-invite-link = Link to this table
play-personal-code = Your personal link, to be read with a camera
play-invite-code = The link to this table, to be read with a camera
play-rules = What is played
play-figures = Figures
play-figures-own = other than the rulebook’s:
play-figures-file = the file
play-figures-tag = Other figures
play-time = Time
play-time-none = no limit
play-time-control = { $move } s for each decision{ $bank ->
    [0] {""}
   *[other] , { $bank } s in reserve
}
play-grace = Whoever is away
play-grace-time = has { $count } { $unit } to come back before the others may let a bot play
play-hints = Hints
play-hints-yes = for whoever asks
play-hints-no = not at this table
play-watching = Onlookers
play-watching-yes = welcome
play-watching-no = not at this table
play-shown-after = When the match is over, replay and record show everything, hands included.
play-read-rules = Read the rules
play-dealer = The dealer
play-dealer-help = Before the match the dealer promises a seed, and every player’s browser random bytes, by their hashes below. When all seats are taken the bytes are revealed, at the end the seed, and every draw can be checked.
play-commitment = Hash of the seed
play-promise = Hash of the bytes of { $name }
play-revealed = revealed as
play-withheld = not revealed in time: they do not count
play-fair = How the draws can be checked

## Several people at one screen

play-pass-device = Pass the device to { $name }
play-pass-help = Nothing is shown before that.
play-i-am = I am { $name }

## The end

play-closed = This table is closed.
play-rematch = Rematch
play-rematch-go = To the next match
play-rematch-other = To the next match: { $game }
play-another = Another game
play-another-which = Which game?
play-another-none = No other game has room for { $count } players.
play-another-same = Play with the same people
play-another-new = New table
play-replay = See the replay
play-record = Download the record
play-check-dice = Check the draws
