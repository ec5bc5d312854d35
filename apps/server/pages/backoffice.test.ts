import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { serveBackoffice } from "./backoffice.ts";

let build: string;
let app: FastifyInstance;
let built: PromiseWithResolvers<void>;

beforeEach(async () => {
	build = join(mkdtempSync(join(tmpdir(), "baize-office-pages-")), "build");
	built = Promise.withResolvers();
	app = fastify();
	await serveBackoffice(app, { allowedOrigins: [], built: built.promise, build });
});
afterEach(async () => {
	await app.close();
	rmSync(join(build, ".."), { recursive: true });
});

function writeBuild(): void {
	mkdirSync(join(build, "assets"), { recursive: true });
	writeFileSync(join(build, "index.html"), '<script nonce="__NONCE__" src="/assets/office.js"></script>');
	writeFileSync(join(build, "icon.svg"), "<svg></svg>");
	writeFileSync(join(build, "assets/office.js"), "start();");
}

const get = async (url: string) => {
	const { statusCode, body, headers } = await app.inject({ url });
	return { statusCode, body, headers };
};

describe("the back office", () => {
	it("says while it is built that it will open by itself, and is there as soon as it is built", async () => {
		const early = await get("/");
		expect([early.statusCode, early.headers["retry-after"]]).toEqual([503, "2"]);
		const nonce = /<script nonce="([^"]+)">setTimeout\(\(\)=>location\.reload/.exec(early.body)?.[1];
		expect(early.body).toContain("is being built");
		expect(early.headers["content-security-policy"]).toContain(`'nonce-${nonce}'`);
		expect((await get("/assets/office.js")).statusCode).toBe(404);

		writeBuild();
		built.resolve();
		await built.promise;
		const page = await get("/");
		expect(page.statusCode).toBe(200);
		expect(page.body).toMatch(/<script nonce="[^"_]{16,}" src/);
		expect((await get("/assets/office.js")).body).toBe("start();");
		expect((await get("/icon.svg")).body).toBe("<svg></svg>");
	});

	it("uses another nonce for each page, named by the page's policy", async () => {
		writeBuild();
		built.resolve();
		await built.promise;
		const nonces = [await get("/"), await get("/")].map(({ body, headers }) => {
			const nonce = /nonce="([^"]+)"/.exec(body)?.[1] ?? "";
			expect(headers["content-security-policy"]).toContain(`'nonce-${nonce}'`);
			return nonce;
		});
		expect(new Set(nonces).size).toBe(2);
	});

	it("says that it could not be built, and leaves the reason to the output of the site", async () => {
		built.reject(new Error("of no interest here"));
		await built.promise.catch(() => {});
		const { statusCode, body } = await get("/");
		expect(statusCode).toBe(503);
		expect(body).toMatch(/has not been built/);
	});

	it("sends no file from outside its folder", async () => {
		writeBuild();
		writeFileSync(join(build, "..", "secret.txt"), "secret");
		for (const url of ["/assets/../../secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"])
			expect((await get(url)).statusCode).toBeGreaterThanOrEqual(400);
	});
});
