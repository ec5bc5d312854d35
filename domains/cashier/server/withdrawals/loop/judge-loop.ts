import type { Minor } from "@baize/kernel/money";
import type { WithdrawalMethod } from "../../../contract/index.ts";

/** Where money of a player came from: how much, and how much of it has gone back or is on its way there. */
export type Source = {
	/**
	 * The card's token; undefined for what does not have to be paid back: a bank's transfer, coins, a card that takes no
	 * payouts.
	 */
	destination: string | undefined;
	/** It came by coins, and goes back by coins if the player wants it, to an address that is typed. */
	isCoins?: true;
	label: string;
	cameMinor: Minor;
	wentBackMinor: Minor;
};

export type LoopVerdict =
	/** It goes back to where it came from, and no more than that. */
	| { verdict: "returns" }
	/** Nothing is left to go back: it goes to an account in the player's own name. */
	| { verdict: "own" }
	/** As before, but only because where the money came from takes none. */
	| { verdict: "unreachable" }
	/** This source must be paid first. */
	| { verdict: "sourceFirst"; label: string; leftMinor: Minor }
	/** To this card no more than this goes back; the rest goes to a bank account. */
	| { verdict: "aboveSource"; label: string; leftMinor: Minor }
	/** No more than this goes out by coins; the rest goes to a bank account. */
	| { verdict: "aboveCoins"; leftMinor: Minor };

type Draft = { method: WithdrawalMethod; destination: string; amountMinor: Minor };

export const leftOf = ({ cameMinor, wentBackMinor }: Source): Minor =>
	cameMinor > wentBackMinor ? cameMinor - wentBackMinor : 0n;

/**
 * Money returns first to its sources, to each up to what came from there and has not gone back. What a source has left
 * below `minMinor`, the least that can be withdrawn, can no longer be sent there and does not count.
 */
export function judgeLoop(draft: Draft, sources: readonly Source[], minMinor: Minor): LoopVerdict {
	if (draft.method === "card") return judgeCard(draft, sources);
	if (draft.method === "crypto") return judgeCoins(draft, sources);
	const due = sources.filter((source) => source.destination !== undefined && leftOf(source) >= minMinor);
	const [first] = due;
	if (first) return { verdict: "sourceFirst", label: first.label, leftMinor: leftOf(first) };
	return { verdict: isAnyElsewhere(sources) ? "unreachable" : "own" };
}

/** Whether less has gone out than came from where nothing has to be paid back. */
function isAnyElsewhere(sources: readonly Source[]): boolean {
	return (
		sources
			.filter(({ destination }) => destination === undefined)
			.reduce((sum, { cameMinor, wentBackMinor }) => sum + cameMinor - wentBackMinor, 0n) > 0n
	);
}

/** What came as money of a bank never leaves as coins, whose owner cannot be seen. */
function judgeCoins({ amountMinor }: Draft, sources: readonly Source[]): LoopVerdict {
	const leftMinor = coinsLeft(sources);
	return amountMinor <= leftMinor ? { verdict: "returns" } : { verdict: "aboveCoins", leftMinor };
}

/** What has come by coins and has not gone out by them. */
export const coinsLeft = (sources: readonly Source[]): Minor =>
	sources.reduce((sum, source) => (source.isCoins ? sum + leftOf(source) : sum), 0n);

function judgeCard({ destination, amountMinor }: Draft, sources: readonly Source[]): LoopVerdict {
	const source = sources.find((each) => each.destination === destination);
	const leftMinor = source ? leftOf(source) : 0n;
	if (amountMinor <= leftMinor) return { verdict: "returns" };
	return { verdict: "aboveSource", label: source?.label ?? "", leftMinor };
}
