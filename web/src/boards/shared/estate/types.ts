/** What the games of districts and rents have in common, as far as their boards draw it. */
import type * as city from "../../../wire/scenes/city";
import type * as ubuild from "../../../wire/scenes/ubuild";

export type Colour = city.Colour & ubuild.Colour;

/** All that may be built in one of them. */
export type Piece = city.Piece | ubuild.Piece;
