import { cruise } from "dependency-cruiser";
import extractConfig from "dependency-cruiser/config-utl/extract-depcruise-config";
import { packageOf } from "../tidy/rules.ts";

const IMPORT = /(?:from|import\()\s*"(@baize\/[^"/]+)/g;
const TEST_CODE = /\.(test|spec)\.tsx?$|\/testing\//;
const PARTS = ["kernel", "engines", "platform", "games", "domains", "apps", "testing", "tools", "e2e"];

/** Workspace packages that are imported without being declared, as "package → other (files)". Tests may import any. */
export function undeclaredImports(paths: readonly string[], read: (path: string) => string): string[] {
	const declared = declaredPackages(paths, read);
	const counts = new Map<string, number>();
	for (const path of paths.filter((each) => /\.tsx?$/.test(each) && !TEST_CODE.test(each))) {
		const known = declared.get(packageOf(path));
		if (!known) continue;
		const names = new Set(Array.from(read(path).matchAll(IMPORT), ([, name = ""]) => name));
		for (const name of names) {
			const missing = `${packageOf(path)} → ${name}`;
			if (!known.has(name)) counts.set(missing, (counts.get(missing) ?? 0) + 1);
		}
	}
	return [...counts].sort().map(([missing, files]) => `${missing} (${files})`);
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
	const config = (await extractConfig(`${root}/.dependency-cruiser.cjs`)) as { options: object };
	const { output } = await cruise(PARTS, {
		...config.options,
		baseDir: root,
		ruleSet: { forbidden: [{ name: "circle", severity: "error", from: {}, to: { circular: true } }] as never },
		validate: true,
	});
	if (typeof output === "string") throw new Error(output);
	const members = output.summary.violations.map(({ cycle = [] }) => cycle.map(({ name }) => name).sort());
	return [...new Set(members.map((names) => names.join(" → ")))].sort();
}
