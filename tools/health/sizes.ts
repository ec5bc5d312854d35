import { dirname } from "node:path";
import { parseSync } from "oxc-parser";
import { lineOf } from "../tidy/files.ts";

const MAX_FILES = 30;
const MAX_LINES = 70;
const MAX_COMPONENT_LINES = 100;
/** Pictures are not searched by name, and neither are migrations, which stay one after the other. */
const COUNTED = /\.(ts|tsx|css|md|mjs|sql)$/;
const MIGRATION = /\/migrations\/[^/]+\.sql$/;

/** Folders with more files than one can survey, as "path count". */
export function largeFolders(paths: readonly string[]): string[] {
	const counts = new Map<string, number>();
	for (const path of paths.filter((each) => COUNTED.test(each) && !MIGRATION.test(each)))
		counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
	return [...counts]
		.filter(([, count]) => count > MAX_FILES)
		.sort((a, b) => b[1] - a[1])
		.map(([folder, count]) => `${folder} ${count}`);
}

/** A function, and the name that it is given where it is made. */
type Span = { name: string; start: number; end: number };

const FUNCTIONS = new Set(["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"]);

/** Functions longer than the limit, outside tests, as "path:line lines". Components may have more. */
export function longFunctions(paths: readonly string[], read: (path: string) => string): string[] {
	return paths
		.filter((path) => !/\.(test|spec)\.tsx?$/.test(path))
		.flatMap((path) => {
			const text = read(path);
			return spansIn(parseSync(path, text).program, "")
				.map(({ name, start, end }) => ({ name, from: lineOf(text, start), to: lineOf(text, end) }))
				.filter(({ name, from, to }) => to - from + 1 > maxLinesOf(path, name))
				.map(({ from, to }) => `${path}:${from} ${to - from + 1}`);
		});
}

const maxLinesOf = (path: string, name: string): number =>
	path.endsWith(".tsx") && /^[A-Z]/.test(name) ? MAX_COMPONENT_LINES : MAX_LINES;

type Node = { type?: string; start?: number; end?: number; id?: { name?: string } | null };

/** `given`: the name of the variable that a function without a name of its own is assigned to. */
function spansIn(node: unknown, given: string): Span[] {
	if (typeof node !== "object" || node === null) return [];
	const { type = "", start = 0, end = 0, id } = node as Node;
	const name = id?.name ?? given;
	const own = FUNCTIONS.has(type) ? [{ name, start, end }] : [];
	const passedOn = type === "VariableDeclarator" ? name : "";
	return [...own, ...Object.values(node).flatMap((child) => spansIn(child, passedOn))];
}
