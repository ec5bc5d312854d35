import { displayDecimals, ledgerDecimals, type Minor } from "@baize/kernel/money";
import type { Limits } from "../limits.ts";
import { TRANSFER_LIMITS } from "./limits.data.ts";

/** The limits of one transfer, and of all transfers of 24 hours together. */
export type TransferLimits = Limits & { dayMinor: Minor };

/** Undefined for a currency without transfers. */
export function transferLimits(currency: string): TransferLimits | undefined {
	const row = TRANSFER_LIMITS.find((each) => each.currency === currency);
	if (!row) return undefined;
	const unit = 10n ** BigInt(ledgerDecimals(currency));
	return {
		minMinor: BigInt(row.min) * unit,
		maxMinor: BigInt(row.max) * unit,
		dayMinor: BigInt(row.day) * unit,
		stepMinor: 10n ** BigInt(Math.max(0, ledgerDecimals(currency) - displayDecimals(currency))),
		quickMinor: row.quick.map((major) => BigInt(major) * unit),
	};
}
