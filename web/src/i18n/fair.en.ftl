### The draws that can be checked, in English. The same keys, in the same order, are in fair.fr.ftl.

fair-title = Fair play
fair-lead = Nobody chooses the cards: not the server, not whoever runs it, not your opponents. And nobody has to believe it: anybody can compute it again.
fair-how = How the dealer draws
fair-step-1 = A promise
fair-step-1-text = Before anybody sits down the server picks a secret seed of 32 random bytes and shows its SHA-256 hash. From then on it cannot take another seed without being found out.
fair-step-2 = Your part
fair-step-2-text = Every player’s browser adds 32 random bytes of its own when it sits down, after the promise: the server could not know them when it chose the seed, so it cannot have chosen one that suits it. The browser remembers the promise and its bytes, and compares them at the end.
fair-step-3 = The draws
fair-step-3-text = Each draw has a number. HMAC-SHA-256 of the seed over everybody’s bytes and that number gives 64 bits, which fall on one of the possible cards, each as likely as it should be.
fair-step-4 = The proof
fair-step-4-text = When the match is over the seed is shown. Whoever has the record computes every draw again, here or with a few lines of any language.
fair-detail = The exact recipe
fair-detail-text = message = the bytes of the seats in hexadecimal, the number of the draw and the number of the attempt, joined by “|”. value = the first 8 bytes of HMAC-SHA-256(seed, message) as a whole number, the highest byte first. With odds that sum to n, a value at or above the largest multiple of n below 2^64 is thrown away and the attempt counted up; otherwise value modulo n is the place among the odds.
fair-check = Check a match
fair-check-text = Choose the record of a finished match. The server replays its moves; your browser computes every draw by itself.
fair-choose = Choose a record
fair-checking = Computing …
fair-good = { $count ->
    [one] The only draw follows from the seed.
   *[other] All { $count } draws follow from the seed.
} The seed is the one promised before the match.
fair-good-seeded = The match was dealt from an open seed: it can be repeated, but nothing was promised beforehand.
fair-bad-commitment = The seed shown is not the one that was promised.
fair-bad-draws = { $count ->
    [one] One draw does not follow from the seed: number { $numbers }.
   *[other] { $count } draws do not follow from the seed: numbers { $numbers }.
}
fair-cannot = The draws of this match cannot be computed again: it shows no seed.
fair-file-bad = This file cannot be read as a record.
fair-promise = Promise
fair-seed = Seed
fair-entropy = Bytes of { $name }
fair-none = none
fair-match = { $game } with { $names }
