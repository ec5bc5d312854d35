import { nameOf } from "./imports.ts";

/** The parts of a domain that others can import, each through its index.ts; a module's manifest is a file. */
export const PARTS = ["contract", "web", "backoffice", "server", "module", "testing"] as const;
export type Part = (typeof PARTS)[number];
export type Target = string | { node: string };

/** A workspace package. Other packages are named without "@baize/". */
export type Module = {
	folder: string;
	/** It imports only packages of lower layers. */
	layer: number;
	/** What its production code imports. */
	imports: readonly string[];
	/** What only its tests and its testing part import. */
	testImports: readonly string[];
} & ({ parts: readonly Part[] } | { exports: Readonly<Record<string, Target>> });

export type DomainModule = Extract<Module, { parts: unknown }>;

/** A package of the top layer. What it imports of the domains follows from their parts. */
export type App = {
	folder: string;
	/** It imports every domain that has this part. */
	opens?: Part;
	/** Of the domains that have this part, it imports those that its code uses. */
	uses?: Part;
	/** What else it imports. */
	imports: readonly string[];
	testImports: readonly string[];
};

/** Code for the server stays out of every browser build: only Node finds it. */
const FOR_NODE: readonly Part[] = ["server", "module", "testing"];

export function exportsOf(module: Module): Readonly<Record<string, Target>> {
	if ("exports" in module) return module.exports;
	return Object.fromEntries(module.parts.map((part) => [`./${part}`, targetOf(part)]));
}

/** A module's manifest stands beside what it opens. Only the composition imports it. */
export const fileOf = (part: Part): string => (part === "module" ? "server/module.ts" : `${part}/index.ts`);

function targetOf(part: Part): Target {
	const path = `./${fileOf(part)}`;
	return FOR_NODE.includes(part) ? { node: path } : path;
}

export const isDomain = (module: Module): module is DomainModule => module.folder.startsWith("domains/");
export const packageName = ({ folder }: Pick<Module, "folder">): string => nameOf(folder);
/** As other modules declare it. */
export const shortName = (module: Pick<Module, "folder">): string => packageName(module).replace("@baize/", "");
