import { exactReturn, quickRound, type ReelSheet } from "@baize/engines/reels";
import { toNumber } from "@baize/kernel/odds";
import { type Draws, seededDraws } from "@baize/kernel/random";
import type { OfferPrice, Terms, Wagering } from "../../contract/index.ts";
import { maxUnitsOf } from "../grants/rules.ts";
import { always, type Beginning, bySpins } from "./beginning.ts";
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
 * player can beat on average. Null where nothing is to be wagered and the amount is a player's loss, not a face; and for
 * spins on no title that there is.
 */
export async function priceTerms(terms: Terms, titles: readonly ReelSheet[]): Promise<OfferPrice | null> {
	const { kind, wagering, spins } = terms;
	if (kind === "cashback" && wagering === null) return null;
	const faceUnits = maxUnitsOf(terms);
	const won = spins && bySpins(spins, titles);
	if (spins && !won) return null;
	if (spins && won && !wagering) return ofCash(won, { faceUnits, stakeUnits: spins.stakeUnits });
	const slots = wagering?.shares.find(({ gameClass }) => gameClass === "slots")?.percent ?? 0;
	// Without anything to wager, or without a title whose distribution is known, all of it may be kept.
	if (!wagering || slots === 0) return wholeFace(faceUnits);
	let best: OfferPrice | undefined;
	for (const sheet of titles) {
		const price = await priceOn(sheet, { wagering, faceUnits, percent: slots, beginning: won ?? always(faceUnits) });
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

/** Wins that are the player's at once: their mean is exact. */
async function ofCash(
	won: NonNullable<ReturnType<typeof bySpins>>,
	{ faceUnits, stakeUnits }: Pick<OfferPrice, "faceUnits" | "stakeUnits">,
): Promise<OfferPrice> {
	const wins = (await inTurns((draws) => won.draw(draws))).sort((a, b) => a - b);
	const valueUnits = Math.round(won.meanUnits);
	return {
		...{ faceUnits, stakeUnits, gameName: won.sheet.title, finishX1000: 1_000, stakedUnits: faceUnits },
		...{ keptUnits: valueUnits, playerValueUnits: valueUnits, costUnits: valueUnits },
		cost95Units: Math.round(wins[Math.floor(LIVES * 0.95)]!),
		returnX10000: Math.floor(won.returnShare * WHOLE_X10000),
	};
}

async function inTurns<Result>(play: (draws: Draws) => Result): Promise<Result[]> {
	const draws = seededDraws(SEED);
	const results: Result[] = [];
	while (results.length < LIVES) {
		for (let at = 0; at < LIVES_AT_ONCE; at++) results.push(play(draws));
		await new Promise((resolve) => setImmediate(resolve));
	}
	return results;
}

type Question = { wagering: Wagering; faceUnits: number; percent: number; beginning: Beginning };

async function priceOn(sheet: ReelSheet, { wagering, faceUnits, percent, beginning }: Question): Promise<OfferPrice> {
	const returnShare = toNumber(exactReturn(sheet).total);
	const title = { round: quickRound(sheet), lines: sheet.lines.length };
	const maxUnits = sheet.maxLineBetUnits * sheet.lines.length;
	const stakeUnits = Math.min(wagering.maxStakeUnits ?? faceUnits, maxUnits);
	const playFrom = (units: number): Play => ({
		...{ faceUnits: units, stakeUnits, percent, maxConvertedUnits: wagering.maxConvertedUnits },
		requiredUnits: (units * wagering.timesX10) / 10,
	});
	const lives = await inTurns((draws): Life => playOnce(title, playFrom(beginning.draw(draws)), draws));
	const played = sumUp(lives, playFrom(beginning.meanUnits), returnShare);
	return {
		...played,
		...{ faceUnits, stakeUnits, gameName: sheet.title, costUnits: played.playerValueUnits },
		returnX10000: Math.floor(returnShare * WHOLE_X10000),
	};
}
