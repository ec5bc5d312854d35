import type { BodyOf } from "@baize/kernel/call";
import { idText } from "@baize/kernel/id";
import { DAY_MS } from "@baize/kernel/time";
import { openInProcessClient, type Session } from "@baize/platform-server";
import { BARS } from "@baize/safer-play/contract";
import { bonusInForce } from "@baize/wallet/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { giveFreeBet, listFreeBets, placeBet, type ResultView } from "../../contract/index.ts";
import { aBetId, betsOf, legOn, openTestSports, sessionOf, type TestSports } from "../../testing/index.ts";
import type { EventOffer } from "../api.ts";

let app: TestSports;
beforeAll(async () => {
	app = await openTestSports();
});
afterAll(async () => {
	expect(await app.sports.auditBets()).toEqual([]);
	expect(await app.ledger.audit()).toEqual([]);
	await app.close();
});

const visitOf = (session: Session) => ({ session, locale: "en" as const, ip: "", userAgent: "", cookies: {} });
const calls = () => openInProcessClient(app.sports.bindings);
const cashOf = async ({ playerId }: Session): Promise<number> =>
	(await app.wallet.balances(playerId, "CAD", "en")).find(({ type }) => type === "playable")?.amountMinor ?? -1;

const OPERATOR = { ...sessionOf(9_000n), roles: ["players" as const] };
let asked = 0;
async function give(session: Session, over: Partial<BodyOf<typeof giveFreeBet>> = {}): Promise<string> {
	const body = {
		...{ requestId: `request-${++asked}`, faceMinor: 1_000, minPriceX10000: 20_000, takesMultiples: true, days: 7 },
		...{ reason: "A complaint that was justified.", ...over },
	};
	const params = { player: idText(session.playerId) };
	const { freeBets } = await calls().call(giveFreeBet, { params, body }, visitOf(OPERATOR));
	return freeBets[0]!.freeBetId;
}

const own = async (session: Session) =>
	(await calls().call(listFreeBets, { params: { session: session.handle } }, visitOf(session))).freeBets;

/** Until a statement of another transaction waits for a lock. */
const untilOneWaits = () =>
	vi.waitFor(
		async () => {
			const { rows } = await sql`select from pg_stat_activity
				where datname = current_database() and wait_event_type = 'Lock'`.execute(app.database.reader);
			expect(rows).not.toEqual([]);
		},
		{ timeout: 10_000 },
	);

type Legs = ReturnType<typeof legOn>[];
function bet(session: Session, freeBetId: string, legs: Legs, over: Partial<BodyOf<typeof placeBet>> = {}) {
	const kind = legs.length === 1 ? ("single" as const) : ("multiple" as const);
	const body = {
		...{ betId: aBetId(app.clock.nowMs()), kind, stakeMinor: 1_000, legs, acceptPriceChanges: "none" as const },
		...{ freeBetId, ...over },
	};
	return calls().call(placeBet, { params: { session: session.handle }, body }, visitOf(session));
}

async function end(event: EventOffer, result: ResultView): Promise<void> {
	await app.database.transaction((tx) => app.sports.result(tx, event.eventId, result));
	await app.settle();
}
const WON: ResultView = { status: "finished", home: 1, away: 0 };
const LOST: ResultView = { status: "finished", home: 0, away: 1 };

describe("[PROMO-02] a bonus that is played with bets", () => {
	const stakesOf = async (session: Session) =>
		(await calls().call(listFreeBets, { params: { session: session.handle } }, visitOf(session))).bonus;
	const own = (session: Session, legs: Legs, stakeMinor: number) => {
		const body = {
			...{ betId: aBetId(app.clock.nowMs()), kind: "single" as const, stakeMinor, legs },
			acceptPriceChanges: "none" as const,
		};
		return calls().call(placeBet, { params: { session: session.handle }, body }, visitOf(session));
	};

	it("shows the slip its highest stake, before a bet above it is refused", async () => {
		const session = await app.punter(5_000n);
		expect(await stakesOf(session)).toBeNull();
		const terms = { amountMinor: 600n, sharesX1000: { slots: 1_000, sports: 1_000 }, maxStakeMinor: 500n };
		await bonusInForce(app, session.playerId, terms);
		expect(await stakesOf(session)).toEqual({ classes: ["sports"], maxStakeMinor: 500 });
		const legs = [legOn(await app.onSale(), "home")];
		const above = own(session, legs, 501);
		await expect(above).rejects.toMatchObject({ code: "BONUS_STAKE_CEILING", details: { maxMinor: 500 } });
		await expect(own(session, legs, 500)).resolves.toMatchObject({ potentialReturnMinor: 1_050 });
	});

	it("says nothing where only games are, or its time is over", async () => {
		const session = await app.punter(5_000n);
		const untilMs = app.clock.nowMs() + DAY_MS;
		await bonusInForce(app, session.playerId, { amountMinor: 600n, sharesX1000: { slots: 1_000 }, untilMs });
		expect(await stakesOf(session)).toBeNull();
		const other = await app.punter(5_000n);
		const shares = { horses: 500 };
		await bonusInForce(app, other.playerId, { amountMinor: 600n, sharesX1000: shares, untilMs });
		expect(await stakesOf(other)).toEqual({ classes: ["horses"], maxStakeMinor: null });
		app.clock.advance(DAY_MS);
		expect(await stakesOf(other)).toBeNull();
	});
});

describe("[PROMO-01] a free bet", () => {
	it.each([
		["won", WON, 1_100, "used"],
		["lost", LOST, 0, "used"],
		["void", { status: "cancelled" }, 0, "usable"],
	] satisfies [string, ResultView, number, string][])(
		"takes no cash, and when it is %s pays what the bet wins less its stake",
		async (status, result, payoutMinor, state) => {
			const session = await app.punter(500n);
			const event = await app.onSale();
			const freeBetId = await give(session);
			const placed = await bet(session, freeBetId, [legOn(event, "home")]);
			expect(placed).toMatchObject({ potentialReturnMinor: 1_100, receipt: { cashAfterMinor: 500 } });
			expect(await app.sports.auditBets()).toEqual([]);
			expect(await own(session)).toMatchObject([{ state: "used", betId: placed.betId }]);
			await end(event, result);
			expect(await betsOf(app, session)).toMatchObject([{ status, payoutMinor, isFree: true }]);
			expect(await cashOf(session)).toBe(500 + payoutMinor);
			expect(await own(session)).toMatchObject([{ state }]);
		},
	);

	it("that a void bet gives back can be used again", async () => {
		const session = await app.punter(0n);
		const [first, second] = [await app.onSale(), await app.onSale()];
		const freeBetId = await give(session);
		await bet(session, freeBetId, [legOn(first, "home")]);
		await end(first, { status: "cancelled" });
		await bet(session, freeBetId, [legOn(second, "home")]);
		await end(second, WON);
		expect(await cashOf(session)).toBe(1_100);
	});

	it("whose time is over when its bet is void has ended", async () => {
		const session = await app.punter(0n);
		const event = await app.onSale({
			startsAtMs: app.clock.nowMs() + 3 * DAY_MS,
			closesAtMs: app.clock.nowMs() + 3 * DAY_MS,
		});
		await bet(session, await give(session, { days: 1 }), [legOn(event, "home")]);
		app.clock.advance(DAY_MS);
		await end(event, { status: "cancelled" });
		expect(await own(session)).toMatchObject([{ state: "ended", betId: null }]);
	});

	it("stakes one of several bets that want it at once", async () => {
		const session = await app.punter(0n);
		const event = await app.onSale();
		const freeBetId = await give(session);
		const answers = await Promise.allSettled(
			Array.from({ length: 5 }, () => bet(session, freeBetId, [legOn(event, "home")])),
		);
		expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
		expect(await betsOf(app, session)).toHaveLength(1);
	});

	it("that is taken back while a bet waits for it stakes nothing", async () => {
		const session = await app.punter(0n);
		const event = await app.onSale();
		const freeBetId = await give(session);
		const { playerId } = session;
		let waiting: Promise<unknown> = Promise.resolve();
		await app.database.transaction(async (tx) => {
			await sql`select from sports.free_bet where player_id = ${playerId} for update`.execute(tx);
			waiting = bet(session, freeBetId, [legOn(event, "home")]).catch((error: unknown) => error);
			await untilOneWaits();
			app.clock.advance(1_000);
			expect(await app.sports.freeBets.takeBack(tx, playerId, `operator request-${asked}`)).toBe(true);
		});
		expect(await waiting).toMatchObject({ code: "FREE_BET_NOT_USABLE", details: { why: "ended" } });
		expect(await betsOf(app, session)).toEqual([]);
		expect(await own(session)).toMatchObject([{ state: "ended", betId: null }]);
	});

	it("answers the same bet where a request is repeated", async () => {
		const session = await app.punter(0n);
		const event = await app.onSale();
		const [freeBetId, betId] = [await give(session), aBetId(app.clock.nowMs())];
		const both = [1, 2].map(() => bet(session, freeBetId, [legOn(event, "home")], { betId }));
		const [one, other] = await Promise.all(both);
		expect(other).toEqual(one);
	});

	it.each<[string, Parameters<typeof give>[1], Partial<BodyOf<typeof placeBet>>, string[]]>([
		["stake", {}, { stakeMinor: 900 }, ["home"]],
		["price", { minPriceX10000: 21_001 }, {}, ["home"]],
		["multiple", { takesMultiples: false }, {}, ["home", "home"]],
		["unknown", {}, { freeBetId: idText(1n) }, ["home"]],
	])("is refused for its %s, and stays usable", async (why, terms, over, keys) => {
		const session = await app.punter(5_000n);
		const freeBetId = await give(session, terms);
		const legs = await Promise.all(keys.map(async (key) => legOn(await app.onSale(), key)));
		await expect(bet(session, freeBetId, legs, over)).rejects.toMatchObject({
			code: "FREE_BET_NOT_USABLE",
			details: { why },
		});
		expect(await own(session)).toMatchObject([{ state: "usable" }]);
		expect(await cashOf(session)).toBe(5_000);
	});

	it("of another player is unknown, and one whose time is over has ended", async () => {
		const [session, stranger] = [await app.punter(), await app.punter()];
		const event = await app.onSale({
			startsAtMs: app.clock.nowMs() + 9 * DAY_MS,
			closesAtMs: app.clock.nowMs() + 9 * DAY_MS,
		});
		const freeBetId = await give(session, { days: 7 });
		const unknown = bet(stranger, freeBetId, [legOn(event, "home")]);
		await expect(unknown).rejects.toMatchObject({ details: { why: "unknown" } });
		app.clock.advance(7 * DAY_MS);
		const ended = bet(session, freeBetId, [legOn(event, "home")]);
		await expect(ended).rejects.toMatchObject({ details: { why: "ended" } });
	});

	it("is held back by a bar of the wallet, and stays usable", async () => {
		const session = await app.punter(5_000n);
		const event = await app.onSale();
		const freeBetId = await give(session);
		const bar = { number: BARS.excluded, fromMs: app.clock.nowMs(), untilMs: null };
		await app.database.transaction((tx) => app.wallet.guards.setBars(tx, session.playerId, "CAD", [bar]));
		const refused = bet(session, freeBetId, [legOn(event, "home")]);
		await expect(refused).rejects.toMatchObject({ code: "EXCLUDED" });
		expect(await own(session)).toMatchObject([{ state: "usable" }]);
	});

	it.each([
		["half lost", 225, 2, 0],
		["half won", 275, 3, 450],
		["pushed", 300, 3, 0],
	])("that is %s pays no stake", async (_how, lineX100, home, payoutMinor) => {
		const session = await app.punter(0n);
		const selections = ["over", "under"].map((key) => ({ key, priceX10000: 19_000 }));
		const event = await app.onSale({ markets: [{ kind: "total-goals", lineX100, selections }] });
		const freeBetId = await give(session, { minPriceX10000: 15_000 });
		await bet(session, freeBetId, [legOn(event, "over")]);
		await end(event, { status: "finished", home, away: 0 });
		expect(await cashOf(session)).toBe(payoutMinor);
	});

	it("is given once for a request, and refuses its id for another", async () => {
		const session = await app.punter();
		await give(session, { requestId: "request-same" });
		await give(session, { requestId: "request-same" });
		expect(await own(session)).toHaveLength(1);
		await expect(give(session, { requestId: "request-same", faceMinor: 900 })).rejects.toMatchObject({
			code: "IDEMPOTENCY_CONFLICT",
		});
	});

	it.each([9, 5_001])("of %i is not given: it is no stake, or more than one operator gives", async (faceMinor) => {
		const session = await app.punter();
		await expect(give(session, { faceMinor })).rejects.toMatchObject({
			code: "FREE_BET_NOT_GIVEN",
			details: { why: "face" },
		});
		expect(await own(session)).toEqual([]);
	});
});
