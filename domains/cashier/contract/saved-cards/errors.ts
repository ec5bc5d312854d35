import { defineErrors } from "@baize/kernel/error";

/** Errors about the cards that players keep for later deposits. Nothing was charged. */
export const savedCardErrors = defineErrors({
	SAVED_CARD_UNKNOWN: { status: 404, text: "savedCards.errors.savedCardUnknown" },
	SAVED_CARD_EXPIRED: { status: 409, text: "savedCards.errors.savedCardExpired" },
});
