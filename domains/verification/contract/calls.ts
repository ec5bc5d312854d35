import { DictionaryOf, defineCall, Literal, Optional, Struct, Text } from "@baize/kernel/call";
import { COMMON_ERRORS } from "@baize/kernel/error";
import { SECOND_MS } from "@baize/kernel/time";
import { ID_DOCUMENT, MAX_FILE_BYTES } from "./document.ts";
import { verificationErrors } from "./errors.ts";
import { Capture, CountryText, DocumentStatusReply, KindText, SideText, Verification } from "./schemas.ts";

const {
	FILE_TYPE,
	FILE_TOO_SMALL,
	FILE_TOO_LARGE,
	FILE_UNREADABLE,
	FILE_BLANK,
	SIDE_MISSING,
	DOCUMENT_STATE,
	DOCUMENT_TRIES_USED,
	CAPTURE_NOT_OFFERED,
	CALLBACK_REFUSED,
	CALLBACK_UNREADABLE,
} = verificationErrors;
const { TOO_MANY_REQUESTS, OUTSIDE_UNAVAILABLE } = COMMON_ERRORS;

const Session = Struct({ session: Text() });

/** Answered from a cache, with an ETag that changes with the status. spec §7, §9 */
export const readDocumentStatus = defineCall({
	name: "readDocumentStatus",
	method: "GET",
	path: "/api/v1/document-verification-status/profile/:session",
	who: "player",
	level: "session",
	summary: "What the player's document has come to.",
	params: Session,
	query: Struct({ documentType: Optional(Literal(ID_DOCUMENT)) }),
	reply: DocumentStatusReply,
	errors: {},
	pollMs: 30 * SECOND_MS,
	unknownProperties: "ignore",
});

/** If an external company verifies, this starts a transaction there. spec §7 */
export const readDocumentUrl = defineCall({
	name: "readDocumentUrl",
	method: "GET",
	path: "/services/profile-profiling/v1/document-verification/profile/:session/document-verification-url",
	who: "player",
	level: "session",
	summary: "The address that opens in the frame in which a document is verified.",
	params: Session,
	reply: Struct({ url: Text() }),
	errors: { DOCUMENT_STATE, DOCUMENT_TRIES_USED, TOO_MANY_REQUESTS, OUTSIDE_UNAVAILABLE },
	unknownProperties: "ignore",
});

export const readVerification = defineCall({
	name: "readVerification",
	method: "GET",
	path: "/api/v1/verification/:session",
	who: "player",
	level: "session",
	summary: "The steps of the player's verification, each with its state and reasons.",
	params: Session,
	reply: Verification,
	errors: {},
});

export const readCapture = defineCall({
	name: "readCapture",
	method: "GET",
	path: "/api/v1/verification/:session/capture",
	who: "player",
	level: "session",
	summary: "What the capture page begins with.",
	params: Session,
	reply: Capture,
	errors: { CAPTURE_NOT_OFFERED },
});

/** The file's name on the player's machine, percent-encoded. It is read and not stored. */
export const FILE_NAME_HEADER = "x-file-name";

/** Margin for slightly too large files, so that they are refused by our own error. */
const OVER_BYTES = 64 * 1024;

export const uploadSide = defineCall({
	name: "uploadSide",
	method: "PUT",
	path: "/api/v1/verification/:session/sides/:side",
	who: "player",
	level: "session",
	limit: "upload",
	summary:
		"Takes the picture of one side: checked, cleaned of what is not picture, encrypted. It replaces an earlier one.",
	params: Struct({ session: Text(), side: SideText }),
	headers: DictionaryOf(Text(), Text()),
	takesFile: true,
	bodyLimitBytes: MAX_FILE_BYTES + OVER_BYTES,
	errors: {
		FILE_TYPE,
		FILE_TOO_SMALL,
		FILE_TOO_LARGE,
		FILE_UNREADABLE,
		FILE_BLANK,
		DOCUMENT_STATE,
		CAPTURE_NOT_OFFERED,
		TOO_MANY_REQUESTS,
	},
});

export const submitDocument = defineCall({
	name: "submitDocument",
	method: "POST",
	path: "/api/v1/verification/:session/documents",
	who: "player",
	level: "session",
	summary: "Sends the pictures that were uploaded to be looked at.",
	params: Session,
	body: Struct({ kind: KindText, country: CountryText }),
	reply: DocumentStatusReply,
	errors: { SIDE_MISSING, DOCUMENT_STATE, DOCUMENT_TRIES_USED, CAPTURE_NOT_OFFERED },
});

export const receiveDocumentCallback = defineCall({
	name: "receiveDocumentCallback",
	method: "POST",
	path: "/api/v1/verification/callbacks/:provider",
	who: "anyone",
	level: "visitor",
	summary:
		"A verifying company notifies us of a change, signed over the bytes of the body. The outcome itself is then queried.",
	params: Struct({ provider: Text() }),
	headers: DictionaryOf(Text(), Text()),
	reply: Struct({ received: Literal(true) }),
	errors: { CALLBACK_REFUSED, CALLBACK_UNREADABLE },
	unknownProperties: "ignore",
	needsRawBody: true,
});
