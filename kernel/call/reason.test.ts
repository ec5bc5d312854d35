import { describe, expect, it } from "vitest";
import { REASON_MAX_LENGTH, REASON_PATTERN } from "./reason-pattern.ts";

const RULE = new RegExp(REASON_PATTERN, "u");

describe("a reason", () => {
	it.each([
		["a few words", "He asked for it by telephone.", true],
		["three characters", "dup", true],
		["two characters", "no", false],
		["only spaces", "   ", false],
		["a joiner, which Persian words need", "می‌خواهم", true],
		["a line break", "one\ntwo", false],
		["a control character", "one\u0007two", false],
		["the greatest length", "a".repeat(REASON_MAX_LENGTH), true],
		["one character more", "a".repeat(REASON_MAX_LENGTH + 1), false],
	])("of %s", (_of, text, isOne) => expect(RULE.test(text)).toBe(isOne));
});
