import { describe, expect, it } from "vitest";
import { nextStep, stepAfterPhone } from "./next-step.ts";
import { DOCUMENT_STATUSES, type DocumentAction, type DocumentStatus, nextStatus, type PhoneStatus } from "./states.ts";

describe("[VER-08] the status of a document", () => {
	const MOVES: Record<DocumentAction, Partial<Record<DocumentStatus, DocumentStatus>>> = {
		submit: { REQUESTED: "PENDING", INVALID: "PENDING" },
		verify: { PENDING: "VERIFIED" },
		reject: { PENDING: "INVALID" },
		block: { REQUESTED: "BLOCKED", PENDING: "BLOCKED", INVALID: "BLOCKED", VERIFIED: "BLOCKED" },
		requestAgain: { VERIFIED: "REQUESTED", INVALID: "REQUESTED", BLOCKED: "REQUESTED" },
	};
	const cells = (Object.keys(MOVES) as DocumentAction[]).flatMap((action) =>
		DOCUMENT_STATUSES.map((status) => [action, status, MOVES[action][status]] as const),
	);
	it.each(cells)("%s from %s leads to %s", (action, status, expected) => {
		expect(nextStatus(action, status)).toBe(expected);
	});
});

describe("[VER-09] the next step of a player", () => {
	it.each<[string, PhoneStatus | undefined, DocumentStatus | undefined, ReturnType<typeof nextStep>]>([
		["nothing, where both are done", "VALIDATED", "VERIFIED", undefined],
		["nothing, while the document is looked at", "VALIDATED", "PENDING", undefined],
		["the phone", "NOT_VALIDATED", "VERIFIED", "phone"],
		["the phone, before the document", "NOT_VALIDATED", "REQUESTED", "phone"],
		["the document", "VALIDATED", "REQUESTED", "document"],
		["the document again", "VALIDATED", "INVALID", "documentAgain"],
		["to clear up a block", "VALIDATED", "BLOCKED", "blocked"],
		["to clear up a block, before the phone", "NOT_VALIDATED", "BLOCKED", "blocked"],
		["nothing, where nothing is known yet", undefined, undefined, undefined],
		["the document, where only that is known", undefined, "INVALID", "documentAgain"],
	])("is %s", (_case, phone, document, step) => {
		expect(nextStep(phone, document)).toBe(step);
	});

	it.each<[DocumentStatus | undefined, string]>([
		["REQUESTED", "/validate-document"],
		["INVALID", "/validate-document"],
		["BLOCKED", "/blocked-document-status"],
		["PENDING", "/account/verification"],
		["VERIFIED", "/account/verification"],
		[undefined, "/account/verification"],
	])("after the phone, with a document %s, is %s", (document, path) => {
		expect(stepAfterPhone(document)).toBe(path);
	});
});
