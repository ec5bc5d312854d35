import { defineCall, Integer, Struct, Text } from "@baize/kernel/call";
import { officeErrors } from "./errors.ts";
import { CONTENT_ROLE } from "./office-calls.ts";

const PATH = "/api/v1/operator/content/file";
const MAX_CHARACTERS = 4_000_000;
const BYTES_PER_CHARACTER = 4;

/** A line for each entry, as JSON: its type, slug, language and fields. */
export const exportContent = defineCall({
	name: "exportContent",
	method: "GET",
	path: PATH,
	who: "operator",
	role: CONTENT_ROLE,
	level: "twoFactors",
	limit: "export",
	summary: "All published content as one file, a line of JSON for each entry in each language.",
	audits: { action: "content.exported" },
	replyType: "application/x-ndjson",
	errors: {},
});

export const importContent = defineCall({
	name: "importContent",
	method: "POST",
	path: PATH,
	who: "operator",
	role: CONTENT_ROLE,
	level: "twoFactors",
	limit: "upload",
	summary:
		"Makes drafts of a file that was exported here or elsewhere, of all its entries or of none. Readers see nothing of it.",
	body: Struct({ text: Text({ minLength: 1, maxLength: MAX_CHARACTERS }) }),
	bodyLimitBytes: MAX_CHARACTERS * BYTES_PER_CHARACTER,
	reply: Struct({ drafted: Integer(), unchanged: Integer() }),
	errors: { CONTENT_FILE_WRONG: officeErrors.CONTENT_FILE_WRONG },
});
