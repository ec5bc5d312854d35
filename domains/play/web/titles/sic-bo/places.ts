import { SIC_BO, sicBo } from "@baize/engines/dice";
import type { SpotBet, SpotEvent } from "@baize/engines/spots";
import { toNumber } from "@baize/kernel/odds";
import type { TitleRound } from "../title-round.ts";
import type { SicBoTexts } from "./texts.ts";

export type Dice = readonly number[];
export type SicBoEvent = SpotEvent<Dice>;

export const FACES = [1, 2, 3, 4, 5, 6] as const;

/** The places as they lie: each group has rows of its own. */
export const GROUPS = {
	sets: [
		"small",
		...FACES.map((face) => `double-${face}`),
		...FACES.map((face) => `triple-${face}`),
		"any-triple",
		"big",
	],
	totals: Array.from({ length: 14 }, (_, at) => `total-${at + 4}`),
	pairs: FACES.flatMap((one) => FACES.filter((other) => other > one).map((other) => `pair-${one}-${other}`)),
	singles: FACES.map((face) => `single-${face}`),
} as const;

/** The kind of a place, and the numbers that it names. */
export function partsOf(spot: string): { kind: string; numbers: readonly number[] } {
	const [kind = "", ...rest] = spot.split("-");
	return { kind, numbers: kind === "any" ? [] : rest.map(Number) };
}

/** What a place pays to 1; a single number as much for one die. */
export function timesToOne(spot: string): number {
	const { kind, numbers } = partsOf(spot);
	const [number = 0] = numbers;
	const { totals, single, double, triple, anyTriple, pairOfFaces } = SIC_BO;
	const times: Record<string, number> = { double, triple, any: anyTriple, pair: pairOfFaces, single: single[0]! };
	return kind === "total" ? totals[Math.min(number, 21 - number) - 4]! : (times[kind] ?? 1);
}

/** Whether a place pays with these dice. */
export const isWon = (spot: string, dice: Dice): boolean => toNumber(sicBo.times(SIC_BO, spot, dice)) > 0;

export const diceOf = ({ events }: Pick<TitleRound, "events">): Dice =>
	(events[0] as Extract<SicBoEvent, { type: "resultDrawn" }>).drawn;

export const totalOf = (dice: Dice): number => dice.reduce((sum, die) => sum + die, 0);

type Result = "small" | "big" | "triple";
export function resultOf(dice: Dice): Result {
	if (dice.every((die) => die === dice[0])) return "triple";
	return totalOf(dice) <= 10 ? "small" : "big";
}

/** Wins above so many stakes are worth waiting for. */
const WORTH = 5;

/** Whether the last die can still bring a win of more than five stakes: only then does it roll longer than the others. */
export function waitsForLast(bet: SpotBet, [one, two]: Dice): boolean {
	const stakeMinor = bet.spots.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
	const wins = FACES.map((last) =>
		bet.spots.reduce(
			(sum, { spot, amountMinor }) => sum + amountMinor * toNumber(sicBo.times(SIC_BO, spot, [one!, two!, last])),
			0,
		),
	);
	return Math.max(...wins) > WORTH * stakeMinor;
}

const ROLLS_MS = [1_050, 1_400, 1_750] as const;
const LONGER_MS = 1_000;

/** How long each die rolls. */
export function rollsMs(bet: SpotBet, dice: Dice): readonly number[] {
	const longer = waitsForLast(bet, dice) ? LONGER_MS : 0;
	return ROLLS_MS.map((lastsMs, at) => lastsMs + (at === 2 ? longer : 0));
}

/** A place in words. */
export function nameOf(t: SicBoTexts, spot: string): string {
	const { kind, numbers } = partsOf(spot);
	const [one = 0, other = 0] = numbers;
	switch (kind) {
		case "total":
			return t("spots.total", { total: one });
		case "double":
		case "triple":
		case "single":
			return t(`spots.${kind}`, { face: one });
		case "pair":
			return t("spots.pair", { one, other });
		case "any":
			return t("spots.anyTriple");
		default:
			return t(`spots.${kind as "small" | "big"}`);
	}
}
