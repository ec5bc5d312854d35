import type { Trial } from "../returns/index.ts";
import type { Slot } from "./slot.ts";
import { SLOTS } from "./titles.ts";

function trialOf({ id, title, stake, returns, isDeviationMeasured, quickRound }: Slot): Trial {
	let round: ReturnType<typeof quickRound> | null = null;
	return {
		...{ id, title, stake, returns, isDeviationMeasured },
		round: (draws) => {
			round ??= quickRound();
			return round(draws);
		},
	};
}

export const trials: readonly Trial[] = SLOTS.map(trialOf);
