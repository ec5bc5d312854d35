import type { CatalogueColumn } from "./catalogue.ts";

/** What the database does not know of a column. */
export type ColumnNote = {
	/** The type of its value, of an array's elements, or of what a jsonb column has. */
	type?: string;
	/** The module from which the type comes, as the domain's tables.ts imports it. */
	from?: string;
	/** What is imported, if it is not what the type is called: "ChangeRow as ChangeView". */
	imports?: string;
	/** A name for the type, which tables.ts exports. */
	name?: string;
	/** A sentence for the reader. */
	about?: string;
};

/** How PostgreSQL's types are read by our connections. */
const VALUES: Record<string, string> = {
	bool: "boolean",
	bytea: "Buffer",
	date: "Date",
	inet: "string",
	int2: "number",
	int4: "number",
	int8: "bigint",
	jsonb: "unknown",
	pg_snapshot: "string",
	text: "string",
	timestamptz: "Date",
	xid8: "string",
};

/** The type of a column's value, or of its elements, without null. */
export function valueType({ table, column, type, isArray, checks }: CatalogueColumn, note: ColumnNote = {}): string {
	const isKnown = VALUES[type] !== undefined && !(isArray && type === "int8");
	const value = note.type ?? checks.map(unionOf).find((union) => union !== undefined) ?? VALUES[type];
	if (value === undefined || !(isKnown || note.type))
		throw new Error(`tools/tables/column-type.ts has no type for ${table}.${column}: ${type}${isArray ? "[]" : ""}`);
	return value;
}

/** The type of a column as Kysely wants it. `value` is that of its value, or the name of it. */
export function columnType(column: CatalogueColumn, value: string): string {
	const elements = column.isArray ? `${/[|&"]/.test(value) ? `(${value})` : value}[]` : value;
	const whole = column.isNullable ? `${elements} | null` : elements;
	if (column.isAlwaysGenerated) return `GeneratedAlways<${whole}>`;
	if (column.type === "jsonb") return `${column.hasDefault ? "GeneratedJson" : "Json"}<${whole}>`;
	if (column.type === "date") return dateType(column);
	return column.hasDefault ? `Generated<${whole}>` : whole;
}

/** Read as a day's first moment, written in the form 1990-01-31. */
function dateType({ isNullable, hasDefault }: CatalogueColumn): string {
	const orNull = isNullable ? " | null" : "";
	const orNothing = hasDefault ? " | undefined" : "";
	return `ColumnType<Date${orNull}, string${orNull}${orNothing}, string${orNull}>`;
}

const ONE_OF = /^\("?\w+"? = ANY \(ARRAY\[(.*)\]\)\)$/;
const ELEMENT = /^(?:'([^']*)'::text|(\d+))$/;

/** The values that a condition allows, if it lists them: "(state = ANY (ARRAY['open'::text, 'closed'::text]))". */
function unionOf(condition: string): string | undefined {
	const elements = ONE_OF.exec(condition)?.[1]
		?.split(", ")
		.map((element) => ELEMENT.exec(element));
	if (!elements?.every((element) => element !== null)) return undefined;
	return elements.map(([, text, number]) => (text === undefined ? number : `"${text}"`)).join(" | ");
}
