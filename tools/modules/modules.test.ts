import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { trackedFiles } from "../tidy/files.ts";
import { modulesOf } from "./apps.ts";
import { declarationOf, inOrder } from "./domains.ts";
import { moduleFindings, unlisted } from "./findings.ts";
import { generatedFiles, manifestText, officeText, readmeText } from "./generated.ts";
import { importsByPackage } from "./imports.ts";
import type { DomainModule, Module } from "./module.ts";
import { DOMAINS, MODULES } from "./modules.ts";

const ROOT = new URL("../..", import.meta.url).pathname;
const MANIFEST = /^(kernel|engines|games|testing|(platform|domains|apps)\/[^/]+)\/package\.json$/;

describe("the packages", () => {
	const paths = trackedFiles(ROOT).filter((path) => existsSync(join(ROOT, path)));
	const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");
	const imports = importsByPackage(paths, read);

	it("are read with their imports", () => {
		expect(imports.get("domains/cashier")?.production.get("@baize/wallet")?.length).toBeGreaterThan(2);
	});

	it("are those that are declared", () => {
		expect(
			unlisted(
				MODULES,
				paths.filter((path) => MANIFEST.test(path)),
			),
		).toEqual([]);
	});

	it("import what they declare, use what they declare, import downwards and export what there is", () => {
		expect(moduleFindings(MODULES, imports, (path) => existsSync(join(ROOT, path)))).toEqual([]);
	});

	it("are read from the folders of the domains, by layer and name", () => {
		expect(DOMAINS.length).toBeGreaterThan(30);
		expect(DOMAINS).toEqual(inOrder(DOMAINS));
		expect(DOMAINS.find(({ folder }) => folder === "domains/ledger")).toEqual({
			folder: "domains/ledger",
			layer: 2,
			parts: ["contract", "server", "module", "testing"],
			imports: ["kernel", "platform-server"],
			testImports: ["testing"],
		});
	});

	it("have the files that `npm run modules` writes", () => {
		const stale = [...generatedFiles(MODULES, read)].filter(([path, text]) => read(path) !== text);
		expect(stale.map(([path]) => path)).toEqual([]);
	});

	it("stand with the same dependencies in the lock file", () => {
		type Locked = { dependencies?: object; devDependencies?: object };
		const { packages } = JSON.parse(read("package-lock.json")) as { packages: Record<string, Locked> };
		const dependenciesOf = ({ dependencies = {}, devDependencies = {} }: Locked = {}) => ({
			dependencies,
			devDependencies,
		});
		for (const { folder } of MODULES)
			expect(dependenciesOf(packages[folder]), folder).toEqual(
				dependenciesOf(JSON.parse(read(`${folder}/package.json`)) as Locked),
			);
	});
});

describe("a domain's declaration", () => {
	const declared = { layer: 3, imports: ["kernel", "platform-server"], testImports: [] };

	it("has its layer and what it imports", () => {
		expect(declarationOf("domains/a/declaration.json", JSON.stringify(declared))).toEqual(declared);
	});

	it.each([
		["what nothing reads", { parts: ["web"] }, 'declares "parts"'],
		["no layer", { layer: undefined }, '"layer" is'],
		["a layer between two", { layer: 2.5 }, '"layer" is'],
		["a package with its scope", { imports: ["@baize/kernel"] }, '"imports" is'],
		["a package twice", { imports: ["kernel", "kernel"] }, '"imports" is'],
		["no imports of tests", { testImports: undefined }, '"testImports" is'],
	])("is refused with %s", (_case, changed, expected) => {
		const text = JSON.stringify({ ...declared, ...changed });
		expect(() => declarationOf("domains/a/declaration.json", text)).toThrow(expected);
	});
});

describe("what an app imports of the domains", () => {
	const domain = (parts: DomainModule["parts"]): DomainModule => ({
		folder: "domains/club-points",
		...{ layer: 3, parts, imports: [], testImports: [] },
	});
	const importing = (parts: DomainModule["parts"], isUsed = true): string[] =>
		modulesOf([domain(parts)], () => isUsed)
			.filter(({ imports }) => imports.includes("club-points"))
			.map(({ folder }) => folder);

	it.each<[string, DomainModule["parts"], boolean, string[]]>([
		["the server opens every module", ["contract", "server", "module"], false, ["apps/server"]],
		["the back office shows every part of it", ["contract", "backoffice"], false, ["apps/backoffice"]],
		["the site has a page of it", ["contract", "web"], true, ["apps/site"]],
		["the site has none", ["contract", "web"], false, []],
		["it has no part for an app", ["contract", "server", "testing"], true, []],
	])("%s", (_case, parts, isUsed, expected) => {
		expect(importing(parts, isUsed)).toEqual(expected);
	});

	it("a module that the composition does not list is found", () => {
		const modules = modulesOf([domain(["module"])], () => false);
		const found = moduleFindings(modules, new Map(), () => true);
		expect(found).toContain("apps/server declares @baize/club-points, which its production code does not import");
	});
});

const wallet: DomainModule = {
	folder: "domains/wallet",
	layer: 5,
	parts: ["contract", "server"],
	imports: ["kernel"],
	testImports: ["testing"],
};
const modules: Module[] = [
	{ folder: "kernel", layer: 0, exports: { "./money": "./money/index.ts" }, imports: [], testImports: [] },
	{ folder: "testing", layer: 1, exports: { ".": { node: "./index.ts" } }, imports: [], testImports: [] },
	wallet,
	{ folder: "domains/support", layer: 5, parts: ["contract"], imports: [], testImports: [] },
	{ folder: "domains/cashier", layer: 7, parts: ["contract"], imports: [], testImports: [] },
];
const sources: Record<string, string> = {
	"kernel/money/index.ts": "",
	"testing/index.ts": "",
	"domains/wallet/contract/index.ts": 'import { x } from "@baize/kernel/money";',
	"domains/wallet/server/index.ts": 'export * from "../contract/index.ts";',
	"domains/wallet/server/wallet.test.ts": 'import { y } from "@baize/testing";',
	"domains/support/contract/index.ts": "",
	"domains/cashier/contract/index.ts": "",
};

/** The findings when the wallet is declared so and has these files, too; a file that is undefined is gone. */
function findings(declared: Partial<Module>, files: Record<string, string | undefined> = {}): string[] {
	const changed = modules.map((each): Module => (each === wallet ? ({ ...wallet, ...declared } as Module) : each));
	const all = new Map(
		Object.entries({ ...sources, ...files }).flatMap(([path, text]) =>
			text === undefined ? [] : [[path, text] as const],
		),
	);
	return moduleFindings(
		changed,
		importsByPackage([...all.keys()], (path) => all.get(path) ?? ""),
		(path) => all.has(path),
	);
}

describe("a violation is found", () => {
	const at = "domains/wallet/server/a.ts";
	const kernelAnd = (name: string): Partial<Module> => ({ imports: ["kernel", name] });

	it("none where there is none", () => {
		expect(findings({})).toEqual([]);
	});

	it.each([
		["an undeclared import", { imports: [] }, {}, "without declaring it: domains/wallet/contract/index.ts"],
		[
			"an undeclared import of a test",
			{ testImports: [] },
			{},
			"without declaring it: domains/wallet/server/wallet.test.ts",
		],
		["a test's package in production code", {}, { [at]: 'import "@baize/testing";' }, "without declaring it"],
		["an unused dependency", kernelAnd("engines"), {}, "declares @baize/engines, which its production code does not"],
		["an unused dependency of tests", { testImports: ["testing", "engines"] }, {}, "declares @baize/engines for tests"],
		["a dependency that only tests use", kernelAnd("testing"), {}, "declares @baize/testing, which its production"],
		["an upward import", kernelAnd("cashier"), { [at]: 'import { a } from "@baize/cashier/contract";' }, "(layer 7)"],
		[
			"an upward import of a type",
			kernelAnd("cashier"),
			{ [at]: 'import type { A } from "@baize/cashier/contract";' },
			"(layer 7)",
		],
		[
			"an upward import when it is needed",
			kernelAnd("cashier"),
			{ [at]: 'await import("@baize/cashier/contract");' },
			"(layer 7)",
		],
		[
			"an import of the same layer",
			kernelAnd("support"),
			{ [at]: 'import { a } from "@baize/support/contract";' },
			"(layer 5) imports @baize/support (layer 5)",
		],
		[
			"a dead export",
			{ parts: ["contract", "server", "web"] },
			{},
			"exports ./web, which leads nowhere: domains/wallet/web/index.ts",
		],
		[
			"an export whose file is gone",
			{},
			{ "kernel/money/index.ts": undefined },
			"kernel exports ./money, which leads nowhere",
		],
	] satisfies [string, Partial<Module>, Record<string, string | undefined>, string][])(
		"%s",
		(_case, declared, files, expected) => {
			expect(findings(declared, files).join("\n")).toContain(expected);
		},
	);

	it.each([
		[
			"a package that is no module",
			["domains/wallet/package.json", "domains/loyalty/package.json"],
			"domains/loyalty is no module",
		],
		["a module that is no package", [], "domains/wallet is no package"],
	])("%s", (_case, manifests, expected) => {
		expect(unlisted([wallet], manifests)).toEqual([expected]);
	});
});

describe("what is written", () => {
	it("is a whole package.json for a new domain", () => {
		expect(JSON.parse(manifestText(wallet))).toEqual({
			name: "@baize/wallet",
			version: "0.0.0",
			private: true,
			type: "module",
			exports: { "./contract": "./contract/index.ts", "./server": { node: "./server/index.ts" } },
			dependencies: { "@baize/kernel": "0.0.0" },
			devDependencies: { "@baize/testing": "0.0.0" },
			sideEffects: false,
		});
	});

	it("keeps what does not come from the module", () => {
		const current = {
			name: "@baize/wallet",
			dependencies: { "@baize/old": "0.0.0", pg: "8.0.0" },
			sideEffects: ["*.css"],
		};
		expect(JSON.parse(manifestText(wallet, JSON.stringify(current)))).toMatchObject({
			dependencies: { "@baize/kernel": "0.0.0", pg: "8.0.0" },
			sideEffects: ["*.css"],
		});
		expect(manifestText(wallet, JSON.stringify(current))).not.toContain("@baize/old");
	});

	it("lists the domains by layer, and leaves the rest of the README alone", () => {
		const around = (lines: string) =>
			`  9  elsewhere\n<!-- domains by layer: npm run modules -->\ndomains/\n${lines}apps/\n<!-- end of domains by layer -->\n`;
		expect(readmeText(modules, around("  2  old\n"))).toBe(around("  5  wallet · support\n  7  cashier\n"));
	});

	it("lists the parts of the back office under the names of their domains", () => {
		const ledger: Module = { ...wallet, folder: "domains/general-ledger", parts: ["contract", "backoffice"] };
		const text = officeText([wallet, ledger]);
		expect(text).toContain('import { generalLedgerPart } from "@baize/general-ledger/backoffice";\n');
		expect(text).toContain("= [\n\tgeneralLedgerPart,\n];\n");
	});

	it("needs its place in the README", () => {
		expect(() => readmeText(modules, "# Baize")).toThrow("no map");
	});
});
