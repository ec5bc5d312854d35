import type { Id } from "@baize/kernel/id";
import { DAY_MS, MINUTE_MS } from "@baize/kernel/time";
import { openInProcessClient, type Session } from "@baize/platform-server";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { listBets, placeBet } from "../../contract/index.ts";
import { aBetId, anEvent, legOn, openTestSports, type TestSports } from "../../testing/index.ts";
import type { EventOffer } from "../api.ts";
import { SIMULATED_RETAINED_MS } from "../feed/delete-old-matches.ts";
import { SIMULATED } from "../feed/simulated.ts";
import { openSeeds } from "../store/seeds.ts";

let app: TestSports;
beforeEach(async () => {
	app = await openTestSports();
});
afterEach(async () => {
	expect(await app.sports.auditBets()).toEqual([]);
	await app.close();
});

const visitOf = (session: Session) => ({ session, locale: "en" as const, ip: "", userAgent: "", cookies: {} });
const calls = () => openInProcessClient(app.sports.bindings);

async function bet(session: Session, legs: ReturnType<typeof legOn>[]): Promise<void> {
	const kind = legs.length === 1 ? ("single" as const) : ("multiple" as const);
	const body = {
		betId: aBetId(app.clock.nowMs()),
		kind,
		stakeMinor: 1_000,
		legs,
		acceptPriceChanges: "none" as const,
	};
	await calls().call(placeBet, { params: { session: session.handle }, body }, visitOf(session));
}

const betsOf = async (session: Session) =>
	(await calls().call(listBets, { params: { session: session.handle }, query: {} }, visitOf(session))).bets;

/** Records results, settles, and lets this much time pass. */
async function over(events: readonly Pick<EventOffer, "eventId">[], thenMs: number): Promise<void> {
	app.clock.advance(70 * MINUTE_MS);
	for (const { eventId } of events)
		await app.database.transaction((tx) => app.sports.result(tx, eventId, { status: "finished", home: 1, away: 0 }));
	await app.settle();
	app.clock.advance(thenMs);
}

/** The rows of each table that belong to these events. */
async function rowsOf(...eventIds: Id[]): Promise<Record<string, number>> {
	const counted: Record<string, number> = {};
	for (const table of ["event", "market", "selection", "past_price"]) {
		const { rows } = await sql<{ count: string }>`select count(*) from ${sql.table(`sports.${table}`)}
			where event_id = any(${eventIds.map(String)}::bigint[])`.execute(app.database.reader);
		counted[table] = Number(rows[0]!.count);
	}
	return counted;
}
const NOTHING = { event: 0, market: 0, selection: 0, past_price: 0 };
const WHOLE = { event: 1, market: 2, selection: 5, past_price: 0 };

describe("[SPORT-04] a simulated match without bets", () => {
	it("is deleted with its markets and all their prices, a fortnight after its end and not before", async () => {
		const match = await app.onSale({ source: SIMULATED });
		const selections = [{ key: "home", priceX10000: 25_000 }];
		await app.database.transaction((tx) => app.sports.reprice(tx, match.eventId, [{ marketNumber: 1, selections }]));
		await over([match], SIMULATED_RETAINED_MS);
		await app.deleteOld();
		expect(await rowsOf(match.eventId)).toEqual({ ...WHOLE, past_price: 1 });
		app.clock.advance(1);
		await app.deleteOld();
		expect(await rowsOf(match.eventId)).toEqual(NOTHING);
	});

	it("is deleted however many there are, in batches that an index finds", async () => {
		const offers = Array.from({ length: 430 }, () => ({
			...anEvent(app.newId(), app.clock.nowMs()),
			source: SIMULATED,
		}));
		await app.database.transaction((tx) => app.sports.offer(tx, offers));
		await sql`update sports.event set state = 'settled', result = '{"status":"cancelled"}',
			result_at = ${new Date(app.clock.nowMs())}`.execute(app.database.reader);
		app.clock.advance(SIMULATED_RETAINED_MS + 1);
		await app.deleteOld();
		expect(await rowsOf(...offers.map(({ eventId }) => eventId))).toEqual(NOTHING);
		const plan = await app.database.transaction(async (tx) => {
			await sql`set local enable_seqscan = off`.execute(tx);
			const { rows } = await sql<Record<string, string>>`explain select event_id from sports.event
				where source = 'simulated' and state = 'settled' and not is_on_record and result_at < now()
				order by result_at limit 200`.execute(tx);
			return rows.map((row) => row["QUERY PLAN"]).join("\n");
		});
		expect(plan).toContain("event_to_forget");
		expect(plan).not.toContain("Sort");
	});
});

describe("[SPORT-03] what bets stand on", () => {
	it("is never deleted, also where it is one leg of many, and is checked only once", async () => {
		const session = await app.punter();
		const [single, leg, other] = [
			await app.onSale({ source: SIMULATED }),
			await app.onSale({ source: SIMULATED }),
			await app.onSale({ source: SIMULATED }),
		];
		const rest = await app.onSale();
		await bet(session, [legOn(single, "home")]);
		await bet(session, [legOn(leg, "away"), legOn(rest, "home")]);
		await over([single, leg, other, rest], SIMULATED_RETAINED_MS + DAY_MS);
		await app.deleteOld();
		await app.deleteOld();
		expect(await rowsOf(single.eventId)).toEqual(WHOLE);
		expect(await rowsOf(leg.eventId)).toEqual(WHOLE);
		expect(await rowsOf(other.eventId)).toEqual(NOTHING);
		const again = await app.reopen();
		const { bets } = await openInProcessClient(again.bindings).call(
			listBets,
			{ params: { session: session.handle }, query: {} },
			visitOf(session),
		);
		expect(bets.map(({ legs }) => legs.length)).toEqual([2, 1]);
		expect(await betsOf(session)).toEqual(bets);
		const { rows } = await sql<{ waiting: string }>`select count(*) as waiting from sports.event
			where source = ${SIMULATED} and not is_on_record`.execute(app.database.reader);
		expect(Number(rows[0]!.waiting)).toBe(0);
	});
});

describe("[SPORT-04] what is no business of forgetting", () => {
	it("stays: the matches of a real feed, and those without a result", async () => {
		const real = await app.onSale({ source: "openfootball" });
		const waiting = await app.onSale({ source: SIMULATED });
		await over([real], 100 * DAY_MS);
		await app.deleteOld();
		expect(await rowsOf(real.eventId)).toEqual(WHOLE);
		expect(await rowsOf(waiting.eventId)).toEqual(WHOLE);
	});

	it("is the secret of a matchday that waits for a result; the others go", async () => {
		const { database, clock, ports } = app;
		const seedOf = openSeeds(ports);
		await app.onSale({ source: SIMULATED, competitionId: "meridian", round: "8" });
		for (const matchday of [6, 7]) await seedOf("meridian", 3, matchday);
		clock.advance(SIMULATED_RETAINED_MS + 1);
		await seedOf("meridian", 4, 0);
		await app.deleteOld();
		const { rows } = await sql`select season, matchday from sports.matchday_seed order by season`.execute(
			database.reader,
		);
		expect(rows).toEqual([
			{ season: 3, matchday: 7 },
			{ season: 4, matchday: 0 },
		]);
	});
});
