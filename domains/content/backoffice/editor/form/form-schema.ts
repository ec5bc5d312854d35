import { FORM_KEYWORD } from "../../../contract/index.ts";

/** What a form reads of a JSON schema. */
export type FormSchema = {
	type?: string;
	const?: string;
	enum?: readonly string[];
	anyOf?: readonly FormSchema[];
	properties?: Readonly<Record<string, FormSchema>>;
	required?: readonly string[];
	items?: FormSchema;
	patternProperties?: Readonly<Record<string, FormSchema>>;
	minLength?: number;
	maxLength?: number;
	minItems?: number;
	minimum?: number;
	maximum?: number;
	[FORM_KEYWORD]?: string;
};

export type FormKind =
	| "body"
	| "choice"
	| "entry"
	| "group"
	| "link"
	| "list"
	| "lobbyRows"
	| "longText"
	| "moment"
	| "number"
	| "pairs"
	| "path"
	| "picture"
	| "places"
	| "provider"
	| "text"
	| "variant";

/** A text of this length may be a sentence, so it is written over several lines. */
const LONG_TEXT = 1_000;

const STATED: ReadonlySet<string> = new Set([
	"body",
	"link",
	"lobbyRows",
	"moment",
	"path",
	"picture",
	"places",
	"provider",
]);

/** How a value of the schema is given. */
export function kindOf(schema: FormSchema): FormKind {
	const stated = schema[FORM_KEYWORD];
	if (stated?.startsWith("entry:")) return "entry";
	if (stated !== undefined && STATED.has(stated)) return stated as FormKind;
	if (schema.enum) return "choice";
	if (schema.anyOf) return "variant";
	if (schema.patternProperties) return "pairs";
	if (schema.type === "object") return "group";
	if (schema.type === "array") return "list";
	if (schema.type === "integer") return "number";
	return (schema.maxLength ?? 0) >= LONG_TEXT ? "longText" : "text";
}

/** The type of the entry that a value names. */
export const entryTypeOf = (schema: FormSchema): string => schema[FORM_KEYWORD]?.replace(/^entry:/, "") ?? "";

/** The same form with some of its fields only, in this order. */
export function onlyFields(schema: FormSchema, names: readonly string[] | undefined): FormSchema {
	if (names === undefined) return schema;
	const fields = names.flatMap((name) => {
		const field = schema.properties?.[name];
		return field === undefined ? [] : [[name, field] as const];
	});
	return { ...schema, properties: Object.fromEntries(fields) };
}

/** The kind by which a variant is known: "category". */
export const variantName = (variant: FormSchema): string => variant.properties?.kind?.const ?? "";

/** What a form begins with where nothing is written yet: everything that must be there, empty. */
export function emptyOf(schema: FormSchema): unknown {
	if (schema.const !== undefined) return schema.const;
	if (schema.enum) return schema.enum[0];
	if (schema.anyOf) return emptyOf(schema.anyOf[0] ?? {});
	if (schema.patternProperties) return {};
	if (schema.type === "object") return emptyGroup(schema);
	if (schema.type === "array") return Array.from({ length: schema.minItems ?? 0 }, () => emptyOf(schema.items ?? {}));
	return schema.type === "integer" ? (schema.minimum ?? 0) : "";
}

const emptyGroup = ({ properties = {}, required = [] }: FormSchema): Record<string, unknown> =>
	Object.fromEntries(required.map((name) => [name, emptyOf(properties[name] ?? {})]));

type Group = Readonly<Record<string, unknown>>;

/**
 * A group with another value of a field; an optional field that is empty is left out. A group that begins with it has
 * all that must be there, empty.
 */
export function withField(schema: FormSchema, group: Group, name: string, value: unknown): Group {
	const begun = { ...emptyGroup(schema), ...group };
	const { [name]: _before, ...others } = begun;
	return isEmpty(value) && !schema.required?.includes(name) ? others : { ...begun, [name]: value };
}

/** A group is empty where all of its values are, and so is a list without items. */
const isEmpty = (value: unknown): boolean =>
	value === "" ||
	value === undefined ||
	(Array.isArray(value) && value.length === 0) ||
	(typeof value === "object" && value !== null && !Array.isArray(value) && Object.values(value).every(isEmpty));

/** A list with the item at a place moved to another one. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
	const others = items.filter((_item, place) => place !== from);
	return [...others.slice(0, to), ...items.slice(from, from + 1), ...others.slice(to)];
}
