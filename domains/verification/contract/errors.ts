import { EnumOf, Integer, ListOf, Struct, Text } from "@baize/kernel/call";
import { defineErrors } from "@baize/kernel/error";
import { SIDES } from "./document.ts";

const state = Struct({ status: Text() });

/** Errors that a caller can cause. */
export const verificationErrors = defineErrors({
	/** By its first bytes it is not a JPEG, PNG or WebP, whatever its name ends with. */
	FILE_TYPE: { status: 422, text: "verification.errors.fileType" },
	FILE_TOO_SMALL: {
		status: 422,
		text: "verification.errors.fileTooSmall",
		details: Struct({ width: Integer(), height: Integer(), minLong: Integer(), minShort: Integer() }),
	},
	FILE_TOO_LARGE: {
		status: 422,
		text: "verification.errors.fileTooLarge",
		details: Struct({ maxMegabytes: Integer() }),
	},
	FILE_UNREADABLE: { status: 422, text: "verification.errors.fileUnreadable" },
	/** It can be decoded, but has only one colour. */
	FILE_BLANK: { status: 422, text: "verification.errors.fileBlank" },
	SIDE_MISSING: { status: 422, text: "verification.errors.sideMissing", details: Struct({ side: Text() }) },
	/** The action is not allowed in the present status, which the details name. */
	DOCUMENT_STATE: { status: 409, text: "verification.errors.documentState", details: state },
	DOCUMENT_TRIES_USED: { status: 423, text: "verification.errors.triesUsed", details: Struct({ limit: Integer() }) },
	/** Pictures go to the company that verifies them, not to us. */
	CAPTURE_NOT_OFFERED: { status: 409, text: "verification.errors.captureNotOffered" },
	SUBMISSION_NOT_FOUND: { status: 404, text: "verification.errors.submissionNotFound" },
	/** Another operator has claimed it. */
	SUBMISSION_CLAIMED: { status: 409, text: "verification.errors.submissionClaimed" },
	/** An operator must claim it before deciding; a claim expires after a while. */
	SUBMISSION_NOT_CLAIMED: { status: 409, text: "verification.errors.submissionNotClaimed" },
	/** An operator can verify a document only after opening each of its pictures. */
	DOCUMENT_PICTURES_UNOPENED: {
		status: 409,
		text: "verification.errors.picturesUnopened",
		details: Struct({ sides: ListOf(EnumOf(SIDES)) }),
	},
	CALLBACK_REFUSED: { status: 401, text: "verification.errors.callbackRefused" },
	CALLBACK_UNREADABLE: { status: 400, text: "verification.errors.callbackUnreadable" },
	/** Returned only after the player has proved that they have the phone; the other player is never named. */
	PHONE_TAKEN: { status: 409, text: "verification.errors.phoneTaken" },
});
