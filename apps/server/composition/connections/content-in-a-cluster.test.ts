import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Draft } from "@baize/content/contract";
import { systemClock } from "@baize/kernel/time";
import { openLog, readConfig, type Visit } from "@baize/platform-server";
import { openTestDatabase } from "@baize/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openPages } from "../../pages/pages.ts";
import { type Composition, openComposition } from "../index.ts";

const VISIBLE_MS = 2_000;
const VISIT: Visit = { session: undefined, locale: "en", ip: "192.0.2.1", userAgent: "", cookies: {} };
const SHORT_MS = 20;

let database: Awaited<ReturnType<typeof openTestDatabase>>;
const processes: Composition[] = [];
beforeAll(async () => {
	database = await openTestDatabase();
	for (const name of ["one", "other"]) {
		const SECRET = "one secret for both processes of this test";
		const DATA_DIR = mkdtempSync(join(tmpdir(), `baize-content-${name}-`));
		const config = readConfig({ PROFILE: "test", SECRET, DATA_DIR });
		const opened = await openComposition({ config, clock: systemClock, database, log: openLog("silent") });
		processes.push(opened);
		await opened.seed();
		await opened.start();
	}
});
afterAll(async () => {
	for (const each of processes) await each.stop();
	await database.close();
});

const about = (title: string): Draft => ({
	type: "content_page",
	slug: "about-us",
	locale: "en",
	fields: { title, pageType: "generic", paths: [], summary: "Who we are.", body: [] },
});

/** Its pages, cached for visitors as on the site; what is rendered is the reply of the page's call. */
function pagesOf({ calls, audienceKey }: Composition) {
	return openPages({
		clock: systemClock,
		publicUrl: "https://baize.test",
		factsOf: async () => ({}) as never,
		call: calls.callByName,
		geoVisibilityOf: audienceKey,
		renderer: {
			async render(_work, call) {
				const page = (await call("readPages", { query: { path: "/pages/about-us" } })) as { title: string };
				return { status: 200, headers: [], bytes: page.title, gaps: [] };
			},
			close: async () => {},
		},
	});
}

it("[CONT-04] a published change is on the pages of both processes within two seconds, caches included", async () => {
	const [one] = processes;
	const { content } = one!.domains;
	const publish = (title: string) => database.transaction((tx) => content.publish(tx, about(title), "test"));
	const sites = processes.map(pagesOf);
	const shown = () =>
		Promise.all(sites.map(async (pages) => (await pages.publicPage("/en/pages/about-us", VISIT)).bytes));
	await publish("Before");
	const reached = async (title: string): Promise<number> => {
		const beganAt = performance.now();
		while ((await shown().catch(() => [""])).some((each) => each !== title) && performance.now() - beganAt < 9_000)
			await new Promise((resolve) => setTimeout(resolve, SHORT_MS));
		return performance.now() - beganAt;
	};
	await reached("Before");
	await publish("After");
	expect(await reached("After")).toBeLessThan(VISIBLE_MS);
	expect(await shown()).toEqual(["After", "After"]);
});
