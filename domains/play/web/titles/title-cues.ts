import type { Cue } from "@baize/games/sound";
import type { TitleRound } from "./title-round.ts";

type Ended = Pick<TitleRound, "winMinor">;

/** From one card to the next in the hand of a deal. */
const APART_MS = 190;
const FIRST_CARDS: Readonly<Partial<Record<string, number>>> = { blackjack: 4, videoPoker: 5, threeCard: 6, hiLo: 1 };

/** What the first step of a round sounds like, by the kind of its game; of most it has its stage to give cues. */
export function cuesOfOpening(kind: string): Cue[] {
	const count = FIRST_CARDS[kind];
	return count === undefined ? [] : [{ type: "cardsDealt", count, apartMs: APART_MS }];
}

/** What a further step sounds like. `step` counts them; `ended` where it was the last one. */
export function cuesOfAction(kind: string, step: number, ended?: Ended): Cue[] {
	switch (kind) {
		case "mines":
		case "towers":
			if (!ended) return [{ type: "revealed", step }];
			return ended.winMinor === 0 ? [{ type: "mineHit" }] : [];
		case "hiLo":
		case "videoPoker":
		case "threeCard":
			return [{ type: "cardTurned" }];
		case "blackjack":
			return [{ type: "cardsDealt", count: ended ? 2 : 1, apartMs: APART_MS }];
		default:
			return [];
	}
}
