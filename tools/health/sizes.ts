import { dirname } from "node:path";
import { parseSync } from "oxc-parser";
import { lineOf } from "../tidy/files.ts";

const MAX_FILES = 30;
const MAX_LINES = 70;
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

type Span = { start: number; end: number };

const FUNCTIONS = new Set(["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"]);

/** Functions longer than the limit, outside tests, as "path:line lines". */
export function longFunctions(paths: readonly string[], read: (path: string) => string): string[] {
	return paths
		.filter((path) => !/\.(test|spec)\.tsx?$/.test(path))
		.flatMap((path) => {
			const text = read(path);
			return spansIn(parseSync(path, text).program)
				.map(({ start, end }) => ({ from: lineOf(text, start), to: lineOf(text, end) }))
				.filter(({ from, to }) => to - from + 1 > MAX_LINES)
				.map(({ from, to }) => `${path}:${from} ${to - from + 1}`);
		});
}

type Node = { type?: string; start?: number; end?: number };

function spansIn(node: unknown): Span[] {
	if (typeof node !== "object" || node === null) return [];
	const { type = "", start = 0, end = 0 } = node as Node;
	const own = FUNCTIONS.has(type) ? [{ start, end }] : [];
	return [...own, ...Object.values(node).flatMap(spansIn)];
}
