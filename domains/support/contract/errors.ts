import { defineErrors, refuser } from "@baize/kernel/error";

/** The errors that a caller may cause here. */
export const supportErrors = defineErrors({
	/** This site has no forum. */
	FORUM_NOT_OFFERED: { status: 404, text: "support.errors.forumNotOffered" },
	/** It was not signed by the forum, or lacks required data. */
	FORUM_REQUEST_INVALID: { status: 400, text: "support.errors.forumRequestInvalid" },
	/** It would lead to another site than the forum. */
	FORUM_RETURN_FOREIGN: { status: 400, text: "support.errors.forumReturnForeign" },
	FORUM_REQUEST_USED: { status: 410, text: "support.errors.forumRequestUsed" },
	FORUM_REQUEST_EXPIRED: { status: 410, text: "support.errors.forumRequestExpired" },
	/** Editors have taken the subject out of the form since it was opened. */
	CONTACT_SUBJECT_UNKNOWN: { status: 422, text: "support.errors.contactSubjectUnknown" },
	/** Another operator was faster. */
	CONTACT_ANSWERED: { status: 409, text: "support.errors.contactAnswered" },
	CONTACT_UNKNOWN: { status: 404, text: "support.errors.contactUnknown" },
});

export const refuseSupport = refuser(supportErrors);
