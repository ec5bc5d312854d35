import { describe, expect, it } from "vitest";
import { changedPlaces, textsOf } from "./compare.ts";

const paragraph = (text: string) => ({ kind: "paragraph", text });
const NOTE = { title: "Note", body: [paragraph("One"), paragraph("Two")] };

describe("[CONT-03] what differs between two revisions", () => {
	it.each([
		["nothing", NOTE, { body: NOTE.body, title: "Note" }, []],
		["a text", NOTE, { ...NOTE, title: "Notes" }, [{ place: "title", before: "Note", after: "Notes" }]],
		[
			"a paragraph less",
			NOTE,
			{ ...NOTE, body: [paragraph("One")] },
			[
				{ place: "body 2 kind", before: "paragraph", after: "" },
				{ place: "body 2 text", before: "Two", after: "" },
			],
		],
		["a field more", { a: 1 }, { a: 1, b: true }, [{ place: "b", before: "", after: "true" }]],
		["everything, where there was none before", undefined, { a: "x" }, [{ place: "a", before: "", after: "x" }]],
	])("is %s", (_what, before, after, expected) => expect(changedPlaces(before, after)).toEqual(expected));
});

it("[CONT-03] the texts of an entry stand by their places", () => {
	expect([...textsOf(NOTE)]).toEqual([
		["body 1 kind", "paragraph"],
		["body 1 text", "One"],
		["body 2 kind", "paragraph"],
		["body 2 text", "Two"],
		["title", "Note"],
	]);
});
