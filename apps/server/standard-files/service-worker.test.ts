import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openHttp, openLog, pagePolicy } from "@baize/platform-server";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { serveServiceWorker } from "./service-worker.ts";

const folder = mkdtempSync(join(tmpdir(), "baize-worker-"));
const BUILT = `addEventListener("fetch", () => {});`;
let isOn = true;
let isPushOn = false;

const open = (name: string): FastifyInstance => {
	const app = openHttp({ publicUrl: "https://site.example", trustedProxies: [] }, openLog("silent"));
	serveServiceWorker(app, { isLobbyStored: () => isOn, isPushOn: () => isPushOn, path: join(folder, name) });
	return app;
};

let app: FastifyInstance;
let withoutBuild: FastifyInstance;
beforeAll(() => {
	writeFileSync(join(folder, "service-worker.js"), BUILT);
	app = open("service-worker.js");
	withoutBuild = open("missing.js");
});
afterAll(async () => {
	await Promise.all([app.close(), withoutBuild.close()]);
	rmSync(folder, { recursive: true });
});

const read = (from = app, headers = {}) => from.inject({ url: "/service-worker.js", headers });

describe("[GEN-02] the service worker", () => {
	it("is a script for the whole site, revalidated each time, that may request pages of our own", async () => {
		isOn = true;
		const { statusCode, headers, body } = await read();
		expect([statusCode, body]).toEqual([200, BUILT]);
		expect(headers).toMatchObject({
			"content-type": "text/javascript; charset=utf-8",
			"cache-control": "no-cache",
			"content-security-policy": "default-src 'none'; connect-src 'self'",
			"x-content-type-options": "nosniff",
		});
		expect(headers["set-cookie"]).toBeUndefined();
		expect(pagePolicy("n")).toContain("worker-src 'self'");
	});

	it.each([
		["a browser that has it", (etag: string) => etag],
		["one behind a proxy that compresses, which marks the tag as weak", (etag: string) => `W/${etag}`],
	])("is not sent again to %s", async (_who, ifNoneMatch) => {
		isOn = true;
		const { headers } = await read();
		const again = await read(app, { "if-none-match": ifNoneMatch(String(headers.etag)) });
		expect([again.statusCode, again.body]).toEqual([304, ""]);
	});

	it("that only shows notifications is configured to store no lobby", async () => {
		[isOn, isPushOn] = [false, true];
		const { body } = await read();
		expect(body).toBe(`self.STORES_NO_LOBBY = true;\n${BUILT}`);
		[isOn, isPushOn] = [true, true];
		expect((await read()).body).toBe(BUILT);
		isPushOn = false;
	});

	it.each([
		["while its flag is off", false, () => app],
		["where there is no build", true, () => withoutBuild],
	])("%s is one that deletes what it stored and ends", async (_name, flag, from) => {
		isOn = true;
		const before = await read();
		isOn = flag;
		const { statusCode, headers, body } = await read(from(), { "if-none-match": before.headers.etag });
		expect([statusCode, headers["cache-control"]]).toEqual([200, "no-cache"]);
		expect(body).toContain("caches.delete");
		expect(body).toContain("registration.unregister()");
		expect(body).not.toContain('"fetch"');
	});
});
