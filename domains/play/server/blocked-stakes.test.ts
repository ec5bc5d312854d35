import { stakeMinorOf } from "@baize/engines/reels";
import { sheetOf } from "@baize/games/sheets";
import { DAY_MS } from "@baize/kernel/time";
import type { Session } from "@baize/platform-server";
import { BARS, CAPS } from "@baize/safer-play/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { playRealRound } from "../contract/index.ts";
import { aRoundId, callsOf, openTestPlay, type TestPlay } from "../testing/index.ts";

const GAME = "tidal-book";
const LINE_BET = 5;
const STAKE = stakeMinorOf(sheetOf(GAME)!, BigInt(LINE_BET));

let app: TestPlay;
beforeAll(async () => {
	app = await openTestPlay();
});
afterAll(async () => {
	expect(await app.ledger.audit()).toEqual([]);
	await app.close();
});

const spin = (session: Session, roundId = aRoundId(app.clock)) =>
	callsOf(app.play, session)(playRealRound, {
		params: { session: session.handle },
		body: { gameId: GAME, bet: { lineBetMinor: LINE_BET }, roundId, mode: "real" },
	});
const limitStakes = ({ playerId }: Session, maxMinor: bigint) =>
	app.database.transaction((tx) =>
		app.wallet.guards.setCaps(tx, playerId, "CAD", [
			{ number: CAPS.stake.day, measure: "stake", window: { rollingMs: DAY_MS }, maxMinor },
		]),
	);
const close = ({ playerId }: Session, number: number, untilMs: number | null) =>
	app.database.transaction((tx) =>
		app.wallet.guards.setBars(tx, playerId, "CAD", [{ number, fromMs: app.clock.nowMs(), untilMs }]),
	);

describe("[SAFE-01] a round that is blocked", () => {
	it("by a limit of five stakes is every one of 64 at once but five", async () => {
		const session = await app.player(1_000_000n);
		await limitStakes(session, 5n * STAKE);
		const spins = await Promise.allSettled(Array.from({ length: 64 }, () => spin(session)));
		expect(spins.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
		const refused = spins.flatMap((each) => (each.status === "rejected" ? [each.reason] : []));
		expect(refused[0]).toMatchObject({
			code: "LIMIT_REACHED",
			details: {
				limit: "stake",
				window: "day",
				remainingMinor: 0,
				resetsAtMs: app.clock.nowMs() + DAY_MS,
				currency: "CAD",
			},
		});
		expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(["LIMIT_REACHED"]));
	});

	it.each([
		["an exclusion", BARS.excluded, null, { code: "EXCLUDED", details: { untilMs: null } }],
		["a time-out", BARS.timedOut, 1_900_000_000_000, { code: "TIMED_OUT", details: { untilMs: 1_900_000_000_000 } }],
		["a reality check", BARS.realityCheck, null, { code: "REALITY_CHECK_DUE" }],
		[
			"the end of the time",
			BARS.time.week,
			1_900_000_000_000,
			{ code: "LIMIT_REACHED", details: { limit: "time", window: "week" } },
		],
	])("by %s takes no money and says so", async (_case, number, untilMs, expected) => {
		const session = await app.player(100_000n);
		await close(session, number, untilMs);
		const roundId = aRoundId(app.clock);
		await expect(spin(session, roundId)).rejects.toMatchObject(expected);
		expect(await app.cashOf(session)).toBe(100_000n);
		await app.database.transaction((tx) => app.wallet.guards.setBars(tx, session.playerId, "CAD", []));
		// The id was refused for good; another id plays.
		await expect(spin(session, roundId)).rejects.toMatchObject({ code: expected.code });
		await spin(session);
	});

	it.each([
		["an exclusion whose end must be confirmed", BARS.excluded, "EXCLUDED"],
		["a break", BARS.timedOut, "TIMED_OUT"],
	] as const)("by %s returns the end, which safer play knows", async (_case, number, kind) => {
		const session = await app.player(100_000n);
		const untilMs = app.clock.nowMs() + 180 * DAY_MS;
		app.restrictions.set(session.playerId, { kind, untilMs });
		await close(session, number, null);
		await expect(spin(session)).rejects.toMatchObject({ code: kind, details: { untilMs } });
	});

	it("by a permanent exclusion has no end", async () => {
		const session = await app.player(100_000n);
		app.restrictions.set(session.playerId, { kind: "EXCLUDED", untilMs: null });
		await close(session, BARS.excluded, null);
		await expect(spin(session)).rejects.toMatchObject({ code: "EXCLUDED", details: { untilMs: null } });
	});

	it("never applies to a round that was played before: sent again, it is answered", async () => {
		const session = await app.player(100_000n);
		const roundId = aRoundId(app.clock);
		const round = await spin(session, roundId);
		await close(session, BARS.excluded, null);
		expect(await spin(session, roundId)).toEqual(round);
	});
});
