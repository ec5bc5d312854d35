import {
	ACTIONS_FOR,
	type DepositState,
	NEEDS_SECOND,
	type UnknownAction,
	type UnknownReason,
	type WithdrawalState,
} from "../../contract/index.ts";

type Entry = { kind: "deposit" | "withdrawal"; why: UnknownReason; state: string };

/** What may be done about an entry now; `paymentState`: of our payment, undefined if there is none. */
export function actionsOf(entry: Entry, paymentState: DepositState | WithdrawalState | undefined): UnknownAction[] {
	if (entry.state !== "open") return [];
	return ACTIONS_FOR[entry.kind][entry.why].filter((action) => isPossible(action, entry, paymentState));
}

/** Money is credited to, taken back from, and marked as paid on a payment in the state that this fits. */
export function isPossible(
	action: UnknownAction,
	{ kind, why }: Pick<Entry, "kind" | "why">,
	paymentState: string | undefined,
): boolean {
	if (action === "close" || action === "return") return true;
	if (kind === "withdrawal")
		return action === "credit"
			? paymentState === "paying"
			: action === "markPaid" && (paymentState === "paying" || paymentState === "failed");
	if (action === "takeBack") return paymentState === "settled";
	// What is unknown of a settled deposit is settled; only more money than it has credited is not.
	return action === "credit" && (paymentState !== "settled" || why !== "noAnswer");
}

export const needsSecond = (action: UnknownAction): boolean => NEEDS_SECOND.has(action);
