import type { JackpotTerms } from "@baize/engines/game";
import { registry } from "./registry.ts";

const carrying = registry.all.flatMap(({ sheet: { id, jackpot } }) => (jackpot ? [{ id, jackpot }] : []));

/** Every jackpot that a title carries, each once. */
export const pots: readonly JackpotTerms[] = [...new Set(carrying.map(({ jackpot }) => jackpot))];

/** The titles that carry a jackpot. */
export const gamesOfPot = (potId: string): readonly string[] =>
	carrying.filter(({ jackpot }) => jackpot.id === potId).map(({ id }) => id);
