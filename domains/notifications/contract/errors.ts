import { defineErrors } from "@baize/kernel/error";

/** What someone outside may cause here. */
export const notificationErrors = defineErrors({
	/** No message of this player has this id. */
	MESSAGE_NOT_FOUND: { status: 404, text: "notifications.errors.messageNotFound" },
	/** Whoever takes a break or is excluded is sent no offers, and is not asked whether he would like them. */
	OFFERS_PAUSED: { status: 409, text: "notifications.errors.offersPaused" },
	/** The same requestId came with other contents, or to somebody else. Only what came first was sent. */
	IDEMPOTENCY_CONFLICT: { status: 409, text: "notifications.errors.idempotencyConflict" },
	/** The link is not one of ours, or was cut off on its way. */
	UNSUBSCRIBE_INVALID: { status: 410, text: "notifications.errors.unsubscribeInvalid" },
	/** No player has this e-mail address. Told to operators only. */
	RECIPIENT_UNKNOWN: { status: 404, text: "notifications.errors.recipientUnknown" },
});
