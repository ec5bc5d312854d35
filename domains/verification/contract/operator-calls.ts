import { defineCall, ListOf, Optional, pageQuery, pageReply, Reason, type Role, Struct } from "@baize/kernel/call";
import { verificationErrors } from "./errors.ts";
import { FieldReason, IdText, QueuedDocument, ReviewedDocument, SideText, SubmissionStateText } from "./schemas.ts";

const { SUBMISSION_NOT_FOUND, SUBMISSION_CLAIMED, SUBMISSION_NOT_CLAIMED, DOCUMENT_STATE, DOCUMENT_PICTURES_UNOPENED } =
	verificationErrors;

/** Operators who may look at documents and decide about them. */
export const VERIFICATION_ROLE: Role = "verification";

const OPERATOR = { who: "operator", level: "twoFactors", role: VERIFICATION_ROLE } as const;
const Submission = Struct({ submission: IdText });
const DECISION = {
	...OPERATOR,
	method: "POST",
	params: Submission,
	reply: ReviewedDocument,
	errors: { SUBMISSION_NOT_FOUND, SUBMISSION_CLAIMED, SUBMISSION_NOT_CLAIMED, DOCUMENT_STATE },
} as const;

export const listDocumentQueue = defineCall({
	...OPERATOR,
	name: "listDocumentQueue",
	limit: "search",
	method: "GET",
	path: "/api/v1/operator/documents",
	summary: "Documents of all players; the oldest first, because they have waited longest.",
	query: Struct({
		state: Optional(SubmissionStateText),
		player: Optional(IdText),
		...pageQuery,
	}),
	audits: { action: "documents.searched", query: ["player"] },
	reply: Struct({ items: ListOf(QueuedDocument), ...pageReply }),
	errors: {},
});

export const readReviewedDocument = defineCall({
	...OPERATOR,
	name: "readReviewedDocument",
	method: "GET",
	path: "/api/v1/operator/documents/:submission",
	summary: "One document with the profile that it is compared with.",
	audits: { action: "document.viewed", player: "reply.playerId", target: "params.submission" },
	params: Submission,
	reply: ReviewedDocument,
	errors: { SUBMISSION_NOT_FOUND },
});

export const readDocumentImage = defineCall({
	...OPERATOR,
	name: "readDocumentImage",
	method: "GET",
	path: "/api/v1/operator/documents/:submission/images/:side",
	summary: "The picture of one side.",
	audits: {
		action: "document.looked",
		player: "reply.about.playerId",
		target: "params.submission",
		details: { side: "params.side" },
	},
	params: Struct({ submission: IdText, side: SideText }),
	replyStatus: 200,
	errors: { SUBMISSION_NOT_FOUND },
});

export const claimDocument = defineCall({
	...DECISION,
	name: "claimDocument",
	path: "/api/v1/operator/documents/:submission/claim",
	summary: "Claims a document for a quarter of an hour, so that no other operator decides about it meanwhile.",
});

export const releaseDocument = defineCall({
	...DECISION,
	name: "releaseDocument",
	path: "/api/v1/operator/documents/:submission/release",
	summary: "Lets a document go again without a decision.",
});

export const verifyDocument = defineCall({
	...DECISION,
	level: "recentTwoFactors",
	name: "verifyDocument",
	path: "/api/v1/operator/documents/:submission/verify",
	summary:
		"Confirms that the document is real, readable and the player's. The operator must have opened each of its pictures.",
	errors: { ...DECISION.errors, DOCUMENT_PICTURES_UNOPENED },
});

export const rejectDocument = defineCall({
	...DECISION,
	name: "rejectDocument",
	path: "/api/v1/operator/documents/:submission/reject",
	summary: "Records what is not right with the document, field by field; the player reads it and may try again.",
	body: Struct({ reasons: ListOf(FieldReason, { minItems: 1, maxItems: 6 }) }),
});

export const blockDocument = defineCall({
	...DECISION,
	level: "recentTwoFactors",
	name: "blockDocument",
	path: "/api/v1/operator/documents/:submission/block",
	summary: "Blocks a player whose document is not genuine; he reads the reason.",
	body: Struct({ reason: Reason }),
});

export const requestDocumentAgain = defineCall({
	...DECISION,
	name: "requestDocumentAgain",
	limit: "bulk",
	path: "/api/v1/operator/documents/:submission/ask-again",
	summary: "Requires a new document: the old one has expired, or a block was wrong.",
	body: Struct({ reason: Reason }),
});
