import type { ReelSheet } from "@baize/engines/reels";
import { sheet as amberFox } from "./amber-fox/sheet.data.ts";
import { sheet as emberCourt } from "./ember-court/sheet.data.ts";
import { sheet as harbourLights } from "./harbour-lights/sheet.data.ts";
import { sheet as lanternRoad } from "./lantern-road/sheet.data.ts";
import { sheet as nightOrchard } from "./night-orchard/sheet.data.ts";
import { sheet as tidalBook } from "./tidal-book/sheet.data.ts";

/** Every slot title, in the order of release. */
export const sheets: readonly ReelSheet[] = [tidalBook, emberCourt, nightOrchard, amberFox, lanternRoad, harbourLights];

const byId = new Map(sheets.map((sheet) => [sheet.id, sheet]));

/** The sheet of a title by its id, for example "tidal-book"; null when there is no such title. */
export function sheetOf(id: string): ReelSheet | null {
	return byId.get(id) ?? null;
}
