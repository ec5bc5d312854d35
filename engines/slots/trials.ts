import type { Trial } from "../returns/index.ts";
import { SLOTS } from "./titles.ts";

export const trials: readonly Trial[] = SLOTS.map(({ id, title, stake, returns, play }) => ({
	id,
	title,
	stake,
	returns,
	round: (draws) => play(draws, null),
}));
