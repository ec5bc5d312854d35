import type { CallError } from "@baize/platform-web/reads";
import type { Balance } from "../contract/index.ts";

/**
 * What a page knows of the balance. unknown: the player has no wallet yet. stale: the last answer is of `sinceMs`, and
 * reading it again has failed since. failed: nothing is known, and reading it failed.
 */
export type BalanceStatus =
	| { readonly kind: "loading" | "unknown" | "current" }
	| { readonly kind: "stale"; readonly sinceMs: number; readonly error: CallError }
	| { readonly kind: "failed"; readonly error: CallError };

type Read = {
	readonly known: readonly Balance[] | undefined;
	/** When the last answer came, by the device's clock. */
	readonly answeredAtMs: number | undefined;
	/** Of the last attempt. */
	readonly error: CallError | undefined;
};

export function balanceStatusOf({ known, answeredAtMs, error }: Read): BalanceStatus {
	// Amounts without a currency mean that there is no wallet.
	const hasWallet = known?.some(({ currency }) => currency !== "") ?? false;
	if (error) return hasWallet ? { kind: "stale", sinceMs: answeredAtMs ?? 0, error } : { kind: "failed", error };
	if (known === undefined) return { kind: "loading" };
	return { kind: hasWallet ? "current" : "unknown" };
}
