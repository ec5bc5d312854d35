import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
	listRecentGames,
	readGameUrl,
	readIntegratedGameUrl,
	readPracticeGameUrl,
	readRealGameUrl,
	recordLastGame,
	VIRTUAL_SPORTS_ID,
} from "../contract/index.ts";
import { callsOf, FORBIDDEN_IP, openTestPlay, type TestPlay } from "../testing/index.ts";

let app: TestPlay;
beforeAll(async () => {
	app = await openTestPlay();
});
afterAll(() => app.close());

describe("[PLAY-03] where a game is played", () => {
	const launch = (query: object, id = "tidal-book") =>
		callsOf(app.play, undefined)(readGameUrl, {
			params: { id },
			query,
			headers: { "x-channel": "DESKTOP" } as { "x-channel"?: string },
		});
	const integrated = (integrationParams?: string) =>
		callsOf(app.play, undefined)(readIntegratedGameUrl, {
			params: { id: "tidal-book" },
			query: integrationParams === undefined ? {} : { integrationParams },
		});

	it.each([
		[{ mode: "practice", language: "es" }, "/es/casino/slots/adventure/tidal-book"],
		[
			{ mode: "real", language: "en_CA", currencyCode: "CAD", channelType: "desktop" },
			"/en/casino/slots/adventure/tidal-book#realplay",
		],
		[{}, "/en/casino/slots/adventure/tidal-book"],
		[{ language: "tlh" }, "/en/casino/slots/adventure/tidal-book"],
	])("%j is answered with %s", async (query, url) => {
		expect(await launch(query)).toEqual({ url });
		expect(await integrated(JSON.stringify(query))).toEqual({ url });
	});

	it("[GEO-02] is refused for money where the law forbids it; practice opens", async () => {
		const launchIn = (mode: string) =>
			callsOf(
				app.play,
				undefined,
				FORBIDDEN_IP,
			)(readGameUrl, { params: { id: "tidal-book" }, query: { mode }, headers: {} });
		await expect(launchIn("real")).rejects.toMatchObject({ code: "PLAY_NOT_ALLOWED_HERE", spec: { status: 451 } });
		expect(await launchIn("practice")).toEqual({ url: "/en/casino/slots/adventure/tidal-book" });
	});

	it("is refused for a game that is not there", async () => {
		await expect(launch({}, "no-such-game")).rejects.toMatchObject({ code: "GAME_NOT_FOUND" });
	});

	it.each(["{", "[]", "null", '"text"', "1"])("integrationParams of %s is refused by name", async (text) => {
		await expect(integrated(text)).rejects.toMatchObject({ code: "INTEGRATION_PARAMS_UNREADABLE" });
	});

	it("needs no integrationParams", async () => {
		expect(await integrated()).toEqual({ url: "/en/casino/slots/adventure/tidal-book" });
	});
});

describe("[PLAY-04] with games integration on", () => {
	beforeAll(() => {
		app.integrationFlag.isOn = true;
	});
	afterAll(() => {
		app.integrationFlag.isOn = false;
	});
	const path = "casino/slots/adventure/tidal-book";
	const input = (id = "tidal-book", query: { language?: string; integrationParams?: string } = {}) => ({
		params: { id },
		query,
	});
	const call = (ip?: string) => callsOf(app.play, undefined, ip);

	it.each([
		["in English", {}, "en"],
		["in the language that is named", { language: "es_ES" }, "es"],
		["in that of integrationParams before it", { language: "es", integrationParams: '{"language":"ar"}' }, "ar"],
	])("a game is launched for money or for practice, as its address says, %s", async (_what, query, locale) => {
		expect(await call()(readRealGameUrl, input("tidal-book", query))).toEqual({ url: `/${locale}/${path}#realplay` });
		expect(await call()(readPracticeGameUrl, input("tidal-book", query))).toEqual({ url: `/${locale}/${path}` });
	});

	it("no parameter makes practice of real play, or the reverse", async () => {
		const asking = (mode: string) => input("tidal-book", { integrationParams: JSON.stringify({ mode }) });
		expect(await call()(readRealGameUrl, asking("practice"))).toEqual({ url: `/en/${path}#realplay` });
		expect(await call()(readPracticeGameUrl, asking("real"))).toEqual({ url: `/en/${path}` });
	});

	it("[GEO-02] real play is refused where the law forbids it, and practice opens", async () => {
		await expect(call(FORBIDDEN_IP)(readRealGameUrl, input())).rejects.toMatchObject({ code: "PLAY_NOT_ALLOWED_HERE" });
		expect(await call(FORBIDDEN_IP)(readPracticeGameUrl, input())).toEqual({ url: `/en/${path}` });
	});

	it("1331 is virtual sports", async () => {
		expect(VIRTUAL_SPORTS_ID).toBe("1331");
		expect(await call()(readPracticeGameUrl, input(VIRTUAL_SPORTS_ID))).toEqual({ url: "/en/virtuals" });
	});

	it("is refused while it is off", async () => {
		app.integrationFlag.isOn = false;
		for (const spec of [readRealGameUrl, readPracticeGameUrl])
			await expect(call()(spec, input())).rejects.toMatchObject({ code: "GAMES_INTEGRATION_OFF" });
		app.integrationFlag.isOn = true;
	});
});

describe("[CAT-11] the last game played", () => {
	it("is recorded for each player, newest first", async () => {
		const player = await app.player();
		const call = callsOf(app.play, player);
		const params = { session: player.handle };
		for (const gameId of ["tidal-book", "night-orchard", "tidal-book"]) {
			app.clock.advance(1_000);
			await call(recordLastGame, { params, body: { gameId } });
		}
		expect(await call(listRecentGames, { params, query: {} })).toEqual({ gameIds: ["tidal-book", "night-orchard"] });
		await expect(call(recordLastGame, { params, body: { gameId: "nothing" } })).rejects.toMatchObject({
			code: "GAME_NOT_FOUND",
		});
	});
});
