import type { Minor } from "@baize/kernel/money";
import type { FreeBetView } from "../../contract/free-bets.ts";
import {
	combinedX10000,
	type Limits,
	readStake,
	returnsMinor,
	type SlipLine,
	type StakeReading,
} from "../slip/lines/lines.ts";

const UNCAPPED = BigInt(Number.MAX_SAFE_INTEGER);

/** Those that a bet of so many selections may be staked with, the one that ends first before the others. */
export const usableFor = (freeBets: readonly FreeBetView[], currency: string, legCount: number): FreeBetView[] =>
	freeBets
		.filter((each) => each.state === "usable" && each.currency === currency)
		.filter(({ takesMultiples }) => takesMultiples || legCount === 1)
		.sort((one, other) => one.untilMs - other.untilMs);

export const isPriceTooLow = ({ minPriceX10000 }: FreeBetView, lines: readonly SlipLine[]): boolean =>
	combinedX10000(lines) < minPriceX10000;

/** The stake of the chosen free bet, or what is typed. */
export const readingOf = (
	free: FreeBetView | undefined,
	text: string,
	currency: string,
	limits: Limits | undefined,
): StakeReading => (free ? { kind: "stake", stakeMinor: BigInt(free.faceMinor) } : readStake(text, currency, limits));

/** What a bet pays when all win. The stake of a free bet is not returned. */
export function paysMinor(
	{ stakeMinor, freeBetId }: { stakeMinor: Minor; freeBetId?: string | undefined },
	lines: readonly SlipLine[],
	maxMinor: Minor,
): Minor {
	if (freeBetId === undefined) return returnsMinor(stakeMinor, lines, maxMinor);
	const wonMinor = returnsMinor(stakeMinor, lines, UNCAPPED) - stakeMinor;
	return wonMinor > maxMinor ? maxMinor : wonMinor;
}
