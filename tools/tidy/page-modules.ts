import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";

/** The text of each module, by its path. */
export type Modules = ReadonlyMap<string, string>;

const IMPORT =
	/(?:import|export)\s+(?!type\b)(\{[^}]*\}|\*(?:\s+as\s+\w+)?|\w+(?:\s*,\s*\{[^}]*\})?)\s+from\s+"([^"]+)"/g;
const LAZY = /\bimport\("([^"]+)"\)/g;

/** The file of each entry point of a package, from its `exports`: "@baize/x/web" to "domains/x/web/index.ts". */
export function readEntryPoints(root: string): Map<string, string> {
	const entryPoints = new Map<string, string>();
	for (const path of globSync(["domains/*/package.json", "platform/*/package.json"], { cwd: root })) {
		const { name, exports = {} } = JSON.parse(readFileSync(resolve(root, path), "utf8"));
		for (const [entryPoint, target] of Object.entries(exports))
			if (typeof target === "string") entryPoints.set(name + entryPoint.slice(1), resolve(root, dirname(path), target));
	}
	return entryPoints;
}

/**
 * What a page loads: first its own modules, then one chunk per lazy import. From an entry point only the imported names
 * are followed.
 */
export function chunksOf(root: string, page: string, entryPoints: ReadonlyMap<string, string>): Modules[] {
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
			if (imported) for (const found of filesBehind(imported, namesIn(clause))) visit(found, modules);
		}
	}

	/** Contracts are skipped: a contract has no texts and makes no calls. */
	function fileAt(importer: string, from: string): string | undefined {
		if (/\/contract(\/|$)/.test(from)) return undefined;
		return from.startsWith(".") ? resolve(dirname(importer), from) : entryPoints.get(from);
	}

	function filesBehind(file: string, names: readonly string[]): string[] {
		if (!file.endsWith("/index.ts")) return [file];
		const exported = [...readFileSync(file, "utf8").matchAll(IMPORT)];
		return exported.flatMap(([, clause = "", from = ""]) => {
			const inner = fileAt(file, from);
			if (!inner) return [];
			if (clause.startsWith("*")) return filesBehind(inner, names);
			return namesIn(clause).some((name) => names.includes(name)) ? filesBehind(inner, names) : [];
		});
	}
}

/** The names that a clause like `{ a, type B, c as d }` imports, as their module exports them. */
const namesIn = (clause: string): string[] =>
	clause
		.replace(/[{}]/g, "")
		.split(",")
		.map((name) => name.trim())
		.filter((name) => name !== "" && !name.startsWith("type "))
		.map((name) => name.split(" as ")[0] ?? name);
