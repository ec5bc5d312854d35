import type { CatalogueColumn } from "./catalogue.ts";
import { type ColumnNote, columnType, valueType } from "./column-type.ts";

export type Notes = {
	/** By "schema.table.column". */
	columns: Readonly<Record<string, ColumnNote>>;
	/** The names of the rows as they are read, by "schema.table". */
	rows: Readonly<Record<string, string>>;
};

type Import = { from: string; name: string };

/** The first line of a tables.ts. */
export const HEAD = `// Written by \`npm run tables\` from the database. What the database does not know stands in tools/tables/columns.data.ts.
`;
const MAX_WIDTH = 120;
const TAB_WIDTH = 2;
const FROM_KYSELY = ["ColumnType", "Generated", "GeneratedAlways", "Selectable"];
const FROM_PLATFORM = ["GeneratedJson", "Json"];

/** The text of a domain's tables.ts, as the formatter leaves it. */
export function tablesText(columns: readonly CatalogueColumn[], notes: Notes): string {
	const names = new Map<string, string>();
	const byTable = Map.groupBy(columns, ({ table }) => table);
	const tables = [...byTable].map(([table, ofTable]) => tableText(table, ofTable, notes, names));
	const aliases = [...names].map(([name, type]) => `${typeText(`export type ${name} =`, type, 0)};\n`);
	const rows = [...byTable.keys()].flatMap((table) => rowText(table, notes.rows[table]));
	const body = [...aliases, `export type Tables = {\n${tables.join("")}};\n`, ...rows].join("\n");
	return [HEAD, importsText(importsOf(columns, notes, body)), body].filter((part) => part !== "").join("\n");
}

function tableText(
	table: string,
	columns: readonly CatalogueColumn[],
	notes: Notes,
	names: Map<string, string>,
): string {
	const lines = columns.map((column) => columnText(column, notes.columns[keyOf(column)], names));
	return `\t"${table}": {\n${lines.join("")}\t};\n`;
}

const keyOf = ({ table, column }: CatalogueColumn): string => `${table}.${column}`;

function columnText(column: CatalogueColumn, note: ColumnNote | undefined, names: Map<string, string>): string {
	const value = valueType(column, note);
	if (note?.name) addName(names, note.name, value);
	const about = note?.about ? `\t\t/** ${note.about} */\n` : "";
	return `${about}${typeText(`\t\t${column.column}:`, columnType(column, note?.name ?? value), 2)};\n`;
}

function addName(names: Map<string, string>, name: string, type: string): void {
	const known = names.get(name);
	if (known !== undefined && known !== type) throw new Error(`${name} would be ${known} and ${type}`);
	names.set(name, type);
}

/** A union that is too long for its line has one line for each member. */
function typeText(start: string, type: string, tabs: number): string {
	const line = `${start} ${type};`;
	if (line.length + tabs * (TAB_WIDTH - 1) <= MAX_WIDTH) return line.slice(0, -1);
	const indent = "\t".repeat(tabs + 1);
	return `${start}\n${type
		.split(" | ")
		.map((member) => `${indent}| ${member}`)
		.join("\n")}`;
}

const rowText = (table: string, name: string | undefined): string[] =>
	name === undefined ? [] : [`export type ${name} = Selectable<Tables["${table}"]>;\n`];

function importsOf(columns: readonly CatalogueColumn[], notes: Notes, body: string): Import[] {
	const isUsed = (name: string): boolean => new RegExp(`\\b${name}<`).test(body);
	return [
		...FROM_PLATFORM.filter(isUsed).map((name) => ({ from: "@baize/platform-server", name })),
		...FROM_KYSELY.filter(isUsed).map((name) => ({ from: "kysely", name })),
		...columns.flatMap((column) => importOf(notes.columns[keyOf(column)])),
	];
}

function importOf({ type = "", from, imports }: ColumnNote = {}): Import[] {
	if (from === undefined) return [];
	const name = imports ?? /[A-Z]\w*/.exec(type)?.[0];
	if (name === undefined) throw new Error(`nothing is imported from ${from} for ${type}`);
	return [{ from, name }];
}

function importsText(imports: readonly Import[]): string {
	const byModule = Map.groupBy(imports, ({ from }) => from);
	const modules = [...byModule.keys()].sort(byDistance);
	return modules
		.map((from) => {
			const names = [...new Set(byModule.get(from)!.map(({ name }) => name))].sort();
			const line = `import type { ${names.join(", ")} } from "${from}";\n`;
			return line.length <= MAX_WIDTH + 1
				? line
				: `import type {\n${names.map((name) => `\t${name},\n`).join("")}} from "${from}";\n`;
		})
		.join("");
}

/** The formatter's order: packages by name, then files from far to near. */
function byDistance(a: string, b: string): number {
	const distance = (path: string): number => (path.startsWith("../") ? 1 : path.startsWith("./") ? 2 : 0);
	return distance(a) - distance(b) || (a < b ? -1 : 1);
}
