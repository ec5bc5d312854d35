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

	it("that is written is read back as it was", () => {
		const field = fc
			.string()
			.map((text) => text.trim())
			.filter((text) => !/^[=+\-@\t\r]/.test(text));
		const table = fc.array(
			fc.array(field, { minLength: 2, maxLength: 4 }).filter((row) => row.some(Boolean)),
			{ minLength: 1 },
		);
		fc.assert(
			fc.property(table, (rows) => {
				expect(readCsv(writeCsv(rows)).map(({ fields }) => fields)).toEqual(rows);
			}),
		);
	});

	it.each(["=1+1", "+1", "-1", "@sum", "\t=1", "\r=1"])("gives a spreadsheet no formula: %j", (cell) => {
		expect(writeCsv([["a", cell]])).toBe(`"a","'${cell}"`);
	});
});
