import { defineErrors } from "@baize/kernel/error";

/** Errors that a caller can cause. */
export const notificationErrors = defineErrors({
	/** This player has no message with this id. */
	MESSAGE_NOT_FOUND: { status: 404, text: "notifications.errors.messageNotFound" },
	/** A player who takes a break or is excluded gets no offers and is not asked to agree to them. */
	OFFERS_PAUSED: { status: 409, text: "notifications.errors.offersPaused" },
	/** The same requestId came with other contents or another recipient. Only the first request was sent. */
	IDEMPOTENCY_CONFLICT: { status: 409, text: "notifications.errors.idempotencyConflict" },
	/** The link is not one of ours or is incomplete. */
	UNSUBSCRIBE_INVALID: { status: 410, text: "notifications.errors.unsubscribeInvalid" },
	/** No player has this e-mail address. Shown to operators only. */
	RECIPIENT_UNKNOWN: { status: 404, text: "notifications.errors.recipientUnknown" },
});
