import { Refusal } from "@baize/kernel/error";
import { openLog } from "@baize/platform-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPooledBuffers } from "../page-bytes.ts";
import type { CachedPage } from "../page-cache.ts";
import type { CallByName, PageRenderer, PageWork } from "./page-work.ts";
import { openRenderThreads } from "./render-threads.ts";

const build = new URL("./sample-build.ts", import.meta.url).href;
const workOf = (path: string, method = "GET"): PageWork => ({
	method,
	url: `http://localhost${path}`,
	facts: {
		locale: "en",
		viewer: null,
		pending: null,
		cookies: {},
		nonce: "gap",
		nowMs: 0,
		publicUrl: "http://localhost",
		flags: {},
		redirectsHidden: false,
		isProduction: false,
	},
});
const answer: CallByName = async (name, input) => ({ name, input });

const read = ({ bytes, gaps }: CachedPage) => JSON.parse(openPooledBuffers(bytes, gaps).take("n-1").toString());

let renderer: PageRenderer;

async function pageAt(path: string, call = answer) {
	const page = await renderer.render(workOf(path), call);
	return { status: page.status, ...read(page) };
}

beforeAll(async () => {
	renderer = await openRenderThreads({ build, max: 2, log: openLog("silent") });
});
afterAll(() => renderer.close());

describe("pages rendered in threads of their own", () => {
	it("are made with the answers of the main thread, and with a gap for the nonce", async () => {
		expect(await pageAt("/en/pages/rules?a=1")).toMatchObject({
			status: 200,
			nonce: "n-1",
			loaderData: { page: { name: "rules", input: { params: { locale: "en", page: "rules" } } } },
		});
	});

	it("are made with their own routes and those of the pages above", async () => {
		expect((await pageAt("/en/pages/rules")).routes).toEqual(["root", "home", "page"]);
		expect((await pageAt("/en")).routes).toEqual(["root", "home"]);
	});

	it("keep simultaneous requests apart", async () => {
		const names = Array.from({ length: 40 }, (_, index) => `page-${index}`);
		const pages = await Promise.all(names.map((name) => pageAt(`/en/pages/${name}`)));
		expect(pages.map((page) => page.loaderData.page.name)).toEqual(names);
	});

	it("receive a refusal as a refusal", async () => {
		const refuse: CallByName = async () => {
			throw new Refusal("HIDDEN_HERE", { status: 451, text: "geo.errors.hidden" }, { place: "CA" });
		};
		expect(await pageAt("/en", refuse)).toMatchObject({ status: 451 });
	});

	it("log their errors, without the query and its content", async () => {
		const lines: string[] = [];
		const log = openLog("error", { write: (line) => void lines.push(line) });
		const another = await openRenderThreads({ build, max: 1, log });
		const fail: CallByName = async () => {
			throw new Error("the shelf fell down");
		};
		const page = await another.render(workOf("/en/pages/rules?token=abc"), fail);
		await another.close();
		expect(page.status).toBe(500);
		expect(lines.map((line) => JSON.parse(line))).toMatchObject([
			{ path: "/en/pages/rules", trace: expect.stringMatching(/the shelf fell down\n.*at /) },
		]);
		expect(lines.join()).not.toContain("abc");
	});

	it("answer requests between pages with all routes", async () => {
		const page = await renderer.render(workOf("/__manifest?version=1&paths=%2Fen%2Fend"), answer);
		expect(read(page)).toHaveProperty("end");
	});

	it("fail when their thread ends, and the next ones get another", async () => {
		await expect(pageAt("/en/end")).rejects.toThrow(/has ended/);
		expect(await pageAt("/en")).toMatchObject({ status: 200 });
	});

	it("take no longer than their budget, and delay no others", async () => {
		const another = await openRenderThreads({ build, max: 1, log: openLog("silent"), budgetMs: 600 });
		const pageOf = async (path: string, call = answer) => read(await another.render(workOf(path), call));
		const startedMs = performance.now();
		const slow = expect(another.render(workOf("/en/slow"), answer)).rejects.toThrow(/took longer/);
		const behind = Array.from({ length: 20 }, (_, index) => pageOf(`/en/pages/page-${index}`));
		const pages = await Promise.all(behind);
		expect(pages.map((page) => page.loaderData.page.name)).toEqual(behind.map((_, index) => `page-${index}`));
		await slow;
		expect(performance.now() - startedMs).toBeLessThan(5_000);
		expect((await pageOf("/en/pages/after")).loaderData.page.name).toBe("after");
		await another.close();
	});

	it("that wait for an answer time out alone", async () => {
		const another = await openRenderThreads({ build, max: 1, log: openLog("silent"), longestMs: 2_000 });
		const never: CallByName = () => new Promise(() => {});
		const waiting = another.render(workOf("/en/pages/waits"), never);
		const lost = expect(waiting).rejects.toThrow("OUTSIDE_UNAVAILABLE");
		const blocked = another.render(workOf("/en/pages/held"), async (name) => {
			await new Promise((resolve) => setTimeout(resolve, 300));
			return { name };
		});
		expect(read(await blocked).loaderData.page.name).toBe("held");
		await lost;
		await another.close();
	});

	it("are not made where there is no build", async () => {
		const log = openLog("silent");
		await expect(openRenderThreads({ build: "/nowhere/index.js", max: 1, log })).rejects.toThrow(/nowhere/);
	});
});
