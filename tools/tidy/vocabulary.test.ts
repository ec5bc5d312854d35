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
		["a string", "kernel/a.ts", 'const a = "the house";', ["kernel/a.ts:1 house"]],
		["a template", "kernel/a.ts", "const a = `in the house`;", ["kernel/a.ts:1 house"]],
		["a sentence", "domains/a/README.md", "It tells the page.", ["domains/a/README.md:1 tells"]],
		["no handler that stored jobs name", "kernel/a.ts", 'const a = "cashier.tell";', []],
		["no stored name", "kernel/a.ts", 'const a = "house_casino";', []],
		["no string of a test", "kernel/a.test.ts", 'const a = "the house";', []],
		["a style sheet", "platform/web/a.css", "/* The house. */", ["platform/web/a.css:1 house"]],
		[
			"a function of the database",
			"domains/a/server/functions/f.sql",
			"-- No room.",
			["domains/a/server/functions/f.sql:1 room"],
		],
		[
			"a text for operators, and not its key",
			"domains/a/backoffice/texts.ts",
			'({ nobody: "Nobody" });',
			["domains/a/backoffice/texts.ts:1 nobody"],
		],
	])("in %s", (_case, path, text, expected) => {
		expect(vocabularyIssues(path, text).map((issue) => `${issue.path}:${issue.line} ${issue.word}`)).toEqual(expected);
	});
});
