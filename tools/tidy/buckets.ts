/** A file of the repository and its text. */
type Source = { path: string; text: string };

/** A statement on a bucketed table that names no bucket, and the function or constant in which it stands. */
type ScatterRead = { path: string; line: number; within: string; table: string };

const TABLE_TYPES = /^\t"([a-z_]+\.[a-z_]+)": \{\n([\s\S]*?)^\t\};/gm;

/** The tables with players' rows, by the generated types of tables. */
export const bucketedTables = (tableTypes: readonly string[]): string[] =>
	tableTypes.flatMap((text) =>
		[...text.matchAll(TABLE_TYPES)].flatMap(([, name = "", columns = ""]) =>
			/^\t\tbucket: /m.test(columns) ? [name] : [],
		),
	);

const STATEMENT_END = /;\n|\n\n/g;
const NAMES = /^(?:export )?(?:async )?(?:function|const) (\w+)|^create or replace function ([\w.]+)/gm;

/** Every statement that reads or changes one of the tables across its buckets. An insert always gives the bucket. */
export function scatterReads({ path, text }: Source, tables: readonly string[]): ScatterRead[] {
	const code = withoutComments(path, text);
	const uses = new RegExp(
		`(?:\\.(?:selectFrom|updateTable|deleteFrom)\\(\\s*\\[?"|\\b(?:from|join|update|using)\\s+)(${tables.map((table) => table.replace(".", "\\.")).join("|")})\\b(?![.(])`,
		"g",
	);
	return [...code.matchAll(uses)].flatMap(({ index, 1: table = "" }) =>
		/bucket/i.test(statementAt(code, index))
			? []
			: [{ path, table, line: code.slice(0, index).split("\n").length, within: nameBefore(code, index) }],
	);
}

/** Of the same length, so that places stay the same. */
const withoutComments = (path: string, text: string): string =>
	text.replace(path.endsWith(".sql") ? /--.*$/gm : /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, (comment) =>
		comment.replace(/[^\n]/g, " "),
	);

function statementAt(code: string, index: number): string {
	let start = 0;
	for (const { index: at } of code.matchAll(STATEMENT_END)) {
		if (at >= index) return code.slice(start, at);
		start = at;
	}
	return code.slice(start);
}

function nameBefore(code: string, index: number): string {
	let name = "";
	for (const { index: at, 1: own, 2: sql } of code.matchAll(NAMES)) {
		if (at > index) break;
		name = own ?? sql ?? "";
	}
	return name;
}
