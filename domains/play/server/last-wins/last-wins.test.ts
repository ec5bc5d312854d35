import { DAY_MS, HOUR_MS } from "@baize/kernel/time";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listLastWins, playRealRound } from "../../contract/index.ts";
import { aRoundId, callsOf, openTestPlay, type TestPlay } from "../../testing/index.ts";
import { MIN_SUMMED_PLAYERS, SPAN_MS } from "./rules.ts";

let app: TestPlay;
beforeAll(async () => {
	app = await openTestPlay();
	await app.catchUp(app.play.follower);
});
afterAll(() => app.close());

const read = (currency = "CAD") => callsOf(app.play, undefined)(listLastWins, { query: { currency } });
const CACHED_MS = 5_000;
const RANKED_MS = 60_000;

async function readAgain() {
	await app.catchUp(app.play.follower);
	app.clock.advance(CACHED_MS);
	return read();
}

describe("the last wins of the lobby", () => {
	it("are the players' own rounds, masked, with all that was staked and won in the hour once five have played", async () => {
		const players = await Promise.all(Array.from({ length: MIN_SUMMED_PLAYERS }, () => app.player(1_000_00n)));
		const player = players[0]!;
		const rounds: { stakeMinor: number; winMinor: number }[] = [];
		for (let n = 0; n < 30; n++) {
			// The others play once each, at the end.
			const of = players[Math.max(0, n - 30 + players.length)]!;
			if (of !== player && of === players[1]) expect(await readAgain()).toMatchObject({ stakedMinor: 0, wonMinor: 0 });
			const body = {
				gameId: "amber-fox",
				bet: { lineBetMinor: 10 },
				mode: "real" as const,
				roundId: aRoundId(app.clock),
			};
			const answer = await callsOf(app.play, of)(playRealRound, { params: { session: of.handle }, body });
			rounds.push(answer as never);
		}
		const { wins, stakedMinor, wonMinor } = await readAgain();
		const sum = (key: "stakeMinor" | "winMinor") => rounds.reduce((total, round) => total + round[key], 0);
		expect(stakedMinor).toBe(sum("stakeMinor"));
		expect(wonMinor).toBe(sum("winMinor"));
		const won = rounds.filter(({ stakeMinor, winMinor }) => winMinor > stakeMinor).toReversed();
		expect(wins.map(({ winMinor }) => winMinor)).toEqual(won.slice(0, 4).map(({ winMinor }) => winMinor));
		for (const win of wins) expect(win).toMatchObject({ gameId: "amber-fox", title: "Amber Fox", winner: "K…n" });
		expect(JSON.stringify(wins)).not.toContain(player.handle);
	});

	it("count as often as they were played, in the order of the games played most", async () => {
		const player = await app.player(1_000_00n);
		const play = (gameId: string) => {
			const body = { gameId, bet: { lineBetMinor: 10 }, mode: "real" as const, roundId: aRoundId(app.clock) };
			return callsOf(app.play, player)(playRealRound, { params: { session: player.handle }, body });
		};
		await play("tidal-book");
		await app.catchUp(app.play.follower);
		app.clock.advance(RANKED_MS);
		expect(await app.play.popular()).toEqual(["amber-fox", "tidal-book"]);
		for (let n = 0; n < 30; n++) await play("tidal-book");
		await app.catchUp(app.play.follower);
		expect(await app.play.popular()).toEqual(["amber-fox", "tidal-book"]);
		app.clock.advance(RANKED_MS);
		expect(await app.play.popular()).toEqual(["tidal-book", "amber-fox"]);
		app.clock.advance(8 * DAY_MS);
		expect(await app.play.popular()).toEqual([]);
		app.clock.advance(-8 * DAY_MS);
	});

	it("are none in a currency without a round, and the sum ends with its hour", async () => {
		expect(await read("EUR")).toEqual({ currency: "EUR", wins: [], stakedMinor: 0, wonMinor: 0 });
		app.clock.advance(HOUR_MS + 2 * SPAN_MS);
		expect(await read()).toMatchObject({ stakedMinor: 0, wonMinor: 0 });
	});
});
