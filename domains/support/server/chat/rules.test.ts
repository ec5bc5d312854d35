import { HOUR_MS } from "@baize/kernel/time";
import { describe, expect, it } from "vitest";
import { chatwootFrame } from "./chatwoot.ts";
import { isOpenAt, opensAfter } from "./hours.ts";
import {
	MAX_CHAT_MESSAGES,
	refusalOfAnswer,
	refusalOfEnding,
	refusalOfMessage,
	refusalOfNote,
	refusalOfTaking,
} from "./rules.ts";
import { transcriptOf } from "./transcript.ts";

const [ME, COLLEAGUE] = [7n, 8n];
const waiting = { state: "waiting", taken_by: null, message_count: 1 } as const;
const mine = { ...waiting, state: "taken", taken_by: ME } as const;
const theirs = { ...mine, taken_by: COLLEAGUE } as const;
const closed = { ...mine, state: "closed" } as const;
const full = { ...mine, message_count: MAX_CHAT_MESSAGES } as const;

describe("[CHAT-01] what may be done in a chat", () => {
	it.each([
		["waits", waiting, undefined],
		["is taken", theirs, undefined],
		["has ended", closed, "CHAT_ENDED"],
		["is full", full, "CHAT_FULL"],
	] as const)("by its person, where it %s", (_state, chat, refusal) => {
		expect(refusalOfMessage(chat)).toBe(refusal);
	});

	it.each([
		["waits", waiting, "CHAT_NOT_TAKEN", "CHAT_NOT_TAKEN", undefined],
		["is mine", mine, undefined, undefined, undefined],
		["is a colleague's", theirs, "CHAT_NOT_TAKEN", "CHAT_NOT_TAKEN", undefined],
		["has ended", closed, "CHAT_ENDED", "CHAT_ENDED", undefined],
		["is full", full, "CHAT_FULL", undefined, "CHAT_FULL"],
	] as const)("by an operator, where it %s: answer, end, note", (_state, chat, answer, end, note) => {
		expect([refusalOfAnswer(chat, ME), refusalOfEnding(chat, ME), refusalOfNote(chat)]).toEqual([answer, end, note]);
	});

	it.each([
		["one that waits", waiting, null, undefined],
		["one that a colleague was shown to have", theirs, COLLEAGUE, undefined],
		["one that a colleague has taken meanwhile", theirs, null, "CHAT_TAKEN"],
		["one that a colleague has put back meanwhile", waiting, COLLEAGUE, "CHAT_TAKEN"],
		["one that has ended", closed, null, "CHAT_ENDED"],
	] as const)("by an operator who takes %s", (_state, chat, from, refusal) => {
		expect(refusalOfTaking(chat, from)).toBe(refusal);
	});
});

describe("[CHAT-01] the hours of the chat", () => {
	const working = { fromMinute: 8 * 60, toMinute: 22 * 60 };
	const hours = { zone: "America/Toronto", days: [[], [working], [working], [working], [working], [working], []] };
	const at = Date.parse;

	it.each([
		["a Friday evening there", "2026-11-28T02:59:00Z", true],
		["its end", "2026-11-28T03:00:00Z", false],
		["a Saturday", "2026-11-28T17:00:00Z", false],
		["a Monday morning before eight", "2026-11-30T12:59:00Z", false],
		["a Monday at eight", "2026-11-30T13:00:00Z", true],
	])("have %s in their own time zone", (_when, time, isOpen) => {
		expect(isOpenAt(hours, at(time))).toBe(isOpen);
	});

	it("begin again after a weekend, also where a clock is changed in it", () => {
		expect(opensAfter(hours, at("2026-11-28T17:01:00Z"))).toBe(at("2026-11-30T13:00:00Z"));
		expect(opensAfter(hours, at("2026-10-31T17:01:00Z"))).toBe(at("2026-11-02T13:00:00Z"));
	});

	it("are always where none are set, and never where no day has any", () => {
		expect(isOpenAt(undefined, 0)).toBe(true);
		expect(opensAfter({ zone: "UTC", days: [] }, HOUR_MS)).toBeNull();
	});
});

describe("[CHAT-01] a chat outside of its page", () => {
	it("is a text with times and names, and those of operators are first names", () => {
		const message = { chat_id: 1n, bucket: 1, message_key: "k", sent_at: new Date("2026-11-28T08:10:30Z") };
		const messages = [
			{ ...message, seq: 1, author: "person", by_name: null, message: "Where is it?\n<b>Now</b>" },
			{ ...message, seq: 2, author: "operator", by_name: "Olga Desk", message: "On its way." },
		] as const;
		expect(transcriptOf(messages, "You")).toBe(
			"[2026-11-28 08:10 UTC] You:\nWhere is it?\n<b>Now</b>\n\n[2026-11-28 08:10 UTC] Olga:\nOn its way.\n",
		);
	});

	it("with Chatwoot proves the player by the HMAC of the identifier", () => {
		const chatwoot = { url: "https://chat.example", websiteToken: "site", hmacToken: "key" };
		expect(chatwootFrame(chatwoot, undefined, "es")).toEqual({
			url: "https://chat.example/widget?website_token=site&locale=es",
			identity: null,
		});
		// printf 0000000000005 | openssl dgst -sha256 -hmac key
		expect(chatwootFrame(chatwoot, { playerId: 5n }, "en").identity).toEqual({
			identifier: "0000000000005",
			hash: "db1816b5e037959522d0f7ee0f70f10802cc4ab89a5c3f1c288280388f7fcf1a",
		});
	});
});
