import { type Minor, parseAmount, share } from "@baize/kernel/money";
import { multiplePrice, shownPrice } from "@baize/kernel/odds";
import type { Quote } from "../../../contract/schemas.ts";
import type { SlipLeg } from "../slip-store.ts";

/** The status of a selection on the slip: can be bet on, will come back, or must be removed. */
export type LineStatus = "open" | "suspended" | "closed" | "gone";

export type SlipLine = {
	readonly selectionId: string;
	readonly quote: Quote | undefined;
	readonly seenX10000: number;
	readonly priceX10000: number;
	readonly status: LineStatus;
};

export type Quotes = { readonly quotes: readonly Quote[]; readonly gone: readonly string[] };

/** The slip with current prices. A selection without a quote yet is shown as it was. */
export function linesOf(legs: readonly SlipLeg[], { quotes, gone }: Quotes = { quotes: [], gone: [] }): SlipLine[] {
	return legs.map(({ selectionId, priceX10000: seenX10000 }) => {
		const quote = quotes.find((each) => each.selectionId === selectionId);
		const status = gone.includes(selectionId) ? "gone" : statusOf(quote);
		return { selectionId, quote, seenX10000, priceX10000: quote?.priceX10000 ?? seenX10000, status };
	});
}

function statusOf(quote: Quote | undefined): LineStatus {
	if (!quote || quote.isOpen) return "open";
	return quote.marketState === "suspended" ? "suspended" : "closed";
}

export const hasMoved = (line: SlipLine): boolean => line.status === "open" && line.priceX10000 !== line.seenX10000;

/** The event id is the first part of a selection id. */
export const eventOf = (selectionId: string): string => selectionId.slice(0, selectionId.indexOf("-"));

/** The selections that share a match with another one. */
export const clashing = (lines: readonly SlipLine[]): SlipLine[] =>
	lines.filter((line) =>
		lines.some((other) => other !== line && eventOf(other.selectionId) === eventOf(line.selectionId)),
	);

/** The combined price, for display. */
export const combinedX10000 = (lines: readonly SlipLine[]): number =>
	shownPrice(multiplePrice(lines.map((line) => line.priceX10000)));

/** What a stake returns when all win: truncated once, and never above the limit. */
export function returnsMinor(stakeMinor: Minor, lines: readonly SlipLine[], maxMinor: Minor): Minor {
	const { numerator, denominator } = multiplePrice(lines.map((line) => line.priceX10000));
	const exact = share(stakeMinor, numerator, denominator);
	return exact > maxMinor ? maxMinor : exact;
}

export type Limits = { minStakeMinor: number; maxStakeMinor: number; maxPayoutMinor: number; maxLegs: number };

/** A stake as typed: empty, a valid amount, or what is wrong with it. */
export type StakeReading =
	| { kind: "none" }
	| { kind: "stake"; stakeMinor: Minor }
	| { kind: "issue"; issue: "notAmount" | "tooSmall" | "tooLarge" };

export function readStake(text: string, currency: string, limits: Limits | undefined): StakeReading {
	if (text.trim() === "") return { kind: "none" };
	const stakeMinor = parseAmount(text, currency);
	if (stakeMinor === null) return { kind: "issue", issue: "notAmount" };
	if (limits && stakeMinor < BigInt(limits.minStakeMinor)) return { kind: "issue", issue: "tooSmall" };
	if (limits && stakeMinor > BigInt(limits.maxStakeMinor)) return { kind: "issue", issue: "tooLarge" };
	return { kind: "stake", stakeMinor };
}
