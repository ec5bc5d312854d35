import { look as dunesLook } from "@baize/games/looks/painted-dunes";
import { look as silkLook } from "@baize/games/looks/silk-caravan";

/** How a title of ways looks: its colours and the class of its stage. */
type WaysLook = { look: Readonly<Record<`--${string}`, string>>; className: string };

const SILK: WaysLook = { look: silkLook, className: "ways-stage ways-silk" };
const DUNES: WaysLook = { look: dunesLook, className: "ways-stage ways-dunes" };

/** The titles whose look is not that of the first one. Each has a scene under its own name. */
const LOOKS: Partial<Record<string, WaysLook>> = { "painted-dunes": DUNES };

export const lookOf = (gameId: string): WaysLook => LOOKS[gameId] ?? SILK;
