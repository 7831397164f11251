/** A whole match for the unit tests. */
import { storyOf } from "../shared/story";
import text from "./match.json?raw";
import { cityScene } from "./types";

export const { scene: rawScene, positions, asked } = storyOf(text);
export const scene = cityScene(rawScene);
