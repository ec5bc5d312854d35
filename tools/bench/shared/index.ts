import type { Figure } from "../measure.ts";
import { listeners } from "./listeners.ts";
import { settlement } from "./settlement.ts";

/** The end of a round with many stakes, and the pages that look at a table. */
export const shared = async (): Promise<Figure[]> => [...(await settlement()), ...(await listeners())];
