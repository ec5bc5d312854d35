import { vocabularyIssues } from "../tidy/vocabulary.ts";
import { circles, undeclaredImports } from "./imports.ts";
import { largeFolders, longFunctions } from "./sizes.ts";
import { smallFiles } from "./small-files.ts";

/** What is counted, each place where it was found, and what was counted and is allowed. */
export type Section = { title: string; lines: readonly string[]; note?: string };

/** The health of the files at `root`: every section is empty in a tree that passes. */
export async function healthOf(
	root: string,
	paths: readonly string[],
	read: (path: string) => string,
): Promise<Section[]> {
	const sources = paths.filter((path) => /\.tsx?$/.test(path));
	return [
		{ title: "Banned words, by how often they are used", lines: wordCounts(paths, read) },
		{ title: "Folders with more than 30 files", lines: largeFolders(paths) },
		{ title: "Functions of more than 70 lines", lines: longFunctions(sources, read) },
		{ title: "Files of up to 12 lines with one importer and no reason", ...smallFiles(sources, read) },
		{ title: "Imports of packages that are not declared", lines: undeclaredImports(paths, read) },
		{ title: "Circles of imports, types included", lines: await circles(root) },
	];
}

function wordCounts(paths: readonly string[], read: (path: string) => string): string[] {
	const counts = new Map<string, number>();
	for (const path of paths.filter((each) => /\.(tsx?|md|css|sql)$/.test(each)))
		for (const { word } of vocabularyIssues(path, read(path))) counts.set(word, (counts.get(word) ?? 0) + 1);
	return [...counts].sort((a, b) => b[1] - a[1]).map(([word, count]) => `${word} ${count}`);
}
