import { getSchema } from "@tiptap/core";
import { array, assert, constantFrom, oneof, property, record, string } from "fast-check";
import { describe, expect, it } from "vitest";
import type { Body } from "../../../contract/index.ts";
import { bodyOf, documentOf, wordsIn } from "./blocks.ts";
import { EXTENSIONS } from "./extensions.ts";

const text = string({ minLength: 1 }).filter((each) => each === each.trim() && each !== "");
const block = oneof(
	record({ kind: constantFrom("heading" as const, "paragraph" as const), text }),
	record({ kind: constantFrom("list" as const), items: array(text, { minLength: 1, maxLength: 4 }) }),
	record({ kind: constantFrom("link" as const), text, link: constantFrom("/sports", "https://example.org/a") }),
);

describe("[CONT-03] rich text", () => {
	const schema = getSchema(EXTENSIONS);

	it("is the same blocks after it was opened in the editor, whatever they say", () => {
		assert(
			property(array(block), (body) => {
				const document = schema.nodeFromJSON(documentOf(body as Body));
				document.check();
				expect(bodyOf(document.toJSON())).toEqual(body);
			}),
		);
	});

	it("has no empty lines and no empty items", () => {
		const empty = { type: "paragraph" };
		const item = { type: "listItem", content: [empty] };
		expect(
			bodyOf({ type: "doc", content: [empty, { type: "bulletList", content: [item] }, { type: "heading" }] }),
		).toEqual([]);
	});

	it("keeps no bold and no other markup of what is pasted", () => {
		expect(Object.keys(schema.marks)).toEqual([]);
	});

	it("has a length in words", () => {
		const body: Body = [
			{ kind: "heading", text: "Two words" },
			{ kind: "list", items: ["three more words", "one-word"] },
		];
		expect(wordsIn(body)).toBe(6);
	});
});
