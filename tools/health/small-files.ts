import { basename } from "node:path";
import { resolveRelative } from "../tidy/rules.ts";

const FEW_LINES = 12;
const TEST = /\.(test|spec)\.tsx?$/;

/** A file of few lines, the only one that imports it, and the beginnings of these imports. */
type Small = { path: string; text: string; importer: string; imported: readonly string[] };

/** Why such a file stands by itself. */
const REASONS: [why: string, holds: (small: Small) => boolean][] = [
	["loaded apart from its importer, or before it", ({ imported }) => imported.some((how) => APART.test(how))],
	[
		"entry points, and what those list",
		({ path, imported }) => isIndex(path) || imported.some((how) => how.startsWith("export")),
	],
	["data, or files that every domain or title has", ({ path }) => DATA.test(path) || FORM.test(path)],
	["modules of the composition's list", ({ text }) => text.includes("defineModule(")],
	["readers of what the build makes", ({ text }) => text.includes('from "virtual:')],
	["what only its test imports", ({ importer }) => TEST.test(importer)],
];
const APART = /^(import\(|import "|new URL\()/;
const isIndex = (path: string): boolean => /^index\.tsx?$/.test(basename(path));
const DATA = /(\.data|\.gen)\.ts$/;
const FORM = /\/(texts|texts\/[a-z]{2}|routes|events|tables|load)\.ts$/;

export type SmallFiles = {
	/** Those without a reason, as "path → importer". */
	lines: string[];
	/** How many have which reason. */
	note: string;
};

/** Files of a few lines that one other file imports: they belong into it unless one of the reasons holds. */
export function smallFiles(paths: readonly string[], read: (path: string) => string): SmallFiles {
	const small = smallIn(paths, read).map((each) => ({ each, why: REASONS.find(([, holds]) => holds(each))?.[0] }));
	const counts = Map.groupBy(small, ({ why }) => why);
	return {
		lines: small.filter(({ why }) => why === undefined).map(({ each: { path, importer } }) => `${path} → ${importer}`),
		note: REASONS.map(([why]) => `${counts.get(why)?.length ?? 0} ${why}`).join("; "),
	};
}

function smallIn(paths: readonly string[], read: (path: string) => string): Small[] {
	const sources = paths.filter((path) => /\.tsx?$/.test(path)).map((path) => ({ path, text: read(path) }));
	const imports = Map.groupBy(sources.flatMap(importsIn), ({ to }) => to);
	return sources.flatMap(({ path, text }) => {
		if (TEST.test(path) || text.trimEnd().split("\n").length > FEW_LINES) return [];
		const found = imports.get(path) ?? [];
		const importers = new Set(found.map(({ from }) => from));
		const [importer, ...others] = importers;
		if (importer === undefined || others.length > 0) return [];
		return { path, text, importer, imported: found.map(({ how }) => how) };
	});
}

const IMPORT = /((?:import|export)\b[^;"]*\bfrom |import |import\(\s*|new URL\()"(\.{1,2}\/[^"]+|[\w-]+\.tsx?)"/g;

const importsIn = ({ path, text }: { path: string; text: string }) =>
	[...text.matchAll(IMPORT)].map(([how, , target = ""]) => ({ from: path, to: resolveRelative(path, target), how }));
