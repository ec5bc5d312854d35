import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";

/** The text of each module, by its path. */
export type Modules = ReadonlyMap<string, string>;

const IMPORT =
	/(?:import|export)\s+(?!type\b)(\{[^}]*\}|\*(?:\s+as\s+\w+)?|\w+(?:\s*,\s*\{[^}]*\})?)\s+from\s+"([^"]+)"/g;
const LAZY = /\bimport\("([^"]+)"\)/g;

/** Where each door of a package leads, as its `exports` say: "@baize/x/web" to "domains/x/web/index.ts". */
export function readDoors(root: string): Map<string, string> {
	const doors = new Map<string, string>();
	for (const path of globSync(["domains/*/package.json", "platform/*/package.json"], { cwd: root })) {
		const { name, exports = {} } = JSON.parse(readFileSync(resolve(root, path), "utf8"));
		for (const [door, target] of Object.entries(exports))
			if (typeof target === "string") doors.set(name + door.slice(1), resolve(root, dirname(path), target));
	}
	return doors;
}

/** What a page loads, first itself and then what it loads lazily; through a door comes only what is asked for at it. */
export function chunksOf(root: string, page: string, doors: ReadonlyMap<string, string>): Modules[] {
	const chunks: Modules[] = [];
	const begun = new Set<string>();
	open(resolve(root, page));
	return chunks;

	function open(file: string): void {
		if (begun.has(file)) return;
		begun.add(file);
		const modules = new Map<string, string>();
		visit(file, modules);
		chunks.push(modules);
		for (const [path, text] of modules)
			for (const [, from = ""] of text.matchAll(LAZY)) {
				const lazy = fileAt(resolve(root, path), from);
				if (lazy) open(lazy);
			}
	}

	function visit(file: string, modules: Map<string, string>): void {
		const path = relative(root, file);
		if (modules.has(path) || !existsSync(file) || !/\.tsx?$/.test(file)) return;
		const text = readFileSync(file, "utf8");
		modules.set(path, text);
		for (const [, clause = "", from = ""] of text.matchAll(IMPORT)) {
			const imported = fileAt(file, from);
			if (imported) for (const found of behind(imported, namesIn(clause))) visit(found, modules);
		}
	}

	/** A contract has no texts and makes no calls. */
	function fileAt(importer: string, from: string): string | undefined {
		if (/\/contract(\/|$)/.test(from)) return undefined;
		return from.startsWith(".") ? resolve(dirname(importer), from) : doors.get(from);
	}

	function behind(file: string, names: readonly string[]): string[] {
		if (!file.endsWith("/index.ts")) return [file];
		const exported = [...readFileSync(file, "utf8").matchAll(IMPORT)];
		return exported.flatMap(([, clause = "", from = ""]) => {
			const inner = fileAt(file, from);
			if (!inner) return [];
			if (clause.startsWith("*")) return behind(inner, names);
			return namesIn(clause).some((name) => names.includes(name)) ? behind(inner, names) : [];
		});
	}
}

/** The names that a clause like `{ a, type B, c as d }` takes, as their module gives them. */
const namesIn = (clause: string): string[] =>
	clause
		.replace(/[{}]/g, "")
		.split(",")
		.map((name) => name.trim())
		.filter((name) => name !== "" && !name.startsWith("type "))
		.map((name) => name.split(" as ")[0] ?? name);
