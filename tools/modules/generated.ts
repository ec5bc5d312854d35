import { exportsOf, isDomain, type Module, packageName, shortName } from "./module.ts";

type Versions = Record<string, string>;
type Manifest = { dependencies?: Versions; devDependencies?: Versions; sideEffects?: unknown; [key: string]: unknown };

const MAP = /<!-- domains by layer: npm run modules -->[\s\S]*?<!-- end of domains by layer -->/;
const LAYER_LINES = /(?:^ {2}\d+ {2}.*\n)+/m;
const OFFICE_PARTS = "apps/backoffice/src/parts.gen.ts";

/** Every file that is written from the modules, by its path; `read` gives what stands there, or undefined. */
export function generatedFiles(
	modules: readonly Module[],
	read: (path: string) => string | undefined,
): Map<string, string> {
	const manifests = modules.map((module): [string, string] => {
		const path = `${module.folder}/package.json`;
		return [path, manifestText(module, read(path))];
	});
	return new Map([
		...manifests,
		[OFFICE_PARTS, officeText(modules)],
		["README.md", readmeText(modules, read("README.md") ?? "")],
	]);
}

/** Exports and workspace dependencies come from the module; everything else stays as it is. */
export function manifestText(module: Module, current?: string): string {
	const {
		exports: _exports,
		dependencies,
		devDependencies,
		sideEffects,
		...rest
	} = current === undefined ? newManifest(module) : (JSON.parse(current) as Manifest);
	const exported = exportsOf(module);
	const manifest = {
		...rest,
		...(Object.keys(exported).length > 0 ? { exports: exported } : {}),
		...versions("dependencies", dependencies, module.imports),
		...versions("devDependencies", devDependencies, module.testImports),
		...(sideEffects === undefined ? {} : { sideEffects }),
	};
	return `${JSON.stringify(manifest, null, "\t")}\n`;
}

const newManifest = (module: Module): Manifest => ({
	name: packageName(module),
	version: "0.0.0",
	private: true,
	type: "module",
	sideEffects: false,
});

function versions(key: string, current: Versions = {}, imports: readonly string[]): Record<string, Versions> {
	const outside = Object.entries(current).filter(([name]) => !name.startsWith("@baize/"));
	const entries = [...imports.map((name): [string, string] => [`@baize/${name}`, "0.0.0"]), ...outside];
	return entries.length === 0 ? {} : { [key]: Object.fromEntries(entries) };
}

/** The back office's list of the domains' parts, each under the domain's name. */
export function officeText(modules: readonly Module[]): string {
	const names = modules.filter((each) => isDomain(each) && each.parts.includes("backoffice")).map(shortName);
	const imports = names.map((name) => `import { ${partName(name)} } from "@baize/${name}/backoffice";\n`);
	return `// Written by \`npm run modules\`: the part of each domain that operators see, by layer and name.
import type { OfficePart } from "@baize/platform-backoffice";
${imports.join("")}
export const PARTS: readonly OfficePart[] = [
${names.map((name) => `\t${partName(name)},\n`).join("")}];
`;
}

/** "general-ledger" is generalLedgerPart. */
const partName = (name: string): string => `${name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())}Part`;

/** The comment lines stand around the map, since within it they would be read as part of it. */
export function readmeText(modules: readonly Module[], current: string): string {
	if (!LAYER_LINES.test(MAP.exec(current)?.[0] ?? "")) throw new Error("README.md has no map of the domains by layer");
	return current.replace(MAP, (map) => map.replace(LAYER_LINES, layerLines(modules)));
}

function layerLines(modules: readonly Module[]): string {
	const domains = modules.filter(isDomain);
	const layers = [...new Set(domains.map(({ layer }) => layer))].sort((a, b) => a - b);
	return layers
		.map((layer) => {
			const names = domains.filter((each) => each.layer === layer).map(shortName);
			return `  ${layer}  ${names.join(" · ")}\n`;
		})
		.join("");
}
