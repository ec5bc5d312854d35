import { existsSync } from "node:fs";
import { join } from "node:path";
import { LOCALES } from "@baize/kernel/locale";
import { openHttp, openLog } from "@baize/platform-server";
import type { FastifyInstance } from "fastify";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { serveWebManifests } from "./web-manifest.ts";

const PUBLIC = join(import.meta.dirname, "../../site/public");

let app: FastifyInstance;
beforeAll(() => {
	app = openHttp({ publicUrl: "https://site.example", trustedProxies: [] }, openLog("silent"));
	serveWebManifests(app);
	app.setNotFoundHandler((_request, reply) => reply.code(404).send());
});
afterAll(() => app.close());

type Icon = { src: string; sizes: string };
const read = async (locale: string) => {
	const { statusCode, headers, body } = await app.inject(`/manifest/${locale}`);
	return { statusCode, headers, manifest: body === "" ? undefined : JSON.parse(body) };
};

describe("the web manifest", () => {
	it.each([
		["en", "en", "ltr", ["Lobby", "Sports", "Cashier"]],
		["es", "es", "ltr", ["Inicio", "Deportes", "Caja"]],
		["pt", "pt-BR", "ltr", ["Início", "Esportes", "Caixa"]],
		["fr", "fr", "ltr", ["Accueil", "Sports", "Caisse"]],
		["de", "de", "ltr", ["Lobby", "Sport", "Kasse"]],
		["ar", "ar", "rtl", ["الردهة", "الرياضة", "الصندوق"]],
		["ja", "ja", "ltr", ["ロビー", "スポーツ", "キャッシャー"]],
		["zh", "zh-Hans", "ltr", ["大厅", "体育", "收银台"]],
	])("[I18N-01] opens the site in %s", async (locale, lang, dir, names) => {
		const { statusCode, manifest } = await read(locale);
		expect(statusCode).toBe(200);
		expect(manifest).toMatchObject({ id: "/", scope: "/", display: "standalone", start_url: `/${locale}`, lang, dir });
		expect(manifest.shortcuts).toEqual([
			{ name: names[0], url: `/${locale}` },
			{ name: names[1], url: `/${locale}/sports` },
			{ name: names[2], url: `/${locale}/account/cashier/deposit` },
		]);
	});

	it("describes the site in each language in other words", async () => {
		const answers = await Promise.all(LOCALES.map(read));
		expect(new Set(answers.map(({ manifest }) => manifest.description)).size).toBe(LOCALES.length);
	});

	it("is kept for a day by everyone, as what it is", async () => {
		const { headers } = await read("en");
		expect(headers).toMatchObject({
			"content-type": "application/manifest+json; charset=utf-8",
			"cache-control": "public, max-age=86400",
		});
		expect(headers["set-cookie"]).toBeUndefined();
	});

	it.each(["xx", "__proto__", "en.json"])("is not there for %s", async (locale) => {
		expect((await read(locale)).statusCode).toBe(404);
	});

	it("names icons that are there, each of its size", async () => {
		const { manifest } = await read("en");
		for (const { src, sizes } of manifest.icons as Icon[]) {
			expect(existsSync(join(PUBLIC, src))).toBe(true);
			if (sizes === "any") continue;
			const { width, height } = await sharp(join(PUBLIC, src)).metadata();
			expect(`${width}x${height}`).toBe(sizes);
		}
	});
});
