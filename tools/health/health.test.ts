import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { trackedFiles } from "../tidy/files.ts";
import { withCommit } from "./commit.ts";
import { healthOf, type Section } from "./health.ts";

const ROOT = new URL("../..", import.meta.url).pathname;

const found = (sections: readonly Section[]): string[] =>
	sections.flatMap(({ title, lines }) => lines.map((line) => `${title}: ${line}`));

it("the repository is healthy: `npm run health` finds nothing", async () => {
	const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");
	expect(found(await healthOf(ROOT, trackedFiles(ROOT), read))).toEqual([]);
}, 120_000);

describe("what is not healthy is found", () => {
	let root: string | undefined;
	afterEach(() => rmSync(root ?? "", { recursive: true, force: true }));

	/** The titles of the sections in which a tree of these files is found. */
	async function sectionsOf(files: Readonly<Record<string, string>>): Promise<string[]> {
		root = mkdtempSync(join(tmpdir(), "baize-health-"));
		const all: Record<string, string> = { "tsconfig.base.json": "{}", ...files };
		for (const [path, text] of Object.entries(all)) {
			mkdirSync(dirname(join(root, path)), { recursive: true });
			writeFileSync(join(root, path), text);
		}
		const sections = await healthOf(root, Object.keys(all), (path) => all[path] ?? "");
		return sections
			.filter(({ lines }) => lines.length > 0)
			.map(({ title }) => title.split(/,| that| with| of more/)[0]!);
	}

	const lines = (count: number): string => "\ta();\n".repeat(count);
	const manifest = (name: string, ...dependencies: string[]): string =>
		JSON.stringify({ name, dependencies: Object.fromEntries(dependencies.map((each) => [each, "0.0.0"])) });
	const SMALL = "export const a = 1;\n";
	/** Lines that make a file too long to be merged. */
	const LONG = "//\n".repeat(12);
	const USES = 'import { a } from "./a.ts";';
	const importsKernel = 'import { a } from "@baize/kernel/money";\na;';

	it.each<[string, Record<string, string>, string[]]>([
		["a function of 71 lines", { "kernel/a.ts": `function f() {\n${lines(69)}}` }, ["Functions"]],
		["not one of 70", { "kernel/a.ts": `function f() {\n${lines(68)}}` }, []],
		["nor a component of 70", { "kernel/A.tsx": `function F() {\n${lines(68)}}` }, []],
		["a component of 71", { "kernel/A.tsx": `function F() {\n${lines(69)}}` }, ["Functions"]],
		["not a long test", { "kernel/a.test.ts": `it("x", () => {\n${lines(99)}});` }, []],
		[
			"a folder of 31 files",
			Object.fromEntries(Array.from({ length: 31 }, (_, at) => [`kernel/a${at}.ts`, ""])),
			["Folders"],
		],
		[
			"a folder of 31 functions of SQL",
			Object.fromEntries(Array.from({ length: 31 }, (_, at) => [`domains/a/server/functions/a${at}.sql`, ""])),
			["Folders"],
		],
		[
			"not one of 31 migrations",
			Object.fromEntries(Array.from({ length: 31 }, (_, at) => [`domains/a/server/migrations/a${at}.sql`, ""])),
			[],
		],
		["a banned word", { "kernel/a.ts": "// Whoever reads it." }, ["Banned words"]],
		[
			"a file of few lines with one importer",
			{ "kernel/a.ts": SMALL, "kernel/b.ts": USES },
			["Files of up to 12 lines"],
		],
		["not one with two", { "kernel/a.ts": SMALL, "kernel/b.ts": USES, "kernel/c.ts": USES }, []],
		["nor one that a test imports, too", { "kernel/a.ts": SMALL, "kernel/b.ts": USES, "kernel/a.test.ts": USES }, []],
		["nor one of 13 lines", { "kernel/a.ts": SMALL.repeat(13), "kernel/b.ts": USES }, []],
		["nor one that is loaded later", { "kernel/a.ts": SMALL, "kernel/b.ts": 'await import("./a.ts");' }, []],
		["nor one that has to run first", { "kernel/a.ts": SMALL, "kernel/b.ts": 'import "./a.ts";' }, []],
		[
			"nor one that is loaded by its address, too",
			{ "kernel/a.ts": SMALL, "kernel/b.ts": USES, "kernel/c.ts": 'new URL("a.ts", import.meta.url);' },
			[],
		],
		["nor an entry point", { "kernel/a/index.ts": SMALL, "kernel/b.ts": 'import { a } from "./a/index.ts";' }, []],
		["nor what one lists", { "kernel/a.ts": SMALL, "kernel/index.ts": 'export { a } from "./a.ts";' }, []],
		["nor data", { "kernel/a.data.ts": SMALL, "kernel/b.ts": 'import { a } from "./a.data.ts";' }, []],
		["nor texts", { "kernel/texts/en.ts": SMALL, "kernel/b.ts": 'import { a } from "./texts/en.ts";' }, []],
		[
			"nor the types of few tables",
			{ "kernel/tables.ts": SMALL, "kernel/b.ts": 'import { a } from "./tables.ts";' },
			[],
		],
		[
			"an import that is not declared",
			{ "domains/a/package.json": manifest("@baize/a"), "domains/a/server/a.ts": importsKernel },
			["Imports of packages"],
		],
		[
			"not one that is",
			{ "domains/a/package.json": manifest("@baize/a", "@baize/kernel"), "domains/a/server/a.ts": importsKernel },
			[],
		],
		[
			"a circle of types",
			{
				"kernel/a.ts": `${LONG}import type { B } from "./b.ts";\nexport type A = B[];`,
				"kernel/b.ts": `${LONG}import type { A } from "./a.ts";\nexport type B = A[];`,
			},
			["Circles of imports"],
		],
	])("%s", async (_what, files, expected) => {
		expect(await sectionsOf(files)).toEqual(expected);
	});
});

describe("the files of a commit", () => {
	it("are there while they are looked at, and gone after it, also where that fails", async () => {
		let looked = "";
		const look = async (folder: string, paths: readonly string[]): Promise<never> => {
			looked = folder;
			expect(paths).toContain("package.json");
			expect(existsSync(join(folder, "package.json"))).toBe(true);
			throw new Error("it cannot be read");
		};
		await expect(withCommit(ROOT, "HEAD", look)).rejects.toThrow("it cannot be read");
		expect(existsSync(looked)).toBe(false);
	});

	it("are not there where no such commit is, and nothing is left behind", async () => {
		await expect(withCommit(ROOT, "no-such-commit", async () => {})).rejects.toThrow("no-such-commit");
	});
});
