### What checking the draws has shown, in English. The same keys, in the same order, are in verdict.fr.ftl.

verdict-good = { $count ->
    [one] The only draw follows from the seed
   *[other] All { $count } draws follow from the seed
}, none was left out, and the seed is the one that was promised before the match. Your browser has just computed it.
verdict-proved = { $count ->
    [one] Proved: nobody chose a draw, not even the server, if { $names } is honest, who promised random bytes and revealed the same.
   *[other] Proved: nobody chose a draw, not even the server, if one of { $names } is honest, who promised random bytes and revealed the same.
} Not proved: that the server did not look at what was coming.
verdict-part = { $count ->
    [0] No draw could be computed.
    [one] The only draw that could be computed follows from the seed that was promised before the match.
   *[other] The { $count } draws that could be computed follow from the seed that was promised before the match.
} Part of the match could not be played again: nothing is proved of the match as a whole.
verdict-bad-seed = The seed shown is not the one that was promised before the match.
verdict-gap = The draws are not numbered one after the other: in step { $step } comes number { $found } where { $expected } should come. Draws may have been thrown away until one suited.
verdict-bad-draws = { $count ->
    [one] One draw does not follow from the seed: number { $numbers }.
   *[other] { $count } draws do not follow from the seed, the first ones numbers { $numbers }.
}
verdict-broken = The bytes shown are not those that were promised: { $names }.
verdict-not-witnessed = This browser remembers the beginning of this match otherwise: other promises, or bytes of its own that were taken and are not there.
verdict-older = The match was dealt by the older scheme: seats sent their bytes without promising them first. So it is not proved that the server and whoever sat down last did not choose the draws together.
verdict-nobody = Nobody revealed any bytes: that the server did not choose the seed for its draws is not proved.
verdict-withheld = { $count ->
    [one] { $names } promised bytes and did not reveal them in time: with or without them, that was a choice between two sets of draws.
   *[other] { $names } promised bytes and did not reveal them in time: with or without them, that was for each a choice between two sets of draws.
}
verdict-left-out = The bytes of this browser do not count: they were not revealed in time, or were left out.
verdict-unseen = { $count ->
    [one] One draw was made under rules that this server no longer has: it was not computed.
   *[other] { $count } draws were made under rules that this server no longer has: they were not computed.
}
verdict-taken-back = { $count ->
    [one] One draw was taken back, with the moves around it, after it had been seen.
   *[other] { $count } draws were taken back, with the moves around them, after they had been seen.
} A table asks everybody before that, and bots always agree. Whether everybody has, only they know.
verdict-cannot-fair-2 = The seed of this match has not been shown: it is shown when the match is over.
verdict-cannot-fair = The seed of this match has not been shown: it is shown when the match is over.
verdict-cannot-seeded = This match was dealt from an open seed. It can be repeated, but nothing was promised beforehand.
verdict-cannot-scripted = The draws of this match were written down beforehand: there is nothing to compute.
verdict-commitment = Promise of the dealer: SHA-256 of the seed
verdict-seed = Seed
verdict-seed-hidden = not shown yet
verdict-entropy = Random bytes of { $name }
verdict-promise = promised as
verdict-kept-back = promised, but not revealed in time
verdict-none = none
