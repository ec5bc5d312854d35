import type { Place } from "@baize/geo/contract";
import { idText } from "@baize/kernel/id";
import { DAY_MS } from "@baize/kernel/time";
import type { Session } from "@baize/platform-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { playPromotionalRound, playRealRound, type RoundAnswer } from "../../contract/index.ts";
import {
	aRoundId,
	callsOf,
	chooseFreshly,
	LONDON_IP,
	openTestPlay,
	type TestPlay,
	TORONTO_IP,
} from "../../testing/index.ts";
import type { Play } from "../index.ts";
import { NETWORK_MS } from "./slot-pace.ts";

const CASH = 100_000n;
const LAW_MS = 2_500;
const SOONEST_MS = LAW_MS - NETWORK_MS;
const ENGLAND: Place = { country: "GB", subdivision: "ENG" };
const MICHIGAN: Place = { country: "US", subdivision: "MI" };

let app: TestPlay;
beforeAll(async () => {
	app = await openTestPlay();
});
afterAll(async () => {
	expect(await app.ledger.audit()).toEqual([]);
	await app.close();
});

type Bet = { gameId: string; bet: object };
const ON_LINES: Bet = { gameId: "tidal-book", bet: { lineBetMinor: 1 } };
const ON_WAYS: Bet = { gameId: "silk-caravan", bet: { stakeMinor: 60 } };
const ON_DICE: Bet = { gameId: "barometer-dice", bet: { stakeMinor: 300, choice: { side: "under", target: 5_000 } } };

type Over = { on?: Bet; ip?: string; roundId?: string; play?: Play };
const spin = (
	session: Session,
	{ on = ON_LINES, ip = LONDON_IP, roundId = aRoundId(app.clock), play = app.play }: Over = {},
): Promise<RoundAnswer> =>
	callsOf(
		play,
		session,
		ip,
	)(playRealRound, { params: { session: session.handle }, body: { ...on, roundId, mode: "real" } });

const tooSoon = (waitMs: number) => ({
	code: "ROUND_TOO_SOON",
	spec: { status: 429 },
	details: { waitMs },
	retryAfterMs: waitMs,
});

async function aPlayer(home?: Place): Promise<Session> {
	const player = await app.player(CASH);
	if (home) app.residences.set(player.playerId, home);
	return player;
}

describe("[GAME-01] [GEO-02] two rounds of a slot at once", () => {
	it.each<[string, string | undefined, Place | undefined, boolean]>([
		["in London", LONDON_IP, undefined, true],
		["in Toronto", TORONTO_IP, undefined, true],
		["in Dublin, who lives there", undefined, undefined, false],
		["in Dublin, who lives in Michigan", undefined, MICHIGAN, false],
		["in Dublin, who lives in England", undefined, ENGLAND, true],
		["in London, who lives in Michigan", LONDON_IP, MICHIGAN, true],
	])("of a player %s", async (_who, ip, home, isRefused) => {
		const player = await aPlayer(home);
		await spin(player, { ip: ip ?? "127.0.0.1" });
		const next = spin(player, { ip: ip ?? "127.0.0.1" });
		if (isRefused) await expect(next).rejects.toMatchObject(tooSoon(LAW_MS));
		else expect(await next).toMatchObject({ stakeMinor: 20 });
	});
});

describe("[GAME-01] [GEO-02] a round of a slot where the law states how long one lasts", () => {
	it.each([
		["a moment", 1, LAW_MS - 1],
		["a second", 1_000, LAW_MS - 1_000],
		["almost what the network may take", SOONEST_MS - 1, NETWORK_MS + 1],
	])("is refused %s after the one before, and nothing is moved or drawn", async (_case, afterMs, waitMs) => {
		const player = await aPlayer();
		const first = await spin(player);
		app.clock.advance(afterMs);
		await expect(spin(player)).rejects.toMatchObject(tooSoon(waitMs));
		expect(await app.cashOf(player)).toBe(BigInt(first.balanceMinor));
		app.clock.advance(waitMs);
		expect((await spin(player)).fairness.nonce).toBe(1);
	});

	it.each([
		["as soon as the network may make it seem", SOONEST_MS],
		["when the time is over", LAW_MS],
		["much later", DAY_MS],
	])("is played %s", async (_case, afterMs) => {
		const player = await aPlayer();
		await spin(player);
		app.clock.advance(afterMs);
		expect((await spin(player)).fairness.nonce).toBe(1);
	});

	it("is sent again after a refusal under its id, and played then", async () => {
		const player = await aPlayer();
		await spin(player);
		const roundId = aRoundId(app.clock);
		await expect(spin(player, { roundId })).rejects.toMatchObject(tooSoon(LAW_MS));
		app.clock.advance(LAW_MS);
		expect(await spin(player, { roundId })).toMatchObject({ roundId });
	});

	it("is answered again at any time, also when another one was played since", async () => {
		const player = await aPlayer();
		const [first, second] = [aRoundId(app.clock), aRoundId(app.clock)];
		const answer = await spin(player, { roundId: first });
		expect(await spin(player, { roundId: first })).toEqual(answer);
		app.clock.advance(LAW_MS);
		await spin(player, { roundId: second });
		expect(await spin(player, { roundId: first })).toMatchObject({ roundId: first, winMinor: answer.winMinor });
		expect(await spin(player, { roundId: second })).toMatchObject({ roundId: second });
		await expect(spin(player)).rejects.toMatchObject(tooSoon(LAW_MS));
	});

	it("is one of five that are sent at once", async () => {
		const player = await aPlayer();
		const sent = await Promise.allSettled(Array.from({ length: 5 }, () => spin(player)));
		expect(sent.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
		expect(await app.ledger.history(player.playerId, "CAD", { limit: 10 })).toHaveLength(2);
	});

	it("waits for one that cannot be paid not at all", async () => {
		const player = await app.player(5n);
		await expect(spin(player)).rejects.toMatchObject({ code: "INSUFFICIENT_FUNDS" });
		await expect(spin(player)).rejects.toMatchObject({ code: "INSUFFICIENT_FUNDS" });
	});
});

describe("[GAME-01] [GEO-02] what counts as the round before", () => {
	it("is a round of another slot, of another kind too", async () => {
		const player = await aPlayer();
		await spin(player, { on: ON_WAYS });
		await expect(spin(player)).rejects.toMatchObject(tooSoon(LAW_MS));
	});

	it("is no round of another game, which also waits for no slot", async () => {
		const player = await aPlayer();
		await spin(player, { on: ON_DICE });
		await spin(player);
		await spin(player, { on: ON_DICE });
		await expect(spin(player)).rejects.toMatchObject(tooSoon(LAW_MS));
	});

	it("is one that was played in another process", async () => {
		const player = await aPlayer();
		const other = await app.openAnother();
		await spin(player);
		app.clock.advance(1_000);
		await expect(spin(player, { play: other })).rejects.toMatchObject(tooSoon(LAW_MS - 1_000));
		app.clock.advance(LAW_MS);
		await spin(player, { play: other });
		await expect(spin(player)).rejects.toMatchObject(tooSoon(LAW_MS));
		await other.close();
	});

	it("is one that was drawn from other seeds", async () => {
		const player = await aPlayer();
		await spin(player);
		await chooseFreshly(app.play, player);
		await expect(spin(player)).rejects.toMatchObject(tooSoon(LAW_MS));
	});

	it("is one that was played where no law states a time", async () => {
		const player = await aPlayer();
		await spin(player, { ip: "127.0.0.1" });
		await expect(spin(player)).rejects.toMatchObject(tooSoon(LAW_MS));
	});

	it("is a promotional spin, which waits as every other round does", async () => {
		const player = await aPlayer();
		const granted = await app.spins.grant({
			...{ grantKey: `gift ${app.newId()}`, playerId: player.playerId, count: 3, titleIds: ["tidal-book"] },
			...{ stakeMinor: 20n, currency: "CAD", untilMs: app.clock.nowMs() + DAY_MS, wins: "cash", cause: "for a test" },
		});
		const grantId = granted.status === "granted" ? idText(granted.grantId) : "";
		const spinFree = (roundId = aRoundId(app.clock)) =>
			callsOf(
				app.play,
				player,
				LONDON_IP,
			)(playPromotionalRound, {
				params: { session: player.handle },
				body: { gameId: "tidal-book", grantId, roundId },
			});
		const roundId = aRoundId(app.clock);
		await spinFree(roundId);
		await expect(spinFree()).rejects.toMatchObject(tooSoon(LAW_MS));
		await expect(spin(player)).rejects.toMatchObject(tooSoon(LAW_MS));
		expect(await spinFree(roundId)).toMatchObject({ roundId });
		app.clock.advance(LAW_MS);
		await spinFree();
	});
});
