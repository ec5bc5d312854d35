import type { Session } from "@baize/platform-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { playRealRound, readMeasuredReturn } from "../../contract/index.ts";
import { aRoundId, callsOf, openTestPlay, type TestPlay } from "../../testing/index.ts";

let app: TestPlay;
beforeAll(async () => {
	app = await openTestPlay();
});
afterAll(() => app.close());

const GAME = "amber-fox";
const ROUNDS = 12;

const read = (session?: Session, game = GAME) => callsOf(app.play, session)(readMeasuredReturn, { params: { game } });

async function play(session: Session, gameId = GAME): Promise<{ stakeMinor: number; winMinor: number }> {
	const body = { gameId, bet: { lineBetMinor: 10 }, mode: "real" as const, roundId: aRoundId(app.clock) };
	return (await callsOf(app.play, session)(playRealRound, { params: { session: session.handle }, body })) as never;
}

async function playSeveral(session: Session): Promise<number> {
	let [staked, won] = [0, 0];
	for (let round = 0; round < ROUNDS; round++) {
		const { stakeMinor, winMinor } = await play(session);
		staked += stakeMinor;
		won += winMinor;
	}
	return Math.floor((won * 1e6) / staked);
}

describe("[GAME-02] what a title has returned so far", () => {
	it("is nothing before the first round, and of a visitor nothing is known", async () => {
		const nothing = { rounds: 0, returnX1e6: null, band: null };
		expect(await read()).toEqual({ currency: "CAD", all: nothing, own: null });
		expect(await read(await app.player(10_00n))).toMatchObject({ own: nothing });
	});

	it("is that of all rounds beside the player's own, each with what is to be expected of so many", async () => {
		const [first, second] = [await app.player(1_000_00n), await app.player(1_000_00n)];
		const own = await playSeveral(first);
		const others = await playSeveral(second);
		// Rounds of another title are counted there.
		await play(first, "tidal-book");
		await app.catchUp(app.play.returnsFollower);
		const answer = await read(first);
		expect(answer.own).toMatchObject({ rounds: ROUNDS, returnX1e6: own });
		expect(answer.all.rounds).toBe(2 * ROUNDS);
		expect(Math.abs((answer.all.returnX1e6 ?? 0) - (own + others) / 2)).toBeLessThanOrEqual(1);
		// Of so few rounds almost any return is to be expected, and of more of them a narrower band.
		const width = ({ band }: typeof answer.all) => (band ? band.highX1e6 - band.lowX1e6 : 0);
		expect(width(answer.own!)).toBeGreaterThan(width(answer.all));
		expect(answer.all.band!.highX1e6).toBeGreaterThan(960_000);
	});

	it("has no band where the player chooses how far payouts are spread", async () => {
		expect(await read(undefined, "midnight-roulette")).toMatchObject({ all: { rounds: 0, band: null } });
	});

	it("is not known of what is no title", async () => {
		await expect(read(undefined, "no-such-title")).rejects.toMatchObject({ code: "GAME_NOT_FOUND" });
	});
});
