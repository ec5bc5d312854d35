import { packageOf } from "../tidy/rules.ts";

const IMPORT = /(?:from|import\(?)\s*"(@baize\/[^"/]+)/g;
const SOURCE = /\.(tsx?|css)$/;
/** Code that only tests run: it may import what production code may not. */
export const TEST_CODE = /\.(test|spec)\.tsx?$|\/testing\/|\/test-app\.ts$/;

/** The workspace packages that a package imports, with the files that do; itself left out. */
export type Imports = { production: Map<string, string[]>; tests: Map<string, string[]> };

/** `@baize/cashier` for domains/cashier, `@baize/platform-web` for platform/web. */
export function nameOf(folder: string): string {
	const [top = "", second] = folder.split("/");
	if (second === undefined || top === "domains") return `@baize/${second ?? top}`;
	return `@baize/${top === "apps" ? "app" : top}-${second}`;
}

/** What each folder of a package imports of other packages. */
export function importsByPackage(paths: readonly string[], read: (path: string) => string): Map<string, Imports> {
	const found = new Map<string, Imports>();
	for (const path of paths.filter((each) => SOURCE.test(each))) {
		const folder = packageOf(path);
		const imports = found.get(folder) ?? { production: new Map(), tests: new Map() };
		found.set(folder, imports);
		const side = TEST_CODE.test(path) ? imports.tests : imports.production;
		for (const name of new Set(Array.from(read(path).matchAll(IMPORT), ([, imported = ""]) => imported)))
			if (name !== nameOf(folder)) side.set(name, [...(side.get(name) ?? []), path]);
	}
	return found;
}
