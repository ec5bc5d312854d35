import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

let cookie: string;
let requestedPaths: string[];
let status: number;
let warned: string[];

beforeEach(() => {
	vi.resetModules();
	[cookie, requestedPaths, status, warned] = ["", [], 202, []];
	vi.stubGlobal("document", {
		get cookie() {
			return cookie;
		},
	});
	vi.stubGlobal("fetch", async (path: string) => {
		requestedPaths.push(path);
		if (status === 0) throw new Error("no network");
		if (status === 202) cookie = "LANG=en; st=CA%3AON";
		return new Response(null, { status });
	});
	vi.spyOn(console, "error").mockImplementation((text: string) => void warned.push(text));
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

const look = async () => (await import("./place.ts")).lookUpPlace;

describe("[GEO-01] a page that looks up its place", () => {
	it("requests it once for any number of callers, and reads the cookie st", async () => {
		const lookUpPlace = await look();
		expect(await Promise.all([lookUpPlace(), lookUpPlace(), lookUpPlace()])).toEqual(["CA:ON", "CA:ON", "CA:ON"]);
		expect(await lookUpPlace()).toBe("CA:ON");
		expect(requestedPaths).toEqual(["/services/geolocation/subdivision"]);
	});

	it("requests nothing if the cookie exists already", async () => {
		cookie = "st=CA%3AQC";
		expect(await (await look())()).toBe("CA:QC");
		expect(requestedPaths).toEqual([]);
	});

	it.each([200, 204, 404, 500, 0])("takes status %d for no answer, and only logs it", async (given) => {
		status = given;
		expect(await (await look())()).toBeUndefined();
		expect(warned).toHaveLength(1);
	});
});
