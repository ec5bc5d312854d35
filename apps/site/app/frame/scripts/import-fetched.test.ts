import { beforeEach, describe, expect, it, vi } from "vitest";

const PATHS = ["assets/dialog.js", "assets/button.js"];
const comes = async (): Promise<Response> => new Response("export {}");
const load = vi.fn(async () => "the dialog");
const fetchScript = vi.fn((_address: string, _options: RequestInit): Promise<Response> => comes());
const addresses = (): string[] => fetchScript.mock.calls.map(([address]) => address);
/** As a network on which nothing comes any more: the answer ends only when it is given up. */
const hangs = (_address: string, { signal }: RequestInit): Promise<Response> =>
	new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
const SILENT_MS = 8_000;

let named: string[];

/** A page that has just been loaded. */
async function newPage(): Promise<typeof import("./import-fetched.ts").importFetched> {
	vi.resetModules();
	return (await import("./import-fetched.ts")).importFetched;
}

describe("a part of the page that is imported", () => {
	beforeEach(() => {
		vi.resetAllMocks();
		load.mockResolvedValue("the dialog");
		fetchScript.mockImplementation(comes);
		named = [];
		vi.stubGlobal("fetch", fetchScript);
		vi.stubGlobal("document", { querySelector: (selector: string) => named.find((link) => link === selector) ?? null });
		return () => void vi.unstubAllGlobals();
	});

	it("comes once each of its scripts is in the cache, which are fetched once", async () => {
		const importFetched = await newPage();
		expect(await Promise.all([importFetched(load, PATHS), importFetched(load, PATHS)])).toEqual([
			"the dialog",
			"the dialog",
		]);
		expect(addresses()).toEqual(["/assets/dialog.js", "/assets/button.js"]);
	});

	it.each([
		["does not come", () => Promise.reject(new TypeError("Failed to fetch"))],
		["is answered with an error", async () => new Response("", { status: 503 })],
	])("is not imported where a script %s, so that it can be requested again", async (_name, fails) => {
		const importFetched = await newPage();
		fetchScript.mockImplementationOnce(fails);
		await expect(importFetched(load, PATHS)).rejects.toThrow(TypeError);
		expect(load).not.toHaveBeenCalled();
		expect(await importFetched(load, PATHS)).toBe("the dialog");
		expect(addresses()).toEqual(["/assets/dialog.js", "/assets/button.js", "/assets/dialog.js"]);
	});

	it("does not wait for a script that hangs, so that it can be requested again", async () => {
		vi.useFakeTimers();
		const importFetched = await newPage();
		fetchScript.mockImplementationOnce(hangs);
		const hanging = expect(importFetched(load, PATHS)).rejects.toThrow("abort");
		await vi.advanceTimersByTimeAsync(SILENT_MS);
		await hanging;
		vi.useRealTimers();
		expect(await importFetched(load, PATHS)).toBe("the dialog");
		expect(addresses()).toEqual(["/assets/dialog.js", "/assets/button.js", "/assets/dialog.js"]);
	});

	it("leaves to the browser what the page has named", async () => {
		const importFetched = await newPage();
		named = ['link[href="/assets/button.js"]'];
		await importFetched(load, PATHS);
		expect(addresses()).toEqual(["/assets/dialog.js"]);
	});
});
