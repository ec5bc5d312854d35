import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { importsByPackage } from "./imports.ts";
import { APPS } from "./layers/apps.data.ts";
import { FOUNDATION } from "./layers/foundation.data.ts";
import { type App, type DomainModule, type Module, type Part, packageName, shortName } from "./module.ts";

/** Whether the code of an app imports a domain. */
export type IsUsed = (app: string, domain: DomainModule) => boolean;

const TOP_LAYER = 10;

/** Every package, in the order of the layers. */
export const modulesOf = (domains: readonly DomainModule[], isUsed: IsUsed): Module[] => [
	...FOUNDATION,
	...domains,
	...APPS.map((app) => appModule(app, domains, isUsed)),
];

function appModule(app: App, domains: readonly DomainModule[], isUsed: IsUsed): Module {
	const { folder, opens, uses, imports, testImports } = app;
	const imported = domains.filter((domain) => has(domain, opens) || (has(domain, uses) && isUsed(folder, domain)));
	return { folder, layer: TOP_LAYER, exports: {}, imports: [...imports, ...imported.map(shortName)], testImports };
}

const has = ({ parts }: DomainModule, part: Part | undefined): boolean => part !== undefined && parts.includes(part);

/** Reads what the code of the apps imports. */
export function usesInCode(root: string): IsUsed {
	const paths = globSync("apps/*/{app,src}/**/*.{ts,tsx}", { cwd: root });
	const imports = importsByPackage(paths, (path) => readFileSync(join(root, path), "utf8"));
	return (app, domain) => imports.get(app)?.production.has(packageName(domain)) ?? false;
}
