import type { QueuedWithdrawalView } from "../contract/index.ts";

/** What an operator should notice before money leaves. The amount, if there is one, is filled into its text. */
export type Warning = { readonly key: "moreThanPaidIn" | "firstPayout"; readonly amountMinor?: number };

export function warningsOf({ totals, amountMinor }: Pick<QueuedWithdrawalView, "totals" | "amountMinor">): Warning[] {
	if (!totals) return [];
	const { depositedMinor, paidOutMinor } = totals;
	const beyondMinor = paidOutMinor + amountMinor - depositedMinor;
	return [
		...(beyondMinor > 0 ? [{ key: "moreThanPaidIn", amountMinor: beyondMinor } as const] : []),
		...(paidOutMinor === 0 ? [{ key: "firstPayout" } as const] : []),
	];
}
