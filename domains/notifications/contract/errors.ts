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
	/** Notifications on devices are switched off, or a part of the site that they need is. */
	PUSH_OFF: { status: 409, text: "push.errors.pushOff" },
	/** The endpoint is not at a push service that we send to, or its keys are wrong. */
	PUSH_SERVICE_UNKNOWN: { status: 422, text: "push.errors.pushServiceUnknown" },
	/** The player has as many devices with notifications as there may be. */
	PUSH_DEVICES_FULL: { status: 409, text: "push.errors.pushDevicesFull" },
	/** This player has no such device. */
	PUSH_DEVICE_UNKNOWN: { status: 404, text: "push.errors.pushDeviceUnknown" },
	/** The push service did not take the notification. */
	PUSH_NOT_SENT: { status: 503, text: "push.errors.pushNotSent" },
	/** No player has this e-mail address. Shown to operators only. */
	RECIPIENT_UNKNOWN: { status: 404, text: "notifications.errors.recipientUnknown" },
});
