import { DAY_MS } from "@baize/kernel/time";
import { openHttp, openLog } from "@baize/platform-server";
import { settableClock } from "@baize/testing";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { serveWellKnown } from "./well-known.ts";

const clock = settableClock();
let app: FastifyInstance;
beforeAll(() => {
	app = openHttp({ publicUrl: "https://site.example", trustedProxies: [] }, openLog("silent"));
	serveWellKnown(app, clock, { publicUrl: "https://site.example", securityContact: "mailto:security@site.example" });
});
afterAll(() => app.close());

describe("what is well known", () => {
	it("names the contact for security issues, valid for half a year from any day", async () => {
		for (let days = 0; days < 400; days += 133) {
			const { statusCode, headers, body } = await app.inject("/.well-known/security.txt");
			expect([statusCode, headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
			const fields = Object.fromEntries(
				body
					.trim()
					.split("\n")
					.map((line) => line.split(": ")),
			);
			expect(fields).toEqual({
				Contact: "mailto:security@site.example",
				Expires: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T00:00:00\.000Z$/),
				"Preferred-Languages": "en, es, pt-BR, fr, de, ar, ja, zh-Hans",
				Canonical: "https://site.example/.well-known/security.txt",
			});
			const ahead = Date.parse(fields.Expires) - clock.nowMs();
			expect(ahead).toBeGreaterThan(179 * DAY_MS);
			expect(ahead).toBeLessThan(365 * DAY_MS);
			clock.advance(133 * DAY_MS);
		}
	});

	it.each([
		[{}, "/en/account/security"],
		[{ "accept-language": "es" }, "/es/account/security"],
		[{ "accept-language": "es", cookie: "LANG=ar" }, "/ar/account/security"],
	])("leads a password manager to where the password is changed: %j", async (headers, to) => {
		const answer = await app.inject({
			url: "/.well-known/change-password",
			headers: headers as Record<string, string>,
		});
		expect([answer.statusCode, answer.headers.location]).toEqual([302, to]);
	});
});
