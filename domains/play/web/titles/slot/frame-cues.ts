import type { Cue } from "@baize/games/sound";
import { ownAmounts } from "../../game/round/free-round.ts";
import type { TitleRound } from "../title-round.ts";

/** What frames of all slots have in common, as far as it sounds. */
export type SoundingFrame = {
	kind: string;
	/** How many reels stand. */
	standing?: number;
	/** One more symbol on the next reel, or on the reels from here on, would begin a feature. */
	waits?: boolean;
	waitsFrom?: number;
	/** Which win of the spin it is. */
	cascade?: number;
};

/** The sum of a feature sounds higher than its parts. */
const TOTAL_STEP = 4;
const WAITING: Cue = { type: "anticipation" };

/** The cues of a frame at the moment at which it is shown. */
export function cuesOfFrame(
	{ kind, standing = 0, waits, waitsFrom, cascade = 1 }: SoundingFrame,
	of: TitleRound,
): Cue[] {
	const waiting = waits || waitsFrom !== undefined ? [WAITING] : [];
	switch (kind) {
		case "spinning":
			return standing === 0 ? [{ type: "reelsStarted" }] : [{ type: "reelStopped", step: standing - 1 }, ...waiting];
		case "cleared":
		case "turning":
			return [{ type: "reelsStarted" }];
		case "stopped":
			return [{ type: "reelStopped", step: standing }];
		case "filled":
		case "fell":
			return [{ type: "reelStopped", step: 0 }, ...waiting];
		case "won":
			return [{ type: "winCounted", round: ownAmounts(of), step: cascade - 1 }];
		case "burst":
			return [{ type: "tilesBurst" }];
		case "held":
			return [{ type: "revealed", step: 0 }];
		case "total":
			return [{ type: "winCounted", round: ownAmounts(of), step: TOTAL_STEP }];
		case "begun":
		case "more":
			return [{ type: "featureBegun" }];
		default:
			return [];
	}
}
