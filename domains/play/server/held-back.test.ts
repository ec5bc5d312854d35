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

let house: TestPlay;
beforeAll(async () => {
	house = await openTestPlay();
});
afterAll(async () => {
	expect(await house.ledger.audit()).toEqual([]);
	await house.close();
});

const spin = (session: Session, roundId = aRoundId(house.clock)) =>
	callsOf(house.play, session)(playRealRound, {
		params: { session: session.handle },
		body: { gameId: GAME, lineBetMinor: LINE_BET, roundId, mode: "real" },
	});
const limitStakes = ({ playerId }: Session, maxMinor: bigint) =>
	house.database.transaction((tx) =>
		house.wallet.guards.setCaps(tx, playerId, "CAD", [
			{ number: CAPS.stake.day, measure: "stake", window: { rollingMs: DAY_MS }, maxMinor },
		]),
	);
const close = ({ playerId }: Session, number: number, untilMs: number | null) =>
	house.database.transaction((tx) =>
		house.wallet.guards.setBars(tx, playerId, "CAD", [{ number, fromMs: house.clock.nowMs(), untilMs }]),
	);

describe("[SAFE-01] a round that is held back", () => {
	it("by a limit of five stakes is every one of 64 at once but five", async () => {
		const session = await house.player(1_000_000n);
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
				resetsAtMs: house.clock.nowMs() + DAY_MS,
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
	])("by %s takes nothing and says so", async (_case, number, untilMs, expected) => {
		const session = await house.player(100_000n);
		await close(session, number, untilMs);
		const roundId = aRoundId(house.clock);
		await expect(spin(session, roundId)).rejects.toMatchObject(expected);
		expect(await house.cashOf(session)).toBe(100_000n);
		await house.database.transaction((tx) => house.wallet.guards.setBars(tx, session.playerId, "CAD", []));
		// The id was refused for good; another one plays.
		await expect(spin(session, roundId)).rejects.toMatchObject({ code: expected.code });
		await spin(session);
	});

	it.each([
		["an exclusion whose end somebody has to confirm", BARS.excluded, "EXCLUDED"],
		["a break", BARS.timedOut, "TIMED_OUT"],
	] as const)("by %s says until when it lasts, which safer play knows", async (_case, number, kind) => {
		const session = await house.player(100_000n);
		const untilMs = house.clock.nowMs() + 180 * DAY_MS;
		house.restrictions.set(session.playerId, { kind, untilMs });
		await close(session, number, null);
		await expect(spin(session)).rejects.toMatchObject({ code: kind, details: { untilMs } });
	});

	it("by an exclusion for ever says no end", async () => {
		const session = await house.player(100_000n);
		house.restrictions.set(session.playerId, { kind: "EXCLUDED", untilMs: null });
		await close(session, BARS.excluded, null);
		await expect(spin(session)).rejects.toMatchObject({ code: "EXCLUDED", details: { untilMs: null } });
	});

	it("never is one that was played before: asked again it is answered", async () => {
		const session = await house.player(100_000n);
		const roundId = aRoundId(house.clock);
		const round = await spin(session, roundId);
		await close(session, BARS.excluded, null);
		expect(await spin(session, roundId)).toEqual(round);
	});
});
