import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { cruise } from "dependency-cruiser";
import { afterEach, expect, it } from "vitest";
import { manifestText } from "./generated.ts";
import { importRules, READING } from "./import-rules.ts";
import type { Module } from "./module.ts";

const wallet: Module = {
	folder: "domains/wallet",
	layer: 5,
	parts: ["contract", "server", "web"],
	imports: ["kernel"],
	testImports: ["testing"],
};
const modules: readonly Module[] = [
	{ folder: "kernel", layer: 0, exports: { "./money": "./money/index.ts" }, imports: [], testImports: [] },
	{ folder: "testing", layer: 2, exports: { ".": { node: "./index.ts" } }, imports: [], testImports: [] },
	wallet,
	{ folder: "domains/cashier", layer: 7, parts: ["contract"], imports: ["wallet"], testImports: [] },
];
const sources: Record<string, string> = {
	"kernel/money/index.ts": "export type Minor = bigint; export const one = 1n;",
	"testing/index.ts": "export const clock = 1;",
	"domains/wallet/contract/index.ts": 'import { one } from "@baize/kernel/money"; export const two = one + one;',
	"domains/wallet/server/index.ts": 'import { two } from "../contract/index.ts"; export const three = two;',
	"domains/wallet/server/wallet.test.ts": 'import { clock } from "@baize/testing"; clock;',
	"domains/wallet/web/index.ts": "export const page = 1;",
	"domains/cashier/contract/index.ts":
		'export { two } from "@baize/wallet/contract"; export type Payout = { minor: bigint };',
};

let root: string | undefined;
afterEach(() => rmSync(root ?? "", { recursive: true, force: true }));

/** Which rules are broken when the wallet is declared so and has these files, too. */
async function broken(declared: Partial<Module>, files: Record<string, string>): Promise<string[]> {
	root = realpathSync(mkdtempSync(join(tmpdir(), "baize-imports-")));
	const changed = modules.map((each): Module => (each === wallet ? ({ ...wallet, ...declared } as Module) : each));
	const manifests = changed.map((each): [string, string] => [`${each.folder}/package.json`, manifestText(each)]);
	const all = { "tsconfig.base.json": "{}", ...sources, ...Object.fromEntries(manifests), ...files };
	for (const [path, text] of Object.entries(all)) {
		mkdirSync(dirname(join(root, path)), { recursive: true });
		writeFileSync(join(root, path), text);
	}
	mkdirSync(join(root, "node_modules/@baize"), { recursive: true });
	for (const { folder } of changed)
		symlinkSync(join(root, folder), join(root, "node_modules/@baize", folder.replace("domains/", "")));
	const { output } = await cruise(["kernel", "testing", "domains"], {
		...READING,
		baseDir: root,
		ruleSet: { forbidden: importRules(changed) },
		validate: true,
	});
	if (typeof output === "string") throw new Error(output);
	return [...new Set(output.summary.violations.map(({ rule }) => rule.name))].sort();
}

const at = "domains/wallet/server/a.ts";
const CASHIER = 'import type { Payout } from "@baize/cashier/contract"; export type A = Payout;';

it("allows what is declared", async () => {
	expect(await broken({}, {})).toEqual([]);
});

it.each([
	["an undeclared import", { imports: [] }, {}, "domains/wallet-imports-what-it-declares"],
	["an undeclared import of a test", { testImports: [] }, {}, "tests-of-domains/wallet-import-what-they-declare"],
	[
		"a test's package in production code",
		{},
		{ [at]: 'import { clock } from "@baize/testing"; clock;' },
		"domains/wallet-imports-what-it-declares",
	],
	["an upward import of a type, declared or not", {}, { [at]: CASHIER }, "domains/wallet-imports-downwards"],
	[
		"a declared upward import",
		{ imports: ["kernel", "cashier"] },
		{ [at]: CASHIER },
		"domains/wallet-imports-downwards",
	],
	[
		"a page that reaches for the server",
		{},
		{ "domains/wallet/web/a.ts": 'import { three } from "../server/index.ts"; three;' },
		"pages-import-no-server-code",
	],
	[
		"a contract that reaches for the server",
		{},
		{ "domains/wallet/contract/a.ts": 'import { three } from "../server/index.ts"; three;' },
		"contract-is-pure",
	],
	[
		"a server that reaches for a page",
		{},
		{ [at]: 'import { page } from "../web/index.ts"; page;' },
		"server-imports-no-web",
	],
	[
		"a circle of types alone",
		{},
		{
			[at]: 'import type { B } from "./b.ts"; export type A = B | 1;',
			"domains/wallet/server/b.ts": 'import type { A } from "./a.ts"; export type B = A[];',
		},
		"no-circles",
	],
] satisfies [string, Partial<Module>, Record<string, string>, string][])(
	"refuses %s",
	async (_case, declared, files, rule) => {
		expect(await broken(declared, files)).toContain(rule);
	},
);
