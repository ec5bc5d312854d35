import { defineCall, EnumOf, Integer, ListOf, type Static, Struct, Text } from "@baize/kernel/call";
import { ID_PATTERN } from "@baize/kernel/id";
import { LOCALES } from "@baize/kernel/locale";
import { SUPPORT_ROLE } from "../office-calls.ts";
import { chatErrors } from "./errors.ts";
import { MAX_CHAT_TEXT } from "./schemas.ts";

/** All of them are in the list from which operators choose. */
export const MAX_CANNED_ANSWERS = 300;

const ROOT = "/api/v1/operator/support/canned-answers";
const OFFICE = { who: "operator", role: SUPPORT_ROLE, level: "twoFactors" } as const;
const { CANNED_ANSWER_UNKNOWN, CANNED_ANSWERS_FULL } = chatErrors;
const OneAnswer = Struct({ answer: Text({ pattern: ID_PATTERN }) });
const written = {
	title: Text({ minLength: 1, maxLength: 80, pattern: "\\S" }),
	text: Text({ minLength: 1, maxLength: MAX_CHAT_TEXT, pattern: "\\S" }),
	language: EnumOf(LOCALES),
};

export const CannedAnswer = Struct({ id: Text(), ...written, changedByName: Text(), changedAtMs: Integer() });
export type CannedAnswer = Static<typeof CannedAnswer>;

export const listCannedAnswers = defineCall({
	...OFFICE,
	name: "listCannedAnswers",
	method: "GET",
	path: ROOT,
	summary: "The answers that operators have written ahead, by language and title.",
	audits: "nothing",
	reply: Struct({ answers: ListOf(CannedAnswer) }),
	errors: {},
});

export const readCannedAnswer = defineCall({
	...OFFICE,
	name: "readCannedAnswer",
	method: "GET",
	path: `${ROOT}/:answer`,
	summary: "One answer that was written ahead.",
	audits: "nothing",
	params: OneAnswer,
	reply: CannedAnswer,
	errors: { CANNED_ANSWER_UNKNOWN },
});

export const addCannedAnswer = defineCall({
	...OFFICE,
	name: "addCannedAnswer",
	method: "POST",
	path: ROOT,
	summary: "Writes an answer ahead.",
	body: Struct(written),
	reply: CannedAnswer,
	errors: { CANNED_ANSWERS_FULL },
});

export const changeCannedAnswer = defineCall({
	...OFFICE,
	name: "changeCannedAnswer",
	method: "PUT",
	path: `${ROOT}/:answer`,
	summary: "Writes it anew. Chats in which it was used keep the words that were sent.",
	params: OneAnswer,
	body: Struct(written),
	reply: CannedAnswer,
	errors: { CANNED_ANSWER_UNKNOWN },
});

export const removeCannedAnswer = defineCall({
	...OFFICE,
	name: "removeCannedAnswer",
	method: "DELETE",
	path: `${ROOT}/:answer`,
	summary: "Removes it from the list. One that is not there any more is removed already.",
	params: OneAnswer,
	errors: {},
});
