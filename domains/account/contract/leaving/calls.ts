import { CLOSING_REASONS, IdText, LINE_PATTERN, PROOF_ERRORS, Proof } from "@baize/identity/contract";
import { defineCall, EnumOf, Flag, ListOf, Optional, Struct, Text, Unknown } from "@baize/kernel/call";
import { COMMON_ERRORS } from "@baize/kernel/error";
import { leavingErrors } from "./errors.ts";
import { DataExport, PendingBusiness } from "./schemas.ts";

const { TOO_MANY_REQUESTS } = COMMON_ERRORS;
const OfSession = Struct({ session: Text() });

export const listExports = defineCall({
	name: "listExports",
	method: "GET",
	path: "/api/v1/identity/:session/exports",
	who: "player",
	level: "session",
	summary: "Lists the copies of the player's data that are being made or can be downloaded.",
	params: OfSession,
	reply: Struct({ exports: ListOf(DataExport) }),
	errors: {},
	pollMs: 5_000,
});

export const requestExport = defineCall({
	name: "requestExport",
	method: "POST",
	path: "/api/v1/identity/:session/exports",
	who: "player",
	level: "session",
	limit: "export",
	summary: "Requests a copy of all data about the player; a mail announces that it is ready.",
	params: OfSession,
	reply: DataExport,
	replyStatus: 202,
	errors: { EXPORT_UNDER_WAY: leavingErrors.EXPORT_UNDER_WAY, TOO_MANY_REQUESTS },
});

export const downloadExport = defineCall({
	name: "downloadExport",
	method: "POST",
	path: "/api/v1/identity/:session/exports/:export/download",
	who: "player",
	level: "proof",
	limit: "export",
	summary: "Downloads a copy, with the password.",
	params: Struct({ session: Text(), export: IdText }),
	body: Struct({ proof: Proof }),
	reply: Unknown({ description: "One member for each part of the product." }),
	errors: {
		...PROOF_ERRORS,
		EXPORT_UNKNOWN: leavingErrors.EXPORT_UNKNOWN,
		EXPORT_NOT_READY: leavingErrors.EXPORT_NOT_READY,
	},
});

export const readPendingBusiness = defineCall({
	name: "readPendingBusiness",
	method: "GET",
	path: "/api/v1/identity/:session/pending-business",
	who: "player",
	level: "session",
	summary: "Reads what is still under way in the account, before it is closed.",
	params: OfSession,
	reply: PendingBusiness,
	errors: {},
});

export const closeAccount = defineCall({
	name: "closeAccount",
	method: "POST",
	path: "/api/v1/identity/:session/closing",
	who: "player",
	level: "proof",
	limit: "proof",
	summary: "Closes the account, with the password. Only an operator can open it again.",
	params: OfSession,
	body: Struct({
		reason: EnumOf(CLOSING_REASONS),
		note: Optional(Text({ pattern: LINE_PATTERN.replace("{1,120}", "{1,500}") })),
		/** The remaining balance is retained, and paid out on request. */
		leavesBalance: Flag(),
		proof: Proof,
	}),
	errors: {
		...PROOF_ERRORS,
		BALANCE_LEFT: leavingErrors.BALANCE_LEFT,
		ROUNDS_OPEN: leavingErrors.ROUNDS_OPEN,
		ACCOUNT_CLOSED_ALREADY: leavingErrors.ACCOUNT_CLOSED_ALREADY,
	},
});
