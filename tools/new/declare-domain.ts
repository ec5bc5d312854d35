import { modulesOf, usesInCode } from "../modules/apps.ts";
import { inOrder } from "../modules/domains.ts";
import { generatedFiles } from "../modules/generated.ts";
import { importsByPackage } from "../modules/imports.ts";
import { type DomainModule, fileOf, PARTS, packageName, shortName } from "../modules/module.ts";
import { DOMAINS, MODULES } from "../modules/modules.ts";
import type { ReadFile } from "./part.ts";

const ROOT = new URL("../..", import.meta.url).pathname;
/** No domain is below this layer. */
const LOWEST_LAYER = 2;

/** Declares a new domain with the imports of its files. `written` is what `npm run modules` would write then, by path. */
export function declareDomain(folder: string, files: Record<string, string>, readFile: ReadFile) {
	const domain = domainOf(folder, files);
	const { layer, imports, testImports } = domain;
	return {
		declaration: `${JSON.stringify({ layer, imports, testImports })}\n`,
		written: changedBy(inOrder([...DOMAINS, domain]), [], readFile),
	};
}

/** What `npm run modules` would write once an app imports a domain, by path. */
export const writtenForUse = (app: string, domain: string, readFile: ReadFile): Record<string, string> =>
	changedBy(DOMAINS, [`${app} ${domain}`], readFile);

function changedBy(domains: readonly DomainModule[], uses: readonly string[], readFile: ReadFile) {
	const isUsed = usesInCode(ROOT);
	const modules = modulesOf(
		domains,
		(app, domain) => uses.includes(`${app} ${shortName(domain)}`) || isUsed(app, domain),
	);
	const current = (path: string): string | undefined => {
		try {
			return readFile(path);
		} catch {
			return undefined;
		}
	};
	const written = [...generatedFiles(modules, current)].filter(([path, text]) => current(path) !== text);
	return Object.fromEntries(written);
}

function domainOf(folder: string, files: Record<string, string>): DomainModule {
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
