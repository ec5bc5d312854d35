import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addFavourite, listFavourites, MAX_FAVOURITES, removeFavourite } from "../../contract/index.ts";
import { callsOf, openTestPlay, type TestPlay } from "../../testing/index.ts";
import { insertFavourite } from "./store.ts";

let app: TestPlay;
beforeAll(async () => {
	app = await openTestPlay();
});
afterAll(() => app.close());

describe("[CAT-06] a player's favourite games", () => {
	it("are in the order of marking, the last one first, and stay marked until they are removed", async () => {
		const player = await app.player();
		const call = callsOf(app.play, player);
		const own = (gameId: string) => ({ params: { session: player.handle, gameId } });
		for (const gameId of ["tidal-book", "night-orchard", "tidal-book"]) {
			app.clock.advance(1_000);
			await call(addFavourite, own(gameId));
		}
		expect(await call(listFavourites, { params: { session: player.handle } })).toEqual({
			gameIds: ["night-orchard", "tidal-book"],
		});
		expect(await call(removeFavourite, own("night-orchard"))).toEqual({ gameIds: ["tidal-book"] });
		expect(await call(removeFavourite, own("night-orchard"))).toEqual({ gameIds: ["tidal-book"] });
	});

	it("are each player's own", async () => {
		const [one, other] = [await app.player(), await app.player()];
		await callsOf(app.play, one)(addFavourite, { params: { session: one.handle, gameId: "tidal-book" } });
		expect(await callsOf(app.play, other)(listFavourites, { params: { session: other.handle } })).toEqual({
			gameIds: [],
		});
	});

	it("are games that there are", async () => {
		const player = await app.player();
		const input = { params: { session: player.handle, gameId: "nothing" } };
		await expect(callsOf(app.play, player)(addFavourite, input)).rejects.toMatchObject({ code: "GAME_NOT_FOUND" });
	});

	it("are two hundred at most; one that is marked already is none more", async () => {
		const player = await app.player();
		const call = callsOf(app.play, player);
		const own = (gameId: string) => ({ params: { session: player.handle, gameId } });
		await call(addFavourite, own("tidal-book"));
		for (let n = 1; n < MAX_FAVOURITES; n++)
			await insertFavourite(app.database.reader, player.playerId, `game-${n}`, app.clock.nowMs());
		await expect(call(addFavourite, own("ember-court"))).rejects.toMatchObject({
			code: "TOO_MANY_FAVOURITES",
			details: { max: MAX_FAVOURITES },
		});
		expect((await call(addFavourite, own("tidal-book"))).gameIds).toHaveLength(MAX_FAVOURITES);
	});
});
