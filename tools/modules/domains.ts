import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type DomainModule, fileOf, type Module, PARTS } from "./module.ts";

/** What a domain declares of itself, in domains/<name>/declaration.json. */
type Declaration = Pick<Module, "layer" | "imports" | "testImports">;

/** Every domain, by layer and name, as its own folder declares it. Its parts are the entry points that are there. */
export const readDomains = (root: string): DomainModule[] =>
	inOrder(
		globSync("domains/*/declaration.json", { cwd: root }).map((path) => {
			const folder = dirname(path);
			const parts = PARTS.filter((part) => existsSync(join(root, folder, fileOf(part))));
			return { folder, ...declarationOf(path, readFileSync(join(root, path), "utf8")), parts };
		}),
	);

export const inOrder = (domains: readonly DomainModule[]): DomainModule[] =>
	domains.toSorted((one, other) => one.layer - other.layer || (one.folder < other.folder ? -1 : 1));

/** Throws what is wrong with the file's text, with its path. */
export function declarationOf(path: string, text: string): Declaration {
	const { layer, imports, testImports, ...others } = JSON.parse(text) as Record<string, unknown>;
	const [surplus] = Object.keys(others);
	if (surplus !== undefined) throw new Error(`${path} declares "${surplus}", which nothing reads`);
	if (!Number.isInteger(layer)) throw new Error(`${path}: "layer" is a whole number`);
	if (!isNames(imports)) throw new Error(`${path}: "imports" is a list of packages, each once and without @baize/`);
	if (!isNames(testImports)) throw new Error(`${path}: "testImports" is such a list, too; it may be empty`);
	return { layer: layer as number, imports, testImports };
}

const isNames = (value: unknown): value is readonly string[] =>
	Array.isArray(value) &&
	value.every((name) => typeof name === "string" && /^[a-z][a-z-]*$/.test(name)) &&
	new Set(value).size === value.length;
