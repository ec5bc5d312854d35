import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listRecentGames, readGameUrl, readIntegratedGameUrl, recordLastGame } from "../contract/index.ts";
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
