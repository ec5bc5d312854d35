import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { __unstable__loadDesignSystem as loadDesignSystem } from "tailwindcss";
import type { SourceFile } from "./files.ts";

const LOOK = "platform/web/tokens/tokens.css";
const WRITTEN = /className=(?:"([^"]*)"|\{`([^`]*)`\})/g;
const RULE = /(?:\.|@utility )([a-z][\w-]*)/g;
// Marker classes that other classes refer to; they draw nothing themselves.
const MARKER_CLASSES = ["group", "peer"];

/** Classes without any effect: neither a utility of the site's design scale nor a rule of one of its style sheets. */
export async function deadClasses(root: string, files: SourceFile[]): Promise<string[]> {
	const written = new Map(files.filter(({ path }) => path.endsWith(".tsx")).flatMap(classesOf));
	const known = new Set([...MARKER_CLASSES, ...files.filter(({ path }) => path.endsWith(".css")).flatMap(rulesOf)]);
	const unknown = [...written.keys()].filter((name) => !known.has(name));
	const look = await loadLook(root);
	const drawn = look.candidatesToCss(unknown);
	return unknown.flatMap((name, at) => (drawn[at] ? [] : [`${written.get(name)} ${name}`]));
}

/** Each class of a component with its file. Class names that are put together at run time are not checked. */
const classesOf = ({ path, text }: SourceFile): [name: string, path: string][] =>
	[...text.matchAll(WRITTEN)]
		.flatMap(([, plain, mixed = ""]) => (plain ?? mixed.replaceAll(/\S*\$\{[^}]*\}\S*/g, " ")).split(/\s+/))
		.filter((name) => name !== "")
		.map((name) => [name, path]);

const rulesOf = ({ text }: SourceFile): string[] => [...text.matchAll(RULE)].flatMap(([, name]) => name ?? []);

function loadLook(root: string) {
	const path = join(root, LOOK);
	return loadDesignSystem(readFileSync(path, "utf8"), {
		base: dirname(path),
		async loadStylesheet(id, base) {
			const found = id.startsWith(".") ? join(base, id) : join(root, "node_modules", id);
			return { path: found, base: dirname(found), content: readFileSync(found, "utf8") };
		},
	});
}
