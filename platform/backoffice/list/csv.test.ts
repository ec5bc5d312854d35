import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csvCell, csvLine } from "./csv.ts";

const QUOTED = /^"((?:[^"]|"")*)"(,|\r\n$)/;
const PLAIN = /^([^,"\r\n]*)(,|\r\n$)/;

/** What a program reads in a line of CSV. */
function cellsIn(line: string): string[] {
	const [found, cell = "", end] = QUOTED.exec(line) ?? PLAIN.exec(line) ?? [];
	if (found === undefined) throw new Error(`no CSV: ${line}`);
	const value = line.startsWith('"') ? cell.replaceAll('""', '"') : cell;
	return end === "," ? [value, ...cellsIn(line.slice(found.length))] : [value];
}

const FORMULA = /^\s*([=+@＝＋－＠]|-(?!\d+([.,]\d+)?$))/;

describe("[BO-01] a cell of an export", () => {
	it.each([
		["=HYPERLINK(1)", "'=HYPERLINK(1)"],
		["+49 30 123", "'+49 30 123"],
		["@SUM(A1)", "'@SUM(A1)"],
		["-2+3", "'-2+3"],
		["  =1", "'  =1"],
		["\t=1", `"'\t=1"`],
		["＝1", "'＝1"],
		["-12.50", "-12.50"],
		["12", "12"],
		["a, b", '"a, b"'],
		['say "no"', '"say ""no"""'],
		["two\nlines", '"two\nlines"'],
		["Olga", "Olga"],
		["", ""],
	])("%j is written as %j", (value, cell) => {
		expect(csvCell(value)).toBe(cell);
	});

	it("never begins a formula, and is otherwise read back as it was", () => {
		const cell = fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom("=1+1", '@"x"', "-1", "+,", "=\n"));
		fc.assert(
			fc.property(fc.array(cell, { minLength: 2 }), (cells) => {
				const read = cellsIn(csvLine(cells));
				for (const [index, each] of read.entries()) {
					expect(each).not.toMatch(FORMULA);
					expect([cells[index], `'${cells[index]}`]).toContain(each);
				}
				expect(read).toHaveLength(cells.length);
			}),
		);
	});
});
