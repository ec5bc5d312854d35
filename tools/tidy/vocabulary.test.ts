import { describe, expect, it } from "vitest";
import { vocabularyIssues, wordsOf } from "./vocabulary.ts";

describe("a banned word is found", () => {
	it.each([
		["in a name", "tellPlayer", ["tell"]],
		["in a constant", "MOST_BETS", ["most"]],
		["in a type", "TestHouse", ["house"]],
		["not inside another word", "storytelling", []],
		["not in a column's name", "walk_began", []],
		["not in a name that is allowed", "leastCommonMultiple", []],
	])("%s: %s", (_case, name, words) => {
		expect(wordsOf(name)).toEqual(words);
	});

	it.each([
		["a comment", "kernel/a.ts", "// Whoever calls it.\nconst a = 1;", ["kernel/a.ts:1 whoever"]],
		["a name", "kernel/a.ts", "\nconst hearAll = 1;", ["kernel/a.ts:2 hear"]],
		["a file's name", "kernel/doors.ts", "", ["kernel/doors.ts:0 doors"]],
		["a document", "domains/a/README.md", "The room of bets.", ["domains/a/README.md:1 room"]],
		["no string", "kernel/a.ts", 'const a = "the house";', []],
	])("in %s", (_case, path, text, expected) => {
		expect(vocabularyIssues(path, text).map((issue) => `${issue.path}:${issue.line} ${issue.word}`)).toEqual(expected);
	});
});
