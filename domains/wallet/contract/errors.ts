import { Integer, Struct, Text } from "@baize/kernel/call";
import { defineErrors } from "@baize/kernel/error";

/** What a request from outside may cause when money is to move. */
export const walletErrors = defineErrors({
	/** `cashMinor` is the true balance. */
	INSUFFICIENT_FUNDS: {
		status: 409,
		text: "wallet.errors.insufficientFunds",
		details: Struct({ cashMinor: Integer(), currency: Text() }),
	},
	/** The same id came with other content. Nothing moved. */
	IDEMPOTENCY_CONFLICT: { status: 409, text: "wallet.errors.idempotencyConflict" },
	WALLET_MISSING: {
		status: 409,
		text: "wallet.errors.walletMissing",
		details: Struct({ currency: Text() }),
	},
});
