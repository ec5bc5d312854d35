import { describe, expect, it } from "vitest";
import { etagOf, isKnownTo, taggedReply } from "./etag.ts";

describe("the tag of a ready reply", () => {
	it("is the same for the same bytes, another for others, and a quoted text", () => {
		expect(taggedReply(`{"a":1}`).etag).toBe(etagOf(Buffer.from(`{"a":1}`)));
		expect(taggedReply(`{"a":1}`).etag).not.toBe(taggedReply(`{"a":2}`).etag);
		expect(taggedReply("{}").etag).toMatch(/^"[\w-]{22}"$/);
	});

	const own = etagOf(Buffer.from("own"));
	const other = etagOf(Buffer.from("other"));
	it.each([
		["the tag itself", own, true],
		["the tag as a proxy weakens it", `W/${own}`, true],
		["a list with it", `${other}, ${own}`, true],
		["a list with a weak one", `W/${other},W/${own}`, true],
		["anything", "*", true],
		["another tag", other, false],
		["a list without it", `${other}, "x"`, false],
		["the tag without its quotation marks", own.slice(1, -1), false],
		["a longer tag that contains its text", `"x${own.slice(1)}`, false],
		["nothing", "", false],
		["no header", undefined, false],
	])("is known to a page that sends %s: %s", (_, header, isKnown) => {
		expect(isKnownTo(header, own)).toBe(isKnown);
	});

	it("is known to none where there is none", () => {
		expect(isKnownTo("*", undefined)).toBe(false);
	});
});
