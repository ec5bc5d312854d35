import { describe, expect, it } from "vitest";
import { CONTENT_SCHEMAS, CONTENT_TYPES } from "../../../contract/index.ts";
import { texts } from "../../texts.ts";
import { emptyOf, type FormSchema, kindOf, moved, onlyFields, variantName, withField } from "./form-schema.ts";

const schemaOf = (type: (typeof CONTENT_TYPES)[number]): FormSchema => CONTENT_SCHEMAS[type];
const fieldOf = (type: (typeof CONTENT_TYPES)[number], name: string) => schemaOf(type).properties?.[name] ?? {};

describe("[CONT-04] a form", () => {
	it.each([
		["rich text", "content_page", "body", "body"],
		["one of a few", "content_page", "pageType", "choice"],
		["a line", "content_page", "paths", "list"],
		["a sentence", "content_page", "summary", "longText"],
		["places, where there is a filter", "content_page", "geoTargetingFilter", "places"],
		["an entry of another type", "marketing_page", "slideshow", "entry"],
		["a list of them", "slideshow", "slides", "list"],
		["a number", "section", "priority", "number"],
		["a group", "casino_game_page", "card_image", "group"],
		["an uploaded picture", "content_page", "image", "group"],
		["names with values", "functional", "settings", "pairs"],
		["a page of the game", "casino_game_page", "link", "path"],
	] as const)("asks for %s", (_what, type, name, kind) => expect(kindOf(fieldOf(type, name))).toBe(kind));

	it("asks for one of several forms of a row, each by its name", () => {
		const rows = fieldOf("marketing_page", "rows");
		expect([kindOf(rows), kindOf(rows.items ?? {}), rows.items?.anyOf?.map(variantName)]).toEqual([
			"lobbyRows",
			"variant",
			["games", "category", "continuePlaying", "favourites", "football", "race", "jackpots", "offers", "lastWins"],
		]);
	});

	it("begins with what must be there, empty", () => {
		expect(emptyOf(schemaOf("slideshow"))).toEqual({ title: "", slides: [""] });
		expect(emptyOf(schemaOf("content_page"))).toEqual({
			title: "",
			pageType: "article",
			paths: [],
			summary: "",
			body: [],
		});
	});

	it("asks for some fields only where those are named, in their order", () => {
		const some = onlyFields(schemaOf("marketing_page"), ["rows", "title", "none"]);
		expect(Object.keys(some.properties ?? {})).toEqual(["rows", "title"]);
		expect(onlyFields(schemaOf("slide"), undefined)).toBe(schemaOf("slide"));
	});

	it("has a text for each field and each of its values", () => {
		const missing = CONTENT_TYPES.flatMap((type) => namesIn(schemaOf(type))).filter(
			(name) => !(name in texts.entries.fields),
		);
		expect(missing).toEqual([]);
		const choices = CONTENT_TYPES.flatMap((type) => choicesIn(schemaOf(type)));
		expect(choices.filter((name) => !(name in texts.entries.choices))).toEqual([]);
	});
});

/** The fields that a form shows; what has a form of its own is not looked into. */
function namesIn(schema: FormSchema): string[] {
	const kind = kindOf(schema);
	if (kind === "list") return namesIn(schema.items ?? {});
	if (kind === "variant") return (schema.anyOf ?? []).flatMap(namesIn);
	const fields = kind === "group" ? Object.entries(schema.properties ?? {}) : [];
	return fields.filter(([, field]) => field.const === undefined).flatMap(([name, field]) => [name, ...namesIn(field)]);
}

function choicesIn(schema: FormSchema): string[] {
	const inner = [
		...Object.values(schema.properties ?? {}),
		...(schema.items ? [schema.items] : []),
		...(schema.anyOf ?? []),
	];
	if (kindOf(schema) === "body") return [];
	return [...(schema.enum ?? []), ...(schema.anyOf ?? []).map(variantName), ...inner.flatMap(choicesIn)];
}

describe("a field's value", () => {
	const GROUP: FormSchema = { required: ["title"] };
	it.each([
		["is replaced", "title", "B", { title: "B", note: "n" }],
		["stays empty where it must be there", "title", "", { title: "", note: "n" }],
		["is left out where it is empty and may be missing", "note", "", { title: "A" }],
		["is left out where it is a group with nothing in it", "note", { url: "", alt: "" }, { title: "A" }],
	])("%s", (_what, name, value, expected) =>
		expect(withField(GROUP, { title: "A", note: "n" }, name, value)).toEqual(expected),
	);

	it("begins its group with all that must be there", () => {
		const picture: FormSchema = { required: ["url", "alt"], properties: { url: {}, alt: {}, note: {} } };
		expect(withField(picture, {}, "url", "/media/a/640")).toEqual({ url: "/media/a/640", alt: "" });
	});
});

it.each([
	["up", 2, 0, ["c", "a", "b"]],
	["down", 0, 1, ["b", "a", "c"]],
])("an item moves %s", (_where, from, to, expected) => expect(moved(["a", "b", "c"], from, to)).toEqual(expected));
