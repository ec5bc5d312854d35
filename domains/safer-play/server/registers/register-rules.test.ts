import { describe, expect, it } from "vitest";
import { judgeAnswer, type RegisterAnswer, together } from "./register-rules.ts";

describe("[SAFE-01] a register of self-exclusions", () => {
	it.each([
		["registration", "allowed", "listed", "unanswered"],
		["login", "allowed", "listed", "allowed"],
		["deposit", "allowed", "listed", "unanswered"],
		["marketing", "allowed", "listed", "unanswered"],
	] as const)("at %s: clear %s, listed %s, without an answer %s", (act, clear, listed, none) => {
		expect(judgeAnswer(act, "clear")).toBe(clear);
		expect(judgeAnswer(act, "listed")).toBe(listed);
		expect(judgeAnswer(act, "none")).toBe(none);
	});

	it.each<[RegisterAnswer[], RegisterAnswer]>([
		[[], "clear"],
		[["clear", "clear"], "clear"],
		[["clear", "listed"], "listed"],
		[["none", "listed"], "listed"],
		[["clear", "none"], "none"],
	])("of several that answer %j is %s", (answers, answer) => {
		expect(together(answers)).toBe(answer);
	});
});
