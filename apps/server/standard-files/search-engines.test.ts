import { LOCALES } from "@baize/kernel/locale";
import { givenPath } from "@baize/platform-paths";
import { openHttp, openLog, visitReader } from "@baize/platform-server";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { serveSearchEngines } from "./search-engines.ts";

const publicUrl = "https://site.example";

let app: FastifyInstance;
beforeAll(() => {
	app = openHttp({ publicUrl, trustedProxies: [] }, openLog("silent"));
	serveSearchEngines(app, {
		publicUrl,
		visitOf: visitReader(() => undefined),
		addresses: ({ locale }) =>
			["/", "/sports", ...(locale === "fr" ? [] : ["/casino/slots"]), "/pages/this&that"].map(givenPath),
	});
	app.setNotFoundHandler((_request, reply) => reply.code(404).send());
});
afterAll(() => app.close());

const read = async (url: string) => {
	const { statusCode, headers, body } = await app.inject(url);
	return { statusCode, type: headers["content-type"], body };
};
const addressesIn = (body: string): string[] => [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address!);

describe("what search engines read", () => {
	it("keeps them from a person's own pages and leads them to the lists of all others", async () => {
		const { statusCode, type, body } = await read("/robots.txt");
		expect([statusCode, type]).toEqual([200, "text/plain; charset=utf-8"]);
		expect(body.split("\n")).toEqual([
			"User-agent: *",
			"Allow: /",
			"Disallow: /*/account",
			"Disallow: /backoffice",
			"Sitemap: https://site.example/sitemap.xml",
			"",
		]);
	});

	it("[I18N-01] has one list for each language", async () => {
		const { statusCode, type, body } = await read("/sitemap.xml");
		expect([statusCode, type]).toEqual([200, "application/xml; charset=utf-8"]);
		expect(addressesIn(body)).toEqual(LOCALES.map((locale) => `https://site.example/sitemap/${locale}`));
	});

	it.each([
		["en", ["/en", "/en/sports", "/en/casino/slots", "/en/pages/this&amp;that"]],
		["fr", ["/fr", "/fr/sports", "/fr/pages/this&amp;that"]],
	])("lists the pages of %s with their whole addresses", async (locale, paths) => {
		const { statusCode, body } = await read(`/sitemap/${locale}`);
		expect(statusCode).toBe(200);
		expect(addressesIn(body)).toEqual(paths.map((path) => publicUrl + path));
	});

	it("has no list for another language", async () => {
		expect((await read("/sitemap/xx")).statusCode).toBe(404);
	});
});
