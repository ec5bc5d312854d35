import { execFile, execFileSync, spawnSync } from "node:child_process";
import {
	cpSync,
	globSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { longFunctions } from "../health/sizes.ts";
import { smallFiles } from "../health/small-files.ts";
import { generatedFiles } from "../modules/generated.ts";
import { MODULES } from "../modules/modules.ts";
import { bucketedTables, scatterReads } from "../tidy/buckets.ts";
import { deadClasses } from "../tidy/classes.ts";
import { trackedFiles } from "../tidy/files.ts";
import { findingsOf } from "../tidy/rules.ts";
import { listedScatterReads } from "../tidy/scatter-reads.ts";
import { textFindings } from "../tidy/texts.ts";
import { vocabularyIssues } from "../tidy/vocabulary.ts";
import { namesOf } from "./names.ts";
import { withBinding } from "./new-call.ts";

const ROOT = new URL("../..", import.meta.url).pathname;
const BIN = join(ROOT, "node_modules/.bin");
const run = promisify(execFile);

/** One of each kind, with short names and long ones, in new domains and in old ones of either form of routes.ts. */
const COMMANDS = [
	"domain bonus-points",
	"domain tiers",
	"call bonus-points request-conversion-of-bonus-points-into-withdrawable-cash",
	"call bonus-points list-point-sources",
	"call tiers start-tier-review",
	"call cashier request-partial-refund",
	"call desk list-own-notes",
	"call safer-play review-time-out",
	"job bonus-points end-old-points",
	"job bonus-points count-points-of-all-players-in-every-jurisdiction",
	"job cashier compare-daily-totals",
	"screen bonus-points conversion-of-bonus-points-into-withdrawable-cash",
	"screen tiers my-tier",
	"screen cashier open-refunds --es Reembolsos --ar المبالغ",
	"game lucky-lantern",
	"game a-very-long-road-to-the-lantern-festival-of-the-northern-harbour",
];

/** A copy of the repository in which parts are made. Packages from outside are linked; our own are those of the copy. */
function copyRepository(): string {
	const copy = mkdtempSync(join(tmpdir(), "baize-new-"));
	for (const path of trackedFiles(ROOT)) {
		mkdirSync(join(copy, dirname(path)), { recursive: true });
		cpSync(join(ROOT, path), join(copy, path), { force: true });
	}
	mkdirSync(join(copy, "node_modules/@baize"), { recursive: true });
	for (const name of readdirSync(join(ROOT, "node_modules")).filter((each) => each !== "@baize"))
		symlinkSync(join(ROOT, "node_modules", name), join(copy, "node_modules", name));
	for (const path of globSync(
		["{kernel,engines,games,testing}/package.json", "{platform,domains,apps}/*/package.json"],
		{ cwd: copy },
	))
		linkPackage(copy, dirname(path));
	return copy;
}

function linkPackage(copy: string, folder: string): void {
	const { name } = JSON.parse(readFileSync(join(copy, folder, "package.json"), "utf8")) as { name: string };
	symlinkSync(join(copy, folder), join(copy, "node_modules", name));
}

/** The repository is copied, and each command is a process. */
const COPY_MS = 180_000;
/** A program that reads much of the copy: half a minute on two idle processors, several on busy ones. */
const CHECK_MS = 400_000;

let copy = "";
let paths: string[] = [];
let printed = "";
/** What the first command, which makes a domain, changed of the files that were there. */
let changedByDomain: string[] = [];
const make = (command: string) =>
	spawnSync(process.execPath, ["tools/new/main.ts", ...command.split(" ")], { cwd: copy, encoding: "utf8" });

beforeAll(() => {
	copy = copyRepository();
	const output = COMMANDS.map((command) => {
		const { status, stdout, stderr } = make(command);
		if (status !== 0) throw new Error(`${command}: ${stderr}`);
		if (command === COMMANDS[0]) changedByDomain = changedFiles();
		return stdout;
	});
	printed = output.join("");
	paths = [...new Set(output.flatMap((text) => [...text.matchAll(/^[+~] (.+)$/gm)].map(([, path = ""]) => path)))];
	for (const domain of ["bonus-points", "tiers"]) linkPackage(copy, `domains/${domain}`);
}, COPY_MS);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const textOf = (path: string): string => readFileSync(join(copy, path), "utf8");
const original = (path: string): string => readFileSync(join(ROOT, path), "utf8");
const changedFiles = (): string[] =>
	trackedFiles(ROOT).filter((path) => /\.(tsx?|json|md|sql|txt)$/.test(path) && textOf(path) !== original(path));
const sources = () =>
	paths
		.filter((path) => /\.(ts|tsx|sql)$/.test(path))
		.map((path) => ({ path, text: textOf(path), lines: textOf(path).split("\n").length - 1 }));

/** The tests in the copy are a run of their own: nothing of this one's settings reaches them. */
const ENVIRONMENT = Object.fromEntries(
	Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST$|NODE_ENV$)/.test(name)),
);

/** What a program says about the copy; empty if it has nothing to say. */
const complaints = (program: string, args: string[]): Promise<string> =>
	run(join(BIN, program), args, { cwd: copy, env: ENVIRONMENT, maxBuffer: 1 << 26 }).then(
		() => "",
		({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr || "it failed",
	);

describe("the output of every generator, as made", () => {
	it("is of every kind", () => {
		expect(textOf("domains/bonus-points/backoffice/index.ts")).toContain("const bonusPoints = defineResource({");
		expect(paths).toContain("domains/cashier/server/request-partial-refund.test.ts");
		expect(paths).toContain("apps/site/app/routes/tiers/my-tier.tsx");
		expect(textOf("apps/site/app/routes.ts")).toContain('"my-tier": pages.myTier,');
		expect(textOf("platform/paths/addresses.txt")).toContain("\nmyTier  /my-tier  /en/my-tier\nnotMe  ");
		expect(paths).toContain("games/lucky-lantern/simulation.out");
		expect(paths).toContain("apps/site/public/art/lucky-lantern-3x4-240.avif");
	});

	it("is formatted, has sorted imports and breaks no rule of lint", async () => {
		const checked = paths.filter((path) => /\.(tsx?|json)$/.test(path));
		expect(await complaints("biome", ["check", "--error-on-warnings", ...checked])).toBe("");
	});

	it(
		"has right types, and breaks no rule of lint that looks at them",
		async () => {
			const folders = [...new Set(paths.filter((path) => /\.tsx?$/.test(path)).map((path) => dirname(path)))];
			// With what stands beside it, which imports it most. The whole copy takes three times as long.
			const files = folders.flatMap((folder) => globSync(`${folder}/*.{ts,tsx}`, { cwd: copy }));
			expect(await complaints("oxlint", ["--type-aware", "--type-check", "--deny-warnings", ...files])).toBe("");
		},
		CHECK_MS,
	);

	it(
		"has nothing without a use, and imports downwards only",
		async () => {
			const [unused, imports] = await Promise.all([
				complaints("knip", ["--no-progress", "--treat-config-hints-as-errors"]),
				complaints("node", ["tools/check/imports.ts"]),
			]);
			expect({ unused, imports }).toEqual({ unused: "", imports: "" });
		},
		CHECK_MS,
	);

	it(
		"passes its own tests, and keeps the rules of the site for all calls",
		async () => {
			const own = paths.filter((path) => path.endsWith(".test.ts"));
			expect(own.length).toBeGreaterThan(10);
			const rules = ["operator-bindings", "call-limits", "assurance"].map(
				(name) => `apps/server/composition/security/${name}.test.ts`,
			);
			expect(await complaints("vitest", ["run", ...own, ...rules, "tools/tidy/call-schemas.test.ts"])).toBe("");
		},
		CHECK_MS,
	);

	it("has no file that belongs into its importer, and no function that is too long", () => {
		const all = [...new Set([...trackedFiles(ROOT), ...paths])].filter((path) => /\.tsx?$/.test(path));
		expect(smallFiles(all, textOf).lines).toEqual([]);
		expect(
			longFunctions(
				paths.filter((path) => /\.tsx?$/.test(path)),
				textOf,
			),
		).toEqual([]);
	});

	it("breaks no rule of tidy, and every text is there in every language", async () => {
		expect(sources().flatMap(findingsOf)).toEqual([]);
		expect(await textFindings(`${copy}/`, sources())).toEqual([]);
		expect(await deadClasses(copy, sources())).toEqual([]);
	});

	it("is, of a domain, its own folder and one list; all else is what `npm run modules` writes", () => {
		const written = [...generatedFiles(MODULES, original).keys()];
		expect(changedByDomain.filter((path) => !written.includes(path))).toEqual(["apps/server/composition/modules.ts"]);
		expect(changedByDomain.filter((path) => written.includes(path)).sort()).toEqual([
			"README.md",
			"apps/backoffice/package.json",
			"apps/backoffice/src/parts.gen.ts",
			"apps/server/package.json",
		]);
	});

	it("is written again by `npm run modules` from the folders of the domains, where it is gone", () => {
		const written = [...generatedFiles(MODULES, original).keys()].filter((path) => textOf(path) !== original(path));
		const made = written.map((path) => [path, textOf(path)]);
		for (const path of written) writeFileSync(join(copy, path), original(path));
		execFileSync(process.execPath, ["tools/modules/main.ts"], { cwd: copy });
		expect(written.map((path) => [path, textOf(path)])).toEqual(made);
		expect(written).toContain("apps/site/package.json");
	});

	it("lists each statement across all buckets with its reason", () => {
		const code = sources().filter(({ path }) => !/\.test\.ts$|\/testing\/|\/migrations\//.test(path));
		const tables = bucketedTables(code.filter(({ path }) => path.endsWith("/tables.ts")).map(({ text }) => text));
		const found = code.flatMap((file) => scatterReads(file, tables));
		expect(found.length).toBeGreaterThan(0);
		expect(listedScatterReads(copy)).toEqual(
			expect.arrayContaining(found.map(({ path, within }) => `${path} ${within}`)),
		);
	});

	it("uses our vocabulary", () => {
		const documents = paths.filter((path) => /\.(tsx?|md|sql)$/.test(path));
		expect(documents.flatMap((path) => vocabularyIssues(path, textOf(path)))).toEqual([]);
	});

	it("exports exactly the parts that a new domain has", () => {
		const { exports } = JSON.parse(textOf("domains/bonus-points/package.json"));
		const parts = globSync("domains/bonus-points/*/index.ts", { cwd: copy }).map((path) => path.split("/")[2]);
		expect(Object.keys(exports).sort()).toEqual([...parts, "module"].map((part) => `./${part}`).sort());
	});

	it("lists the module of a new domain, which the site opens", () => {
		expect(textOf("apps/server/composition/modules.ts")).toMatch(/\.add\(bonusPointsModule\)\n.*\.add\(tiersModule\)/);
	});

	it("lists the part of a new domain in the back office", () => {
		const parts = textOf("apps/backoffice/src/parts.gen.ts");
		expect(parts).toContain("\n\tbonusPointsPart,\n");
		expect(parts).toContain('import { tiersPart } from "@baize/tiers/backoffice";');
	});

	it("declares which restrictions refuse a player's call, also where a domain had none", () => {
		const declared = (domain: string) => textOf(`domains/${domain}/server/player-calls.data.ts`);
		expect(declared("bonus-points")).toContain("\treadBonusPoints: { succeeds: true },\n");
		expect(declared("tiers")).toContain("\tstartTierReview: { body: {}, succeeds: true },\n");
		expect(declared("desk")).toContain("\tlistOwnNotes: { succeeds: true },\n");
		expect(textOf("domains/desk/server/module.ts")).toContain("\tplayerCalls,\n");
	});

	it("declares its domains completely, so that nothing is left to be written", () => {
		expect(execFileSync(process.execPath, ["tools/modules/main.ts"], { cwd: copy, encoding: "utf8" })).toBe("");
	});

	it("declares that the site imports a domain from its first page on", () => {
		const { dependencies } = JSON.parse(textOf("apps/site/package.json"));
		expect(dependencies).toMatchObject({ "@baize/tiers": "0.0.0", "@baize/bonus-points": "0.0.0" });
	});

	it("gives a page what its loader has read", () => {
		const route = textOf("apps/site/app/routes/tiers/my-tier.tsx");
		expect(route).toContain("<MyTierScreen {...useLoaderData<typeof loader>()} />");
	});

	it("says what is left to its author", () => {
		expect(printed).toContain("  then: if it needs a session: accountLoader in place of pageLoader, in apps/site/");
		expect(printed).toContain("has its reason in domains/cashier/server/scatter-reads.json\n");
	});

	it("registers the jobs of a domain in its manifest, several in one list", () => {
		const manifest = textOf("domains/bonus-points/server/module.ts");
		expect(manifest).toMatch(/\tjobs: \(\{ database, clock \}\) => \[\s*countPoints\w+\(.*\),\s*endOldPoints\(/);
		expect(textOf("domains/cashier/server/module.ts")).toMatch(/name: "cashier",\n\tjobs: .*compareDailyTotals/);
	});

	it("has the types of its tables that `npm run tables` writes", () => {
		expect(execFileSync(process.execPath, ["tools/tables/main.ts"], { cwd: copy, encoding: "utf8" })).toBe("");
	}, 60_000);

	it("plays a new title at once, under a name of words", () => {
		const args = ["apps/simulator/main.ts", "lucky-lantern", "--rounds", "1000"];
		const printed = execFileSync(process.execPath, args, { cwd: copy, encoding: "utf8" });
		expect(printed).toContain("Lucky Lantern (lucky-lantern, version 1)");
		expect(printed).toContain("standard errors, within 3");
	}, 60_000);
});

describe("npm run new refuses", () => {
	it.each([
		["what is there already", "domain cashier", /there is already: .*domains\/cashier\/README\.md/],
		["a call that is there already", "call cashier start-deposit", /routes\.ts has it already: startDeposit/],
		["a screen that is there already", "screen cashier deposit", /routes\.ts has it already/],
		["a screen with the name of another page", "screen cashier bank-transfer", /pages\.ts has it already/],
		["a title that is there already", "game amber-fox", /sheets\.ts has it already/],
		["a domain without routes", "call geo find-place", /domains\/geo\/server\/routes\.ts is not there/],
		["a domain without texts of pages", "screen ledger books", /domains\/ledger\/web\/texts\.ts is not there/],
		["a word that the vocabulary bans", "game night-house", /write operator/],
		["a word of the language", "screen cashier new", /a word of TypeScript/],
		["a call without a domain", "call request-refund", /npm run new -- call <domain>/],
	])("%s", (_what, command, said) => {
		const { status, stderr } = make(command);
		expect(stderr).toMatch(said);
		expect(status).toBe(1);
	});

	it.each(["Loyalty", "loyalty_domain", "-x", ""])("the name %j", (name) => {
		expect(() => namesOf(name)).toThrow("is not a name");
	});
});

describe("a call's binding", () => {
	const call = namesOf("request-partial-refund");

	it.each(globSync("domains/*/server/routes.ts", { cwd: ROOT }))("has a place in %s", (path) => {
		const text = readFileSync(join(ROOT, path), "utf8");
		const bound = withBinding(path, text, call);
		expect(bound).toMatch(/\tbind\((calls\.)?requestPartialRefund, handleRequestPartialRefund\),\n\t?\];/);
		expect(bound).toContain('import { handleRequestPartialRefund } from "./request-partial-refund.ts";');
	});

	it("is refused where no place for it is found", () => {
		expect(() => withBinding("domains/x/server/routes.ts", "export const list = [];\n", call)).toThrow(
			"domains/x/server/routes.ts has no place for the new part",
		);
	});
});
