import { exactReturn, quickRound, type ReelSheet } from "@baize/engines/reels";
import { toNumber } from "@baize/kernel/odds";
import { seededDraws } from "@baize/kernel/random";
import type { OfferPrice, Terms, Wagering } from "../../contract/index.ts";
import { maxUnitsOf } from "../grants/rules.ts";
import { type Life, type Play, playOnce, sumUp } from "./play-terms.ts";

/** With so many, the share who finish is known to within about two in a hundred. */
const LIVES = 3_000;
/** What is played before other work of the process has its turn. */
const LIVES_AT_ONCE = 20;
/** The same terms have the same price whenever it is computed. */
const SEED = 1;
const WHOLE_X10000 = 10_000;

/**
 * What terms cost and are worth, on the title that is best for the player, at the highest stake that they allow: what no
 * player can beat on average. Null where nothing is to be wagered and the amount is a player's loss, not a face.
 */
export async function priceTerms(terms: Terms, titles: readonly ReelSheet[]): Promise<OfferPrice | null> {
	if (terms.kind === "cashback" && terms.wagering === null) return null;
	const faceUnits = maxUnitsOf(terms);
	const { wagering } = terms;
	const slots = wagering?.shares.find(({ gameClass }) => gameClass === "slots")?.percent ?? 0;
	// Without anything to wager, or without a title whose distribution is known, all of it may be kept.
	if (!wagering || slots === 0) return wholeFace(faceUnits);
	let best: OfferPrice | undefined;
	for (const sheet of titles) {
		const price = await priceOn(sheet, { wagering, faceUnits, percent: slots });
		if (!best || price.playerValueUnits > best.playerValueUnits) best = price;
	}
	return best ?? wholeFace(faceUnits);
}

const wholeFace = (faceUnits: number): OfferPrice => ({
	...{ faceUnits, stakeUnits: faceUnits, gameName: "", returnX10000: WHOLE_X10000, finishX1000: 1_000 },
	...{
		keptUnits: faceUnits,
		playerValueUnits: faceUnits,
		costUnits: faceUnits,
		cost95Units: faceUnits,
		stakedUnits: 0,
	},
});

type Question = { wagering: Wagering; faceUnits: number; percent: number };

async function priceOn(sheet: ReelSheet, { wagering, faceUnits, percent }: Question): Promise<OfferPrice> {
	const returnShare = toNumber(exactReturn(sheet).total);
	const title = { round: quickRound(sheet), lines: sheet.lines.length };
	const maxUnits = sheet.maxLineBetUnits * sheet.lines.length;
	const play: Play = {
		faceUnits,
		stakeUnits: Math.min(wagering.maxStakeUnits ?? faceUnits, maxUnits),
		requiredUnits: (faceUnits * wagering.timesX10) / 10,
		percent,
		maxConvertedUnits: wagering.maxConvertedUnits,
	};
	const draws = seededDraws(SEED);
	const lives: Life[] = [];
	while (lives.length < LIVES) {
		for (let at = 0; at < LIVES_AT_ONCE; at++) lives.push(playOnce(title, play, draws));
		await new Promise((resolve) => setImmediate(resolve));
	}
	const played = sumUp(lives, play, returnShare);
	return {
		...played,
		...{ faceUnits, stakeUnits: play.stakeUnits, gameName: sheet.title, costUnits: played.playerValueUnits },
		returnX10000: Math.floor(returnShare * WHOLE_X10000),
	};
}
