import { amberFox } from "./amber-fox.ts";
import { emberCourt } from "./ember-court.ts";
import { harbourLights } from "./harbour-lights.ts";
import { lanternRoad } from "./lantern-road.ts";
import { nightOrchard } from "./night-orchard.ts";
import type { ReelArt } from "./reel-art.ts";
import { tidalBook } from "./tidal-book.ts";

/** The drawings of the slots with lines, by title. */
export const reelArt: Readonly<Record<string, ReelArt>> = {
	"tidal-book": tidalBook,
	"ember-court": emberCourt,
	"night-orchard": nightOrchard,
	"amber-fox": amberFox,
	"lantern-road": lanternRoad,
	"harbour-lights": harbourLights,
};
