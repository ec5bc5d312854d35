import { describe, expect, it } from "vitest";
import { deadClasses } from "./classes.ts";
import { sourceFiles } from "./files.ts";
import { findingsOf, packageOf, resolveRelative } from "./rules.ts";
import { textFindings } from "./texts.ts";

const ROOT = new URL("../..", import.meta.url).pathname;

describe("the repository", () => {
	const files = sourceFiles(ROOT);

	it("has files to check", () => {
		expect(files.length).toBeGreaterThan(200);
	});

	it("breaks no rule in any file", () => {
		const findings = files.flatMap(findingsOf).map(({ path, line, what }) => `${path}:${line} ${what}`);
		expect(findings).toEqual([]);
	});

	it("has every text in every language, with the same values", async () => {
		expect(await textFindings(ROOT, files)).toEqual([]);
	});

	it("writes no class that draws nothing", async () => {
		expect(await deadClasses(ROOT, files)).toEqual([]);
	});
});

describe("a violation is found", () => {
	const file = (path: string, text: string) => ({ path, text, lines: text.split("\n").length });
	it.each([
		[
			"a relative import out of its package",
			"domains/cashier/server/a.ts",
			'import { x } from "../../wallet/server/store.ts";',
		],
		["a page that reaches for the server", "domains/cashier/web/A.tsx", 'import { x } from "../server/store.ts";'],
		["a dynamic import of the same kind", "domains/cashier/web/A.tsx", 'await import("../server/store.ts");'],
		["SQL outside the store", "domains/cashier/server/deposits/start-deposit.ts", "await sql`select 1`.execute(tx);"],
		["a file that grew", "kernel/money/a.ts", "x\n".repeat(401)],
		["unfinished work", "kernel/money/a.ts", `// TO${"DO"} later`],
		["a skipped test", "kernel/money/a.test.ts", `it.${"skip"}("x", () => {});`],
		["a silenced type checker", "kernel/money/a.ts", `// @ts-${"ignore"}`],
		["a value of an answer as a key", "domains/cashier/web/a.ts", "const text = TEXTS[error.code];"],
		["a value of an answer as a name in an object", "domains/cashier/web/a.ts", "if (errorCode in TEXTS) return;"],
		[
			"a spread of dependencies into what is opened",
			"domains/cashier/server/module.ts",
			"const a = openCashier({\n\tclock,\n\tlog: { warn() {} },\n\t...infrastructure,\n});",
		],
		[
			"a spread of ports into what one of a domain's files opens",
			"domains/identity/server/operators/operators-api.ts",
			"const parts = { sessions: openSessions({ ...ports, stream }) };",
		],
		[
			"a spread of ports into what a page's origin opens",
			"apps/server/server.ts",
			"await openPlayers({ ...shared, database });",
		],
		[
			"an object of dependencies that is filled later",
			"apps/server/composition/modules.ts",
			`Object.${"assign"}(above, { identity });`,
		],
		[
			"a domain that schedules a job by itself",
			"domains/sports/server/index.ts",
			'scheduler.every(HOUR_MS, "sports.forget", work);',
		],
		[
			"a domain that takes the scheduler",
			"domains/sports/server/ports.ts",
			'import type { Scheduler } from "@baize/platform-server";',
		],
		["an end-to-end test whose pages are not watched", "e2e/a.spec.ts", 'import { test } from "@playwright/test";'],
		["the same in a sub-folder", "e2e/money/a.spec.ts", 'import { test } from "@playwright/test";'],
		["a name without meaning", "kernel/money/a.ts", "class Money" + "Manager {}"],
		["a link that is written out", "domains/cashier/web/A.tsx", 'navigate("/account/cashier/deposit?deposit=7");'],
		["a link to one of many pages", "domains/sports/web/A.tsx", `href={path(\`/sports/events/\${eventId}\`)}`],
		[
			"a link with its language",
			"domains/factors/server/a.ts",
			`const link = \`\${publicUrl}/\${locale}/account/security\`;`,
		],
		["a link in one language", "apps/server/a.ts", 'reply.redirect("/en/login")'],
		["an address of the server's own", "apps/server/a.ts", 'app.get("/health/live", answer);'],
	])("%s", (_case, path, text) => {
		expect(findingsOf(file(path, text))).toHaveLength(1);
	});

	it("but not a dependency that depends on the configuration", () => {
		const text = "openCashier({ clock, keys: [...KEYS], ...(sandbox ? { provider: sandbox } : {}) })";
		expect(findingsOf(file("domains/cashier/server/module.ts", text))).toEqual([]);
	});

	it.each([
		[
			"a test's spread of the dependencies that it leaves as they are",
			"domains/sports/server/a.test.ts",
			"openSports({ ...app.ports, feed })",
		],
		["the same in what tests share", "domains/sports/testing/index.ts", "openSports({ ...ports, feed })"],
		["the path of a call", "domains/play/contract/calls.ts", 'path: "/api/v1/play/:session/rounds",'],
		["a file", "domains/play/web/A.tsx", 'src="/art/tidal-book-3x4.webp"'],
		["a link in a comment", "domains/play/web/a.ts", '/** Begins at "/sports". */\n// Not "/login".\n'],
		["what editors write", "domains/content/server/seeds/menus.ts", 'link: "/sports"'],
		["a test of an address", "domains/play/server/launch.test.ts", 'expect(url).toBe("/en/sports");'],
	])("but not %s", (_case, path, text) => {
		expect(findingsOf(file(path, text))).toEqual([]);
	});

	it("such as a class outside the site's design scale", async () => {
		const page = file("domains/cashier/web/A.tsx", '<p className="p-4 backdrop-blur-md md:backdrop-blur-md" />');
		expect(await deadClasses(ROOT, [page])).toEqual([
			"domains/cashier/web/A.tsx backdrop-blur-md",
			"domains/cashier/web/A.tsx md:backdrop-blur-md",
		]);
	});

	it.each([
		["domains/cashier/server/a.ts", "domains/cashier"],
		["kernel/money/a.ts", "kernel"],
		["platform/web/reads/a.ts", "platform/web"],
		["games/tidal-book/sheet.data.ts", "games"],
	])("%s belongs to the package %s", (path, expected) => {
		expect(packageOf(path)).toBe(expected);
	});

	it("follows relative paths", () => {
		expect(resolveRelative("domains/a/web/x/B.tsx", "../../server/c.ts")).toBe("domains/a/server/c.ts");
	});
});
