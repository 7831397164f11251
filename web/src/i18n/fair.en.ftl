### The draws that can be checked, in English. The same keys, in the same order, are in fair.fr.ftl.

fair-title = Fair play
fair-lead = Nobody chooses the cards: not the server, not whoever runs it, not your opponents. And nobody has to believe it: anybody can compute it again, and this page says exactly what that proves.
fair-how = How the dealer draws
fair-step-1 = The dealer’s promise
fair-step-1-text = Before anybody sits down the server picks a secret seed of 32 random bytes and shows its SHA-256 hash. From then on it cannot take another seed without being found out.
fair-step-2 = Everybody’s promise
fair-step-2-text = When somebody sits down, their browser draws 32 random bytes, keeps them to itself and shows only their hash. When the last seat is taken all promises are there, and all browsers reveal their bytes. Nobody, not the server together with whoever sat down last, could choose bytes by those of the others. A bot, and whoever does not reveal within five seconds, counts as empty; the record says who.
fair-step-3 = The draws
fair-step-3-text = Each draw has a number, from 0 on, without a gap, and no number is used twice, not even after moves were taken back. HMAC-SHA-256 of the seed over everybody’s bytes and that number gives 64 bits, which fall on one of the possible cards, each as likely as it should be.
fair-step-4 = The proof
fair-step-4-text = When the match is over the seed is shown. Whoever has the record computes every hash and every draw again, here or with a few lines of any language. A browser that sat at the table also compares what it was shown before it revealed.
fair-proves = What is proved, and what is not
fair-proves-1 = Proved: nobody chose a draw, not even the server, provided that one of those who revealed their bytes is honest. If that was you, you need not trust anybody.
fair-proves-2 = A seat that promised bytes and kept them back could choose between two sets of draws, one with its bytes and one without. It is named. A server could also leave out bytes that were revealed in time: the browser they came from notices.
fair-proves-3 = Not proved: that the server did not look at what was coming. It holds the seed, and deals for all.
fair-proves-4 = Matches of the older scheme, in which bytes were sent without a promise, can be computed again as before. They do not prove that the server and whoever sat down last did not choose the draws together. Of a match that outlived a change of rules only the draws that can still be computed are checked, and nothing is proved of the whole.
fair-detail = The exact recipe
fair-detail-text = key = the 32 bytes of the seed. message = the bytes of the seats in hexadecimal, in small letters, empty for a seat without any, the number of the draw and the number of the attempt, joined by “|”. value = the first 8 bytes of HMAC-SHA-256(key, message) as a whole number, the highest byte first. With odds that sum to n, a value at or above the largest multiple of n below 2^64 is thrown away and the attempt counted up; otherwise value modulo n is the place among the odds.
fair-check = Check a match
fair-check-text = Choose the record of a finished match. The server replays its moves and tells the odds of each draw; your browser computes every draw by itself. Without believing the server the odds either: “faubourg verify”, with the record, plays the whole match again by the rules.
fair-choose = Choose a record
fair-checking = Computing …
fair-match = { $game } with { $names }
