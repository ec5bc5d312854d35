import type { Cue } from "@baize/games/sound";
import { useRef, useState } from "react";
import { useStillness } from "../../game/use-opening.ts";
import { giveCue } from "../../sound/cues.ts";
import type { TitleRound } from "../title-round.ts";

/**
 * Shows a round by animations of the style sheet, which together last `msOf` it; the player may end them at once, and where
 * motion is reduced there are none. `deal` counts what was shown, so that each round has cards of its own; `cueOf` is how it sounds.
 */
export function useReveal(msOf: (round: TitleRound) => number, cueOf?: (round: TitleRound) => Cue) {
	const isStill = useStillness();
	const [shown, setShown] = useState<{ round: TitleRound; isRevealing: boolean }>();
	const [deal, setDeal] = useState(0);
	const end = useRef(() => {});
	return {
		...{ deal, round: shown?.round, isRevealing: shown?.isRevealing ?? false },
		async reveal(round: TitleRound): Promise<void> {
			setDeal((before) => before + 1);
			if (!isStill) {
				setShown({ round, isRevealing: true });
				if (cueOf) giveCue(cueOf(round));
				await new Promise<void>((resolve) => {
					end.current = resolve;
					setTimeout(resolve, msOf(round));
				});
			}
			setShown({ round, isRevealing: false });
		},
		skip(): void {
			giveCue({ type: "cut" });
			end.current();
		},
	};
}
