import { type Minor, parseAmount, share } from "@baize/kernel/money";
import { multiplePrice, shownPrice } from "@baize/kernel/odds";
import type { Quote } from "../../contract/schemas.ts";
import type { SlipLeg } from "./slip-store.ts";

/** How a selection on the slip stands: can be bet on, will come back, or must go. */
export type LineStanding = "open" | "suspended" | "closed" | "gone";

export type SlipLine = {
	readonly selectionId: string;
	readonly quote: Quote | undefined;
	readonly seenX10000: number;
	readonly priceX10000: number;
	readonly standing: LineStanding;
};

export type Quotes = { readonly quotes: readonly Quote[]; readonly gone: readonly string[] };

/** The slip against the market. What has not been quoted yet is as it was seen. */
export function linesOf(legs: readonly SlipLeg[], { quotes, gone }: Quotes = { quotes: [], gone: [] }): SlipLine[] {
	return legs.map(({ selectionId, priceX10000: seenX10000 }) => {
		const quote = quotes.find((each) => each.selectionId === selectionId);
		const standing = gone.includes(selectionId) ? "gone" : standingOf(quote);
		return { selectionId, quote, seenX10000, priceX10000: quote?.priceX10000 ?? seenX10000, standing };
	});
}

function standingOf(quote: Quote | undefined): LineStanding {
	if (!quote || quote.isOpen) return "open";
	return quote.marketState === "suspended" ? "suspended" : "closed";
}

export const hasMoved = (line: SlipLine): boolean => line.standing === "open" && line.priceX10000 !== line.seenX10000;

/** The event of a selection is the first part of its id. */
export const eventOf = (selectionId: string): string => selectionId.slice(0, selectionId.indexOf("-"));

/** The selections that share a match with another one. */
export const clashing = (lines: readonly SlipLine[]): SlipLine[] =>
	lines.filter((line) =>
		lines.some((other) => other !== line && eventOf(other.selectionId) === eventOf(line.selectionId)),
	);

/** The price of all together, to show. */
export const combinedX10000 = (lines: readonly SlipLine[]): number =>
	shownPrice(multiplePrice(lines.map((line) => line.priceX10000)));

/** What a stake returns when all win: cut once, and never above the limit. */
export function returnsMinor(stakeMinor: Minor, lines: readonly SlipLine[], mostMinor: Minor): Minor {
	const { numerator, denominator } = multiplePrice(lines.map((line) => line.priceX10000));
	const exact = share(stakeMinor, numerator, denominator);
	return exact > mostMinor ? mostMinor : exact;
}

export type Limits = { leastStakeMinor: number; mostStakeMinor: number; mostPayoutMinor: number; mostLegs: number };

/** A stake as typed: nothing yet, an amount that is taken, or what is wrong with it. */
export type StakeReading =
	| { kind: "none" }
	| { kind: "stake"; stakeMinor: Minor }
	| { kind: "fault"; fault: "notAmount" | "tooSmall" | "tooLarge" };

export function readStake(text: string, currency: string, limits: Limits | undefined): StakeReading {
	if (text.trim() === "") return { kind: "none" };
	const stakeMinor = parseAmount(text, currency);
	if (stakeMinor === null) return { kind: "fault", fault: "notAmount" };
	if (limits && stakeMinor < BigInt(limits.leastStakeMinor)) return { kind: "fault", fault: "tooSmall" };
	if (limits && stakeMinor > BigInt(limits.mostStakeMinor)) return { kind: "fault", fault: "tooLarge" };
	return { kind: "stake", stakeMinor };
}
