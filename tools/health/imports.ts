import { existsSync } from "node:fs";
import { join } from "node:path";
import { cruise } from "dependency-cruiser";
import { NO_CIRCLES, READING } from "../modules/import-rules.ts";
import { importsByPackage } from "../modules/imports.ts";

/** The folders whose imports are read; a commit from before one of them was made has fewer. */
const PARTS = ["kernel", "engines", "platform", "games", "domains", "apps", "testing", "tools", "e2e"];

/** Workspace packages that are imported without being declared, as "package → other (files)". Tests may import any. */
export function undeclaredImports(paths: readonly string[], read: (path: string) => string): string[] {
	const declared = declaredPackages(paths, read);
	return [...importsByPackage(paths, read)]
		.flatMap(([folder, { production }]) => undeclaredIn(folder, production))
		.sort();

	function undeclaredIn(folder: string, imports: ReadonlyMap<string, readonly string[]>): string[] {
		const known = declared.get(folder);
		if (!known) return [];
		return [...imports]
			.filter(([name]) => !known.has(name))
			.map(([name, files]) => `${folder} → ${name} (${files.length})`);
	}
}

function declaredPackages(paths: readonly string[], read: (path: string) => string): Map<string, Set<string>> {
	const manifests = paths.filter((path) => /^[^/]+(\/[^/]+)?\/package\.json$/.test(path));
	return new Map(
		manifests.map((path) => {
			const { name, dependencies = {} } = JSON.parse(read(path)) as { name: string; dependencies?: object };
			return [path.replace("/package.json", ""), new Set([name, ...Object.keys(dependencies)])];
		}),
	);
}

/** Circles of modules, those of types included, each by one of its members. */
export async function circles(root: string): Promise<string[]> {
	const parts = PARTS.filter((part) => existsSync(join(root, part)));
	const { output } = await cruise(parts, {
		...READING,
		baseDir: root,
		ruleSet: { forbidden: [NO_CIRCLES] },
		validate: true,
	});
	if (typeof output === "string") throw new Error(output);
	const members = output.summary.violations.map(({ cycle = [] }) => cycle.map(({ name }) => name).sort());
	return [...new Set(members.map((names) => names.join(" → ")))].sort();
}
