import { describe, expect, it } from "vitest";
import type { CatalogueColumn } from "./catalogue.ts";
import type { ColumnNote } from "./column-type.ts";
import { checkNotes } from "./files.ts";
import { tablesText } from "./tables-file.ts";

const aColumn = (change: Partial<CatalogueColumn> = {}): CatalogueColumn => ({
	table: "lamps.lamp",
	column: "state",
	type: "text",
	isArray: false,
	isNullable: false,
	hasDefault: false,
	isAlwaysGenerated: false,
	checks: [],
	...change,
});

const textOf = (column: CatalogueColumn, note: ColumnNote = {}): string =>
	tablesText([column], { columns: { "lamps.lamp.state": note }, rows: {} });

const lit = ["(state = ANY (ARRAY['lit'::text, 'out'::text]))"];

describe("the type of a column", () => {
	it.each([
		["a text", {}, {}, "string"],
		["a bigint", { type: "int8" }, {}, "bigint"],
		["null", { type: "timestamptz", isNullable: true }, {}, "Date | null"],
		["a default", { type: "bool", hasDefault: true }, {}, "Generated<boolean>"],
		[
			"a value of the database alone",
			{ type: "int4", hasDefault: true, isAlwaysGenerated: true },
			{},
			"GeneratedAlways<number>",
		],
		["an array", { type: "int2", isArray: true, isNullable: true }, {}, "number[] | null"],
		["an array of our type", { isArray: true }, { type: "Colour", from: "./colour.ts" }, "Colour[]"],
		["a list of texts", { checks: lit }, {}, '"lit" | "out"'],
		["a list of texts, an array", { checks: lit, isArray: true }, {}, '("lit" | "out")[]'],
		[
			"a list of texts, null, with a default",
			{ checks: lit, isNullable: true, hasDefault: true },
			{},
			'Generated<"lit" | "out" | null>',
		],
		["a list of numbers", { type: "int2", checks: ["(state = ANY (ARRAY[1, 2]))"] }, {}, "1 | 2"],
		["a list by name", { checks: lit, isNullable: true }, { name: "State" }, "State | null"],
		["another condition", { type: "int8", checks: ["(state > 0)"] }, {}, "bigint"],
		["jsonb", { type: "jsonb" }, {}, "Json<unknown>"],
		[
			"jsonb of our type",
			{ type: "jsonb", isNullable: true },
			{ type: "Colour[]", from: "./colour.ts" },
			"Json<Colour[] | null>",
		],
		["jsonb with a default", { type: "jsonb", hasDefault: true }, {}, "GeneratedJson<unknown>"],
		["a date", { type: "date", isNullable: true }, {}, "ColumnType<Date | null, string | null, string | null>"],
	] satisfies [string, Partial<CatalogueColumn>, ColumnNote, string][])("%s", (_what, column, note, expected) => {
		expect(textOf(aColumn(column), note)).toContain(`\t\tstate: ${expected};\n`);
	});

	it.each(["tsvector", "numeric"])("of %s is asked for, because how it is read is not declared", (type) => {
		expect(() => textOf(aColumn({ type }))).toThrow(`has no type for lamps.lamp.state: ${type}`);
	});

	it("of bigint[] is asked for, because our connections read its elements as texts", () => {
		expect(() => textOf(aColumn({ type: "int8", isArray: true }))).toThrow("lamps.lamp.state: int8[]");
	});
});

describe("a tables.ts", () => {
	it("imports what it uses, names lists and rows, and says what a column is", () => {
		const columns = [
			aColumn({ table: "lamps.hall", column: "colours", type: "jsonb" }),
			aColumn({ checks: lit, hasDefault: true }),
		];
		const notes = {
			columns: {
				"lamps.hall.colours": { type: "Colour[]", from: "../contract/index.ts" },
				"lamps.lamp.state": { name: "State", about: "Out by day." },
			},
			rows: { "lamps.lamp": "LampRow" },
		};
		expect(
			tablesText(columns, notes),
		).toBe(`// Written by \`npm run tables\` from the database. What the database does not know stands in tools/tables/columns.data.ts.

import type { Json } from "@baize/platform-server";
import type { Generated, Selectable } from "kysely";
import type { Colour } from "../contract/index.ts";

export type State = "lit" | "out";

export type Tables = {
	"lamps.hall": {
		colours: Json<Colour[]>;
	};
	"lamps.lamp": {
		/** Out by day. */
		state: Generated<State>;
	};
};

export type LampRow = Selectable<Tables["lamps.lamp"]>;
`);
	});

	it("gives a name one meaning", () => {
		const columns = [aColumn({ checks: lit }), aColumn({ column: "was" })];
		const named = { name: "State" };
		expect(() =>
			tablesText(columns, { columns: { "lamps.lamp.state": named, "lamps.lamp.was": named }, rows: {} }),
		).toThrow('State would be "lit" | "out" and string');
	});

	it("has no note about a column or a table that is not there", () => {
		const notes = { columns: { "lamps.lamp.state": {}, "lamps.lamp.colour": {} }, rows: { "lamps.hall": "HallRow" } };
		expect(() => checkNotes([aColumn()], notes)).toThrow(
			"names what the database does not have: lamps.lamp.colour, lamps.hall",
		);
	});
});
