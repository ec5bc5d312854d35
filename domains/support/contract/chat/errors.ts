import { defineErrors, refuser } from "@baize/kernel/error";

/** The errors that a caller of a chat may cause. */
export const chatErrors = defineErrors({
	/** Outside the hours, or operators have switched the chat off. */
	CHAT_AWAY: { status: 409, text: "chat.errors.away" },
	/** It is not there, or is another person's. */
	CHAT_UNKNOWN: { status: 404, text: "chat.errors.unknown" },
	CHAT_ENDED: { status: 409, text: "chat.errors.ended" },
	/** It is rated once it has ended. */
	CHAT_NOT_ENDED: { status: 409, text: "chat.errors.notEnded" },
	/** It has as many messages as one chat may have. */
	CHAT_FULL: { status: 409, text: "chat.errors.full" },
	/** Another operator was faster. */
	CHAT_TAKEN: { status: 409, text: "chat.errors.taken" },
	/** Only who has taken a chat answers it. */
	CHAT_NOT_TAKEN: { status: 409, text: "chat.errors.notTaken" },
	CANNED_ANSWER_UNKNOWN: { status: 404, text: "chat.errors.cannedUnknown" },
	CANNED_ANSWERS_FULL: { status: 409, text: "chat.errors.cannedFull" },
});

export const refuseChat = refuser(chatErrors);
