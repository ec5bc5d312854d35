import { describe, expect, it } from "vitest";
import type { Draft } from "../../contract/index.ts";
import { seeds } from "../seeds/index.ts";
import { lineOf, readFile } from "./content-file.ts";

const NOTE: Draft = { type: "content_block", slug: "note", locale: "en", fields: { title: "Note", body: [] } };
const changed = (change: object): string => JSON.stringify({ ...NOTE, ...change });

describe("[CONT-03] a file of content", () => {
	it("is read back as it was written: the whole content of the repository", () => {
		expect(readFile(seeds.map(lineOf).join(""))).toMatchObject({ entries: seeds });
	});

	it("may have empty lines and the line ends of another system", () => {
		expect(readFile(`\r\n${lineOf(NOTE).trim()}\r\n\r\n`)).toEqual({ entries: [NOTE], lines: [2] });
	});

	it.each([
		["no JSON", "{", "line", "json"],
		["no object", "7", "line", "json"],
		["an unknown type", changed({ type: "page" }), "type", "enum"],
		["an unknown language", changed({ locale: "xx" }), "locale", "enum"],
		["a wrong slug", changed({ slug: "A Note" }), "slug", "pattern"],
		["no title", changed({ fields: { body: [] } }), "fields.title", "required"],
	])("is refused at a line with %s", (_what, line, field, cause) =>
		expect(readFile(lineOf(NOTE) + line)).toEqual({ wrong: { line: 2, field, cause } }),
	);
});
