import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openHttp, openLog } from "@baize/platform-server";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { serveLegacy } from "./legacy.ts";

const ports = { publicUrl: "https://site.example", trustedProxies: [] };
const build = mkdtempSync(join(tmpdir(), "baize-legacy-"));
let app: FastifyInstance;

beforeAll(async () => {
	mkdirSync(join(build, "assets"));
	writeFileSync(join(build, "index.html"), "<title>Baize</title>");
	writeFileSync(join(build, "assets/index-1.js"), "start()");
	app = openHttp(ports, openLog("silent"));
	await serveLegacy(app, build);
	app.setNotFoundHandler((_request, reply) => reply.code(404).send("the site's own page"));
});
afterAll(async () => {
	await app.close();
	rmSync(build, { recursive: true });
});

describe("[LEG-01] the legacy application below its prefix", () => {
	it.each(["/legacy/en", "/legacy/es/2024", "/legacy/ar/2024/bets", "/legacy/en/1999"])(
		"has its one page at %s, which only our own pages may embed",
		async (url) => {
			const { statusCode, headers, body } = await app.inject(url);
			expect([statusCode, body]).toEqual([200, "<title>Baize</title>"]);
			expect(headers["content-security-policy"]).toMatch(/default-src 'none'.*frame-ancestors 'self'/);
			expect(headers["content-security-policy"]).not.toMatch(/unsafe|nonce|data:|\*/);
		},
	);

	it("has its files, which never change under their name", async () => {
		const { statusCode, headers, body } = await app.inject("/legacy/assets/index-1.js");
		expect([statusCode, body]).toEqual([200, "start()"]);
		expect(headers["cache-control"]).toContain("immutable");
	});
});

describe("[LEG-02] what is not there below the prefix", () => {
	it.each(["/legacy", "/legacy/", "/legacy/sv", "/legacy/assets/gone.js", "/legacy/en.js"])(
		"%s is answered by the site's own page",
		async (url) => {
			const { statusCode, body } = await app.inject(url);
			expect([statusCode, body]).toEqual([404, "the site's own page"]);
		},
	);

	it("nor is anything without a build", async () => {
		const without = openHttp(ports, openLog("silent"));
		await serveLegacy(without, join(build, "none"));
		without.setNotFoundHandler((_request, reply) => reply.code(404).send());
		expect((await without.inject("/legacy/en")).statusCode).toBe(404);
		await without.close();
	});
});
