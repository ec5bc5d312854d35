import { sheetOf } from "@baize/games/sheets";
import type { Session } from "@baize/platform-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { playRealRound, readSeeds, rotateSeeds } from "../../contract/index.ts";
import { aRoundId, callsOf, openTestPlay, type TestPlay } from "../../testing/index.ts";
import type { Play } from "../index.ts";

const GAME = "tidal-book";
const LINE_BET = sheetOf(GAME)!.minLineBetMinor;

let house: TestPlay;
beforeAll(async () => {
	house = await openTestPlay();
});
afterAll(() => house.close());

const params = ({ handle }: Session) => ({ session: handle });
const seeds = (session: Session) => callsOf(house.play, session)(readSeeds, { params: params(session) });
const spin = (session: Session, clientSeed?: string, play: Play = house.play) =>
	callsOf(play, session)(playRealRound, {
		params: params(session),
		body: {
			gameId: GAME,
			lineBetMinor: LINE_BET,
			roundId: aRoundId(house.clock),
			mode: "real",
			...(clientSeed === undefined ? {} : { clientSeed }),
		},
	});

describe("[GAME-02] the first pair of a player", () => {
	it("is committed to before its client seed comes, from the player, with the first round", async () => {
		const player = await house.player(100_000n);
		const { commitment, isBegun } = await seeds(player);
		expect(isBegun).toBe(false);
		expect((await spin(player, "of my own browser")).fairness).toEqual({
			commitment,
			clientSeed: "of my own browser",
			nonce: 0,
		});
		expect(await seeds(player)).toMatchObject({ commitment, clientSeed: "of my own browser", isBegun: true });
	});

	it("keeps the client seed it was begun with, also after a crash and in another process", async () => {
		const player = await house.player(100_000n);
		const other = await house.openAnother();
		const rounds = [spin(player, "one"), spin(player, "two", other), spin(player, "three")];
		const played = await Promise.all(rounds);
		const [{ clientSeed: begunWith }] = [await seeds(player)];
		expect(["one", "two"]).toContain(begunWith);
		played.push(await spin(player, "four", await house.openAnother()));
		for (const { fairness } of played) expect(fairness.clientSeed).toBe(begunWith);
	});

	it("is begun with the house's client seed where none comes", async () => {
		const player = await house.player(100_000n);
		const { clientSeed } = await seeds(player);
		expect((await spin(player)).fairness.clientSeed).toBe(clientSeed);
		expect((await spin(player, "too late")).fairness.clientSeed).toBe(clientSeed);
	});

	it("is followed by one whose client seed is chosen at the change, and by nothing that a round brings", async () => {
		const player = await house.player(100_000n);
		await callsOf(house.play, player)(rotateSeeds, { params: params(player), body: { clientSeed: "chosen" } });
		expect((await spin(player, "too late")).fairness).toMatchObject({ clientSeed: "chosen", nonce: 0 });
	});
});
