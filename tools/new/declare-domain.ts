import { manifestText, readmeText } from "../modules/generated.ts";
import { importsByPackage } from "../modules/imports.ts";
import { LOWER_DOMAINS } from "../modules/layers/lower-domains.data.ts";
import { fileOf, type Module, type Part, packageName } from "../modules/module.ts";
import { MODULES } from "../modules/modules.ts";
import { insertAfter, insertBefore, type ReadFile } from "./part.ts";

const LAYERS = "tools/modules/layers";
const APPS = `${LAYERS}/apps.data.ts`;
const PARTS: readonly Part[] = ["contract", "web", "backoffice", "server", "module", "testing"];
/** The packages that open every domain, and show what operators do in it. */
const APPS_OF_DOMAINS = ["apps/server", "apps/backoffice"];
/** No domain is below this layer. */
const LOWEST_LAYER = 2;
const HIGHEST_LOWER_LAYER = Math.max(...LOWER_DOMAINS.map(({ layer }) => layer));

/** Declares a new domain with the parts and the imports of its files; everything that is written from it, by path. */
export function declareDomain(folder: string, files: Record<string, string>, readFile: ReadFile) {
	const module = moduleOf(folder, files);
	const layers = `${LAYERS}/${module.layer <= HIGHEST_LOWER_LAYER ? "lower" : "upper"}-domains.data.ts`;
	const name = shortName(module);
	return {
		manifest: manifestText(module),
		edits: {
			[layers]: insertBefore(layers, readFile(layers), /^\];/m, `\t${JSON.stringify(module)},\n`),
			[APPS]: APPS_OF_DOMAINS.reduce((text, app) => importedBy(app, text, name), readFile(APPS)),
			...Object.fromEntries(APPS_OF_DOMAINS.map((app) => dependingOn(app, name, readFile))),
			"README.md": readmeText([...MODULES, module], readFile("README.md")),
		},
	};
}

/** What is written where an app begins to import a domain; nothing if it does already. */
export function declaredImport(app: string, domain: string, readFile: ReadFile): Record<string, string> {
	const { imports } = MODULES.find(({ folder }) => folder === app)!;
	if (imports.includes(domain)) return {};
	return {
		[APPS]: importedBy(app, readFile(APPS), domain),
		...Object.fromEntries([dependingOn(app, domain, readFile)]),
	};
}

const importedBy = (app: string, text: string, name: string): string =>
	insertAfter(APPS, text, upToImportsOf(app), `\t\t\t"${name}",\n`);

/** Up to the last line of what an app declares to import. */
const upToImportsOf = (app: string): RegExp =>
	new RegExp(`folder: "${app}",[\\s\\S]*?imports: \\[\\n(?:\\t\\t\\t.*\\n)+`);

function dependingOn(app: string, name: string, readFile: ReadFile): [path: string, manifest: string] {
	const [path, declared] = [`${app}/package.json`, MODULES.find(({ folder }) => folder === app)!];
	return [path, manifestText({ ...declared, imports: [...declared.imports, name] }, readFile(path))];
}

function moduleOf(folder: string, files: Record<string, string>): Module {
	const paths = Object.keys(files);
	const found = importsByPackage(paths, (path) => files[path] ?? "").get(folder);
	const imported = MODULES.filter((each) => found?.production.has(packageName(each)));
	const tested = MODULES.filter((each) => found?.tests.has(packageName(each)) && !imported.includes(each));
	return {
		folder,
		// The layer of what builds on another part of the platform lies between whole numbers.
		layer: Math.max(LOWEST_LAYER, ...imported.map(({ layer }) => Math.floor(layer) + 1)),
		parts: PARTS.filter((part) => paths.includes(`${folder}/${fileOf(part)}`)),
		imports: imported.map(shortName),
		testImports: tested.map(shortName),
	};
}

const shortName = (module: Module): string => packageName(module).replace("@baize/", "");
