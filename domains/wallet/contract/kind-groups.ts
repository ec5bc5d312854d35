import { type Account, KIND_NAMES, KINDS, type Kind, type Leg } from "@baize/ledger/contract";
import { STATEMENT_GROUPS, type StatementGroup } from "./statement-groups.ts";

const legsOf = (kind: Kind): readonly Leg[] => KINDS[kind].legs;

/** What the operator gives or takes is no payment, though it comes from outside of the wallet like one. */
const GROUP_OF_KIND: Partial<Record<Kind, StatementGroup>> = { adjustment: "other" };

/** The group of an operation, by the accounts between which its money moves: the first of these that it touches. */
export function groupOf(kind: Kind): StatementGroup {
	const own = GROUP_OF_KIND[kind];
	if (own) return own;
	const legs = legsOf(kind);
	const touches = (...accounts: Account[]): boolean =>
		legs.some(({ from, to }) => accounts.includes(from) || accounts.includes(to));
	if (touches("operatorCasino", "operatorJackpots")) return "casino";
	if (touches("operatorSports", "openStakes")) return "sports";
	if (touches("pendingWithdrawal")) return "withdrawals";
	if (touches("external")) return legs.some(({ to }) => to === "external") ? "withdrawals" : "deposits";
	return touches("operatorPromotions", "bonus", "npBonus", "locked") ? "promotions" : "other";
}

const KINDS_OF = new Map(
	STATEMENT_GROUPS.map((group) => [group, KIND_NAMES.filter((kind) => groupOf(kind) === group)] as const),
);

export const kindsOf = (group: StatementGroup): readonly Kind[] => KINDS_OF.get(group)!;

/** How much of the two amounts of a kind goes out of the cash, and how much comes into it. */
export function cashFlow(kind: Kind, stakeMinor: bigint, winMinor: bigint): { outMinor: bigint; inMinor: bigint } {
	const flow = { outMinor: 0n, inMinor: 0n };
	for (const { amount, from, to } of legsOf(kind)) {
		const moved = amount === "stake" ? stakeMinor : winMinor;
		if (from === "cash") flow.outMinor += moved;
		if (to === "cash") flow.inMinor += moved;
	}
	return flow;
}
