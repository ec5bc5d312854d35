import type { SpinGame } from "@baize/engines/game";
import { exactReturn, quickRound, type ReelSheet } from "@baize/engines/reels";
import { check } from "@baize/kernel/check";
import { toNumber } from "@baize/kernel/odds";
import { type Draws, seededDraws } from "@baize/kernel/random";
import { isBet, maxUnitsOf, type OfferPrice, percentOn, type Terms, type Wagering } from "../../contract/index.ts";
import { always, type Beginning, bySpins } from "./beginning.ts";
import { type BetReturns, betExamples, boundUnits } from "./bets.ts";
import { type Life, type Play, playOnce, sumUp, type Title } from "./play-terms.ts";

/** With so many, the share who finish is known to within about two in a hundred. */
const LIVES = 3_000;
/** What is played before other work of the process has its turn. */
const LIVES_AT_ONCE = 20;
/** The same terms have the same price whenever it is computed. */
const SEED = 1;
const WHOLE_X10000 = 10_000;

/** `titles`: what bonus money is wagered on in the price. */
type Known = { titles: readonly ReelSheet[]; spinGames: readonly SpinGame[]; betReturnsX10000: BetReturns };

/**
 * What terms cost and are worth. On games that is the title which is best for the player, at the highest stake that the
 * terms allow: what no player can beat on average. Of bets it is an example, and the cost is what no choice of prices can
 * beat. Null where nothing is to be wagered and the amount is a player's loss, not a face; and for spins on no title that
 * takes them.
 */
export async function priceTerms(terms: Terms, known: Known): Promise<OfferPrice | null> {
	const { kind, wagering, spins } = terms;
	if (kind === "cashback" && wagering === null) return null;
	const faceUnits = maxUnitsOf(terms);
	const won = spins && bySpins(spins, known.spinGames);
	if (spins && !won) return null;
	if (spins && won && !wagering) return ofCash(won, { faceUnits, stakeUnits: spins.stakeUnits });
	// Without anything to wager all of it is kept.
	if (!wagering) return wholeFace(faceUnits);
	return ofWagering({ wagering, faceUnits, beginning: won ?? always(faceUnits) }, known);
}

async function ofWagering(
	question: Question,
	{ titles, betReturnsX10000 }: Omit<Known, "spinGames">,
): Promise<OfferPrice> {
	const { wagering, faceUnits, beginning } = question;
	const games = gamePlays(wagering, faceUnits, titles);
	const bets = betPlays(wagering, faceUnits, betReturnsX10000);
	// Where only games count whose distribution is not known, or those and bets, all of it may be kept.
	if (games.length === 0 && (bets.length === 0 || hasUnknown(wagering, titles))) return wholeFace(faceUnits);
	let best: OfferPrice | undefined;
	for (const play of [...games, ...bets]) {
		const price = await priceOf(play, question);
		if (!best || price.playerValueUnits > best.playerValueUnits) best = price;
	}
	check(best, "something is played");
	if (bets.length === 0) return best;
	const bound = boundUnits(wagering, beginning, [...games, ...bets]);
	return { ...best, costUnits: Math.max(bound, best.playerValueUnits) };
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
		...{ faceUnits, stakeUnits, gameName: won.title, finishX1000: 1_000, stakedUnits: faceUnits },
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

type Question = { wagering: Wagering; faceUnits: number; beginning: Beginning };
/** What is played again and again, and what of a stake on it counts. */
type Played = { title: Title; percent: number; returnShare: number; stakeUnits: number; shown: Shown };
type Shown = Pick<OfferPrice, "gameName" | "returnX10000" | "bets">;

/** Whether something counts of which the distribution is not known here: a class of the casino, or slots without lines. */
const hasUnknown = ({ shares, titles: named = [] }: Wagering, titles: readonly ReelSheet[]): boolean =>
	shares.some(
		({ gameClass, percent }) => percent > 0 && (gameClass === "slots" ? named.length > 0 : !isBet(gameClass)),
	) || named.some(({ title, percent }) => percent !== null && percent > 0 && titles.every(({ id }) => id !== title));

function gamePlays(wagering: Wagering, faceUnits: number, titles: readonly ReelSheet[]): Played[] {
	return titles.flatMap((sheet) => {
		const percent = percentOn(wagering, { gameClass: "slots", title: sheet.id }) ?? 0;
		if (percent === 0) return [];
		const returnShare = toNumber(exactReturn(sheet).total);
		const maxUnits = sheet.maxLineBetUnits * sheet.lines.length;
		return [
			{
				...{ percent, returnShare, stakeUnits: Math.min(wagering.maxStakeUnits ?? faceUnits, maxUnits) },
				title: { round: quickRound(sheet), lines: sheet.lines.length },
				shown: { gameName: sheet.title, returnX10000: Math.floor(returnShare * WHOLE_X10000) },
			},
		];
	});
}

const betPlays = (wagering: Wagering, faceUnits: number, returns: BetReturns): Played[] =>
	betExamples(wagering, { faceUnits, returns }).map(
		({ title, percent, stakeUnits, returnX10000, priceX10000, gameClass }) => ({
			...{ title, percent, stakeUnits, returnShare: returnX10000 / WHOLE_X10000 },
			shown: { gameName: "", returnX10000, bets: { gameClass, priceX10000 } },
		}),
	);

async function priceOf(
	{ title, percent, returnShare, stakeUnits, shown }: Played,
	{ wagering, faceUnits, beginning }: Question,
): Promise<OfferPrice> {
	const playFrom = (units: number): Play => ({
		...{ faceUnits: units, stakeUnits, percent, maxConvertedUnits: wagering.maxConvertedUnits },
		requiredUnits: (units * wagering.timesX10) / 10,
	});
	const lives = await inTurns((draws): Life => playOnce(title, playFrom(beginning.draw(draws)), draws));
	const played = sumUp(lives, playFrom(beginning.meanUnits), returnShare);
	return { ...played, ...shown, faceUnits, stakeUnits, costUnits: played.playerValueUnits };
}
