import { Integer, Struct } from "@baize/kernel/call";
import { defineErrors } from "@baize/kernel/error";
import { walletErrors } from "@baize/wallet/contract";

/** What a request from outside may cause here. */
export const loyaltyErrors = defineErrors({
	/** An operator has closed the programme temporarily. Points remain, and play goes on earning them. */
	LOYALTY_CLOSED: { status: 403, text: "loyalty.errors.closed" },
	/** Money for points is closed temporarily; everything else goes on. */
	REDEMPTION_CLOSED: { status: 403, text: "loyalty.errors.redemptionClosed" },
	/** `points`: how many whole points the player has. */
	NOT_ENOUGH_POINTS: {
		status: 409,
		text: "loyalty.errors.notEnoughPoints",
		details: Struct({ points: Integer() }),
	},
	/** The same requestId came with another number of points. Nothing was changed. */
	IDEMPOTENCY_CONFLICT: { status: 409, text: "loyalty.errors.idempotencyConflict" },
	WALLET_MISSING: walletErrors.WALLET_MISSING,
});
