/** What tells the players apart: a colour, and a head of its own, drawn around 0 in a square of 20. */
const SEAT_COLOURS = ["red", "blue", "yellow", "green", "violet", "black"] as const;

const HEADS = [
  "M0 -9a9 9 0 1 1 0 18a9 9 0 0 1 0 -18z",
  "M-8 -8h16v16h-16z",
  "M0 -10l10.5 18h-21z",
  "M0 -11l11 11l-11 11l-11 -11z",
  "M0 -11l3.200 7.200l7.800.8l-5.800 5.300l1.600 7.700l-6.800 -4l-6.800 4l1.600 -7.700l-5.800 -5.300l7.800 -.8z",
  "M-5.500 -9.500h11l5.500 9.500l-5.500 9.500h-11l-5.500 -9.500z",
] as const;

export function seatColour(seat: number): string {
  return SEAT_COLOURS[seat % SEAT_COLOURS.length]!;
}

export function headOf(seat: number): string {
  return HEADS[seat % HEADS.length]!;
}
