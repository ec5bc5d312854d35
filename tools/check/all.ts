import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { changedFiles, testsOf } from "./changed.ts";

type Step = readonly [name: string, command: string, args: readonly string[]];
/** Steps that run beside each other. The next group begins when all of them have passed. */
type Group = readonly Step[];

const FAST: Group = [
	["types, pages", "tsc", ["-p", "tsconfig.web.json"]],
	["types, server", "tsc", ["-p", "tsconfig.node.json"]],
	["types, pure code", "tsc", ["-p", "tsconfig.pure.json"]],
	["format and lint", "biome", ["check", "--diagnostic-level=warn", "."]],
	["promises and types in use", "oxlint", ["--type-aware", "--deny-warnings"]],
	["imports go down only", "node", ["tools/check/imports.ts"]],
	["nothing without a use", "knip", ["--no-progress", "--treat-config-hints-as-errors"]],
];

/** Every check that must pass before a change lands, the fast checks first. CI runs them, too. */
const ALL: readonly Group[] = [
	[...FAST, ["the build", "node", ["tools/check/build.ts"]]],
	[["unit and database tests", "vitest", ["run"]]],
	[["end-to-end tests", "playwright", ["test"]]],
];

const PURE = ["kernel/", "engines/", "games/", "/contract/", "/web/", "tools/tidy/", "tools/health/", "tools/modules/"];

const ROOT = new URL("../..", import.meta.url).pathname;

/**
 * What takes some minutes while one works: the tests without a database, and those of the folders in which something
 * differs from `since`. Tests of whatever imports a changed file would be almost all after a new page or a new call.
 */
function quick(since: string): readonly Group[] {
	const isPure = (tests: string): boolean => PURE.some((folder) => tests.startsWith(folder));
	const changed = testsOf(changedFiles(ROOT, since)).filter((tests) => !isPure(tests));
	const ofChanged: Step = ["tests of the folders that changed", "vitest", ["run", ...changed, "--passWithNoTests"]];
	return [
		FAST,
		[["pure tests and tidy rules", "vitest", ["run", ...PURE]]],
		// Without a folder it would run every test.
		changed.length > 0 ? [ofChanged] : [],
	];
}

const AT_ONCE = Math.min(2, availableParallelism());
const [first, ...others] = process.argv.slice(2);
const groups = first === "quick" ? quick(others[0] ?? "HEAD") : ALL;
const wanted = first === "quick" || first === undefined ? [] : [first, ...others];

for (const group of groups) {
	const waiting = group.filter(([name]) => wanted.length === 0 || wanted.some((word) => name.includes(word)));
	const isAlone = waiting.length === 1;
	const runNext = async (): Promise<void> => {
		for (let step = waiting.shift(); step; step = waiting.shift()) await run(step, isAlone);
	};
	await Promise.all(Array.from({ length: AT_ONCE }, runNext));
}
console.log("\nAll checks passed.");

/** What a step prints is shown at once where it runs alone, and otherwise when it has ended. Its failure ends them all. */
async function run([name, command, args]: Step, isAlone: boolean): Promise<void> {
	const startedMs = performance.now();
	if (isAlone) console.log(`\n— ${name}`);
	const path = `${ROOT}node_modules/.bin:${process.env.PATH}`;
	const child = spawn(command, args, {
		cwd: ROOT,
		stdio: isAlone ? "inherit" : ["ignore", "pipe", "pipe"],
		env: { ...process.env, PATH: path },
	});
	const end = (): boolean => child.kill();
	process.on("exit", end);
	const printed: Buffer[] = [];
	child.stdout?.on("data", (part) => printed.push(part));
	child.stderr?.on("data", (part) => printed.push(part));
	const code = await new Promise((resolve, reject) => child.on("close", resolve).on("error", reject));
	process.off("exit", end);
	if (!isAlone) console.log(`\n— ${name}`);
	process.stdout.write(Buffer.concat(printed));
	if (code !== 0) {
		console.error(`\n✗ ${name} failed`);
		process.exit(1);
	}
	console.log(`  ${((performance.now() - startedMs) / 1000).toFixed(1)} s`);
}
