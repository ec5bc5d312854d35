import { spawnSync } from "node:child_process";

type Step = readonly [name: string, command: string, args: readonly string[]];

const FAST: readonly Step[] = [
	["types, pure code", "tsc", ["-p", "tsconfig.pure.json"]],
	["types, server", "tsc", ["-p", "tsconfig.node.json"]],
	["types, pages", "tsc", ["-p", "tsconfig.web.json"]],
	["format and lint", "biome", ["check", "."]],
	["promises and types in use", "oxlint", ["--type-aware", "--deny-warnings"]],
	["imports go down only", "node", ["tools/check/imports.ts"]],
	["nothing without a use", "knip", ["--no-progress", "--treat-config-hints-as-errors"]],
];

/** Every check that must pass before a change lands, the fast checks first. CI runs them, too. */
const ALL: readonly Step[] = [
	...FAST,
	["unit and database tests", "vitest", ["run"]],
	["the build", "node", ["tools/check/build.ts"]],
	["end-to-end tests", "playwright", ["test"]],
];

const PURE = ["kernel/", "engines/", "games/", "/contract/", "/web/", "tools/tidy/", "tools/health/", "tools/modules/"];

/** What takes some minutes while one works: the tests without a database, and every test of what differs from `since`. */
const quick = (since: string): readonly Step[] => [
	...FAST,
	["pure tests and tidy rules", "vitest", ["run", ...PURE]],
	["tests of what changed", "vitest", ["run", "--changed", since, "--passWithNoTests"]],
];

const ROOT = new URL("../..", import.meta.url).pathname;
const [first, ...others] = process.argv.slice(2);
const steps = first === "quick" ? quick(others[0] ?? "HEAD") : ALL;
const wanted = first === "quick" || first === undefined ? [] : [first, ...others];

for (const [name, command, args] of steps) {
	if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue;
	const startedMs = performance.now();
	console.log(`\n— ${name}`);
	const path = `${ROOT}node_modules/.bin:${process.env.PATH}`;
	const { status } = spawnSync(command, args, { cwd: ROOT, stdio: "inherit", env: { ...process.env, PATH: path } });
	if (status !== 0) {
		console.error(`\n✗ ${name} failed`);
		process.exit(1);
	}
	console.log(`  ${((performance.now() - startedMs) / 1000).toFixed(1)} s`);
}
console.log("\nAll checks passed.");
