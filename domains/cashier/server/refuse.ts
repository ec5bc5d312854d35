import { refuser } from "@baize/kernel/error";
import { toWire } from "@baize/kernel/money";
import { cashierErrors, type Limits, payoutBatchErrors } from "../contract/index.ts";

export const refuse = refuser(cashierErrors);

export const refuseBatch = refuser(payoutBatchErrors);

export const outsideLimits = ({ minMinor, maxMinor, stepMinor }: Limits, currency: string) =>
	refuse("AMOUNT_OUTSIDE_LIMITS", {
		minMinor: toWire(minMinor),
		maxMinor: toWire(maxMinor),
		stepMinor: toWire(stepMinor),
		currency,
	});
