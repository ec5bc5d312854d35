import { openIds } from "@baize/kernel/id";
import { DAY_MS } from "@baize/kernel/time";
import type { Session, Visit } from "@baize/platform-server";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
	actInPracticeRound,
	listPracticeRounds,
	openPracticeRound,
	playPracticeRound,
	readPracticeSeed,
} from "../../contract/index.ts";
import { callsOf, openTestPlay, practise, type TestPlay } from "../../testing/index.ts";
import type { Title } from "../titles.ts";
import { openPracticeLog } from "./index.ts";

const STAGED = "firefly-meadow";

let app: TestPlay;
let player: Session;
let call: ReturnType<typeof callsOf>;
beforeAll(async () => {
	app = await openTestPlay();
});
afterAll(() => app.close());
beforeEach(async () => {
	app.practiceLogFlag.isOn = true;
	player = await app.newcomer();
	call = callsOf(app.play, player);
});

const listed = async (query: { before?: string; limit?: number } = {}) =>
	call(listPracticeRounds, { params: { session: player.handle }, query });

describe("[PLAY-05] practice of a player", () => {
	it("is logged while the flag is on, newest first, and moves no money", async () => {
		const first = await practise(call);
		app.clock.advance(1_000);
		app.practiceLogFlag.isOn = false;
		await practise(call);
		app.practiceLogFlag.isOn = true;
		const last = await practise(call, { gameId: "amber-fox" });
		const { rounds } = await listed();
		expect(rounds).toMatchObject([
			{
				gameId: "amber-fox",
				title: "Amber Fox",
				stakeMinor: last.stakeMinor,
				winMinor: last.winMinor,
				currency: "CAD",
			},
			{ gameId: "tidal-book", stakeMinor: first.stakeMinor, winMinor: first.winMinor, atMs: app.clock.nowMs() - 1_000 },
		]);
		expect(await app.ledger.audit()).toEqual([]);
	});

	it("is listed page by page, each round once", async () => {
		for (let round = 0; round < 3; round++) await practise(call);
		const { rounds, before } = await listed({ limit: 2 });
		const rest = await listed({ limit: 2, before: before! });
		expect([rounds.length, rest.rounds.length, rest.before]).toEqual([2, 1, null]);
		expect(new Set([...rounds, ...rest.rounds].map(({ roundId }) => roundId)).size).toBe(3);
	});

	it("is logged once where its answer was lost and it is sent again", async () => {
		const seed = await call(readPracticeSeed, {});
		const body = { gameId: "tidal-book", bet: { lineBetMinor: 5 }, seed, clientSeed: "mine" };
		await call(playPracticeRound, { body });
		await call(playPracticeRound, { body });
		expect((await listed()).rounds).toHaveLength(1);
	});

	it("with decisions is logged at its first end, and not while it is open", async () => {
		const seed = await call(readPracticeSeed, {});
		const bet = { stakeMinor: 100, mines: 3 };
		const { token } = await call(openPracticeRound, { body: { gameId: STAGED, bet, seed, clientSeed: "mine" } });
		expect((await listed()).rounds).toEqual([]);
		const ends = new Set<number | undefined>();
		for (let cell = 0; cell < 25; cell++) {
			const answer = await call(actInPracticeRound, { body: { token, action: { do: "open", cell } } });
			if (answer.ended) ends.add(answer.ended.winMinor);
		}
		expect(ends).toEqual(new Set([0]));
		expect((await listed()).rounds).toMatchObject([{ gameId: STAGED, stakeMinor: 100, winMinor: 0 }]);
	});

	it("is not seen by another player, and nothing is logged of visitors", async () => {
		await practise(callsOf(app.play, undefined));
		await practise(call);
		const other = await app.newcomer();
		const seen = await callsOf(app.play, other)(listPracticeRounds, { params: { session: other.handle }, query: {} });
		expect(seen.rounds).toEqual([]);
		expect((await listed()).rounds).toHaveLength(1);
	});

	it("is in the player's export, and deleted after thirty days", async () => {
		await practise(call);
		app.clock.advance(30 * DAY_MS);
		await app.play.practiceLog.tidy();
		expect(await app.play.practiceLog.exportOf(player.playerId)).toHaveLength(1);
		app.clock.advance(1);
		await app.play.practiceLog.tidy();
		expect(await app.play.practiceLog.exportOf(player.playerId)).toEqual([]);
	});

	it("goes on where it cannot be stored, which is an error in the log", async () => {
		const errors: unknown[] = [];
		const log = openPracticeLog({
			...{ database: app.database, clock: app.clock, ids: openIds(app.clock), isPracticeLogged: () => true },
			// The database knows no title with this number.
			titles: { require: () => ({ number: -1 }) as Title, numbered: () => ({ gameId: "", title: "" }) },
			log: { error: (about: unknown) => void errors.push(about) },
		});
		const round = { gameId: "gone", commitment: "0", stakeMinor: 1n, winMinor: 0n };
		await log.record(round, { session: player } as Visit);
		expect(errors).toMatchObject([{ gameId: "gone" }]);
	});
});
