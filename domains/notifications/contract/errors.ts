import { defineErrors } from "@baize/kernel/error";

/** What someone outside may cause here. */
export const notificationErrors = defineErrors({
	/** No message of this player has this id. */
	MESSAGE_NOT_FOUND: { status: 404, text: "notifications.errors.messageNotFound" },
	/** The link is not one of ours, or was cut off on its way. */
	UNSUBSCRIBE_INVALID: { status: 410, text: "notifications.errors.unsubscribeInvalid" },
	/** No player has this e-mail address. Told to operators only. */
	RECIPIENT_UNKNOWN: { status: 404, text: "notifications.errors.recipientUnknown" },
});
