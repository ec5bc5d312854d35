import { instantGame, registryOf } from "@baize/engines/game";
import { linesKind } from "@baize/engines/reels";
import { otherGames } from "./others.ts";
import { sheets } from "./sheets.ts";

/** Every title. A title is a folder with a sheet, and a line in `others.ts` or in `sheets.ts`. */
export const registry = registryOf([...sheets.map((sheet) => instantGame(linesKind, sheet)), ...otherGames]);
