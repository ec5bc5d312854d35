import { spawnSync } from "node:child_process";

/**
 * Every check that must pass before a change lands, the fast checks first. `npm test` runs it, and CI runs `npm test`.
 */
const STEPS: [name: string, command: string, args: string[]][] = [
	["types, pure code", "tsc", ["-p", "tsconfig.pure.json"]],
	["types, server", "tsc", ["-p", "tsconfig.node.json"]],
	["types, pages", "tsc", ["-p", "tsconfig.web.json"]],
	["format and lint", "biome", ["check", "."]],
	["promises and types in use", "oxlint", ["--type-aware", "--deny-warnings"]],
	["imports go down only", "node", ["tools/check/imports.ts"]],
	["nothing without a use", "knip", ["--no-progress", "--treat-config-hints-as-errors"]],
	["unit and database tests", "vitest", ["run"]],
	["the build", "node", ["tools/check/build.ts"]],
	["end-to-end tests", "playwright", ["test"]],
];

const ROOT = new URL("../..", import.meta.url).pathname;
const wanted = process.argv.slice(2);

for (const [name, command, args] of STEPS) {
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
