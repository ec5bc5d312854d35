import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCsv, writeCsv } from "./index.ts";

describe("a CSV text", () => {
	it.each([
		["quoted commas and quotes", 'a,"b, ""c""",,d', [["a", 'b, "c"', "", "d"]]],
		["an empty first field", ",x", [["", "x"]]],
		[
			"a line break in quotes",
			'"a\nb",c\nd,e',
			[
				["a\nb", "c"],
				["d", "e"],
			],
		],
		[
			"spaces, empty lines and line ends of Windows",
			" a , b \r\n\r\n  \r\nc,d\r\n",
			[
				["a", "b"],
				["c", "d"],
			],
		],
		["a byte order mark", "\uFEFFleague,season", [["league", "season"]]],
	])("is read with %s", (_what, text, fields) => {
		expect(readCsv(text).map((row) => row.fields)).toEqual(fields);
	});

	it("keeps the numbers of its lines, and says where a quote is missing", () => {
		const rows = readCsv('a,b\n\nc,"d');
		expect(rows).toEqual([
			{ number: 1, fields: ["a", "b"] },
			{ number: 3, fields: ["c", "d"], problem: "Quoted field unterminated" },
		]);
	});

	it("that is written is read back as it was, but for an apostrophe before a formula", () => {
		const texts = fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom("=1+1", '@"x"', "-1", "+,", "=\n", '"'));
		const cell = texts.map((text) => text.trim());
		const row = fc.array(cell, { minLength: 2, maxLength: 4 }).filter((cells) => cells.some((text) => text !== ""));
		fc.assert(
			fc.property(fc.array(row, { minLength: 1 }), (written) => {
				const read = readCsv(writeCsv(written)).map(({ fields }) => fields);
				const cells = written.flat();
				for (const [at, text] of read.flat().entries()) expect([cells[at], `'${cells[at]}`]).toContain(text);
				expect(read.map(({ length }) => length)).toEqual(written.map(({ length }) => length));
			}),
		);
	});

	it.each([
		["=HYPERLINK(1)", "'=HYPERLINK(1)"],
		["+49 30 123", "'+49 30 123"],
		["@SUM(A1)", "'@SUM(A1)"],
		["-2+3", "'-2+3"],
		["  =1", "'  =1"],
		["\t=1", "'\t=1"],
		["\r=1", "'\r=1"],
		["＝1", "'＝1"],
		["-12.50", "-12.50"],
		["12", "12"],
		['say "no"', 'say ""no""'],
		["Olga", "Olga"],
	])("gives a spreadsheet nothing to compute: %j is written as %j", (cell, written) => {
		expect(writeCsv([["a", cell]])).toBe(`"a","${written}"`);
	});
});
