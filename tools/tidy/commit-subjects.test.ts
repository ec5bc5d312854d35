import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { subjectIssue } from "./commit-subjects.ts";

const ROOT = new URL("../..", import.meta.url).pathname;
/** Commits before this one are older than the rule. */
const CHECKED_SINCE = "5fd46ceca8ae947e7a5c604018c5db9acbdc41e1";

const git = (...args: string[]): string => execFileSync("git", args, { cwd: ROOT, encoding: "utf8", stdio: "pipe" });

/** All subjects since the rule was introduced; in a shallow clone only the last one is there. */
function subjects(): string[] {
	try {
		return git("log", "--format=%s", `${CHECKED_SINCE}..HEAD`).split("\n").filter(Boolean);
	} catch {
		return git("log", "-1", "--format=%s").split("\n").filter(Boolean);
	}
}

it("every commit's subject has the form of STYLE.md", () => {
	expect(subjects().flatMap((subject) => (subjectIssue(subject) ? [subject] : []))).toEqual([]);
});

describe("the subject of a commit", () => {
	it.each([
		["http: clamp Retry-After to at least 1 s", true],
		["Merge branch 'x'", true],
		["safer-play: count deposits by day", true],
		["Fix the thing", false],
		["http: Clamp it", false],
		["http: clamp it.", false],
		[`http: ${"x".repeat(60)}`, false],
	])("%s", (subject, isRight) => {
		expect(subjectIssue(subject) === undefined).toBe(isRight);
	});
});
