import { manifestText, readmeText } from "../modules/generated.ts";
import { importsByPackage } from "../modules/imports.ts";
import { type Module, type Part, packageName } from "../modules/module.ts";
import { MODULES } from "../modules/modules.data.ts";
import { insertBefore, type ReadFile } from "./part.ts";

const DATA = "tools/modules/modules.data.ts";
const PARTS: readonly Part[] = ["contract", "web", "backoffice", "server", "testing"];
/** No domain is below this layer. */
const LOWEST_LAYER = 2;

/** Declares a new domain with the parts and the imports of its files; everything that is written from it, by path. */
export function declareDomain(folder: string, files: Record<string, string>, readFile: ReadFile) {
	const module = moduleOf(folder, files);
	const entry = `\t${JSON.stringify(module)},\n`;
	return {
		manifest: manifestText(module),
		edits: {
			[DATA]: insertBefore(DATA, readFile(DATA), /^\t\{\n\t\tfolder: "apps\//m, entry),
			"README.md": readmeText([...MODULES, module], readFile("README.md")),
		},
	};
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
		parts: PARTS.filter((part) => paths.includes(`${folder}/${part}/index.ts`)),
		imports: imported.map(shortName),
		testImports: tested.map(shortName),
	};
}

const shortName = (module: Module): string => packageName(module).replace("@baize/", "");
