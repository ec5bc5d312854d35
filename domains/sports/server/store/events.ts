import { check } from "@baize/kernel/check";
import type { Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import { sql } from "kysely";
import type { ResultView } from "../../contract/index.ts";
import type { EventOffer, EventTimes, MarketOffer, MarketPrices } from "../api.ts";
import type { BookEvent } from "../events/book-event.ts";
import { RETAINED_MS } from "../events/retention.ts";
import type { EventState, Tables } from "../tables.ts";

const tables = (reader: Reader) => rows<Tables>(reader);

/** Puts new events on sale and returns their ids; what its source has offered before is left out. */
export async function insertEvents(tx: Tx, offers: readonly EventOffer[], nowMs: number): Promise<Id[]> {
	const inserted = await tables(tx)
		.insertInto("sports.event")
		.values(offers.map(eventRow))
		.onConflict((conflict) => conflict.columns(["source", "source_key"]).doNothing())
		.returning("event_id")
		.execute();
	const ids = new Set(inserted.map((row) => row.event_id));
	const fresh = offers.filter((offer) => ids.has(offer.eventId));
	const markets = fresh.flatMap(marketRows);
	if (markets.length === 0) return [...ids];
	await tables(tx).insertInto("sports.market").values(markets).execute();
	await tables(tx)
		.insertInto("sports.selection")
		.values(fresh.flatMap((offer) => selectionRows(offer, nowMs)))
		.execute();
	return [...ids];
}

const eventRow = (offer: EventOffer) => ({
	event_id: offer.eventId,
	source: offer.source,
	source_key: offer.sourceKey,
	is_made_up: offer.isMadeUp,
	vertical: offer.vertical,
	sport: offer.sport,
	competition_id: offer.competitionId,
	competition: offer.competition,
	round: offer.round,
	starts_at: new Date(offer.startsAtMs),
	closes_at: new Date(offer.closesAtMs),
	start_precision: offer.startPrecision,
	participants: JSON.stringify(offer.participants),
	details: JSON.stringify(offer.details ?? null),
});

const marketRows = ({ eventId, markets }: EventOffer) =>
	markets.map(({ kind, lineX100, places }, at) => ({
		event_id: eventId,
		market_number: at + 1,
		kind,
		line_x100: lineX100 ?? null,
		places: places ?? null,
	}));

const selectionRows = ({ eventId, markets }: EventOffer, nowMs: number) =>
	markets.flatMap(({ selections }, at) =>
		selections.map(({ key, priceX10000 }, place) => ({
			event_id: eventId,
			market_number: at + 1,
			key,
			place,
			price_x10000: priceX10000,
			priced_at: new Date(nowMs),
		})),
	);

/** Locks the event's row, so that other changes wait; false for an unknown event. */
export async function takeEvent(tx: Tx, eventId: Id): Promise<boolean> {
	const taken = await tables(tx)
		.updateTable("sports.event")
		.set((row) => ({ version: row("version", "+", 1) }))
		.where("event_id", "=", eventId)
		.returning("version")
		.executeTakeFirst();
	return taken !== undefined;
}

export async function setTimes(tx: Tx, eventId: Id, times: EventTimes): Promise<void> {
	const { startsAtMs, startPrecision, closesAtMs } = times;
	await tables(tx)
		.updateTable("sports.event")
		.set({ starts_at: new Date(startsAtMs), start_precision: startPrecision, closes_at: new Date(closesAtMs) })
		.where("event_id", "=", eventId)
		.execute();
}

/** Moves from one state to another, and from no other state. */
export async function moveState(tx: Tx, eventId: Id, from: EventState[], to: EventState): Promise<void> {
	await tables(tx)
		.updateTable("sports.event")
		.set({ state: to })
		.where("event_id", "=", eventId)
		.where("state", "in", from)
		.execute();
}

export async function setDetails(tx: Tx, eventId: Id, details: unknown): Promise<void> {
	await tables(tx)
		.updateTable("sports.event")
		.set({ details: JSON.stringify(details ?? null) })
		.where("event_id", "=", eventId)
		.execute();
}

export async function setResult(tx: Tx, eventId: Id, result: ResultView, nowMs: number): Promise<void> {
	await tables(tx)
		.updateTable("sports.event")
		.set({ state: "closed", result: JSON.stringify(result), result_at: new Date(nowMs) })
		.where("event_id", "=", eventId)
		.execute();
}

/** Stores each replaced price in the history; unchanged prices are left alone. */
export async function replacePrices(
	tx: Tx,
	eventId: Id,
	prices: readonly MarketPrices[],
	nowMs: number,
): Promise<void> {
	const flat = prices.flatMap(({ marketNumber, selections }) =>
		selections.map(({ key, priceX10000 }) => ({ marketNumber, key, priceX10000 })),
	);
	await sql`
		with asked as (
			select * from unnest(
				${flat.map((price) => price.marketNumber)}::smallint[],
				${flat.map((price) => price.key)}::text[],
				${flat.map((price) => price.priceX10000)}::integer[]
			) as a(market_number, key, price_x10000)
		), moved as (
			select s.*, a.price_x10000 as next_price
			from asked a join sports.selection s using (market_number, key)
			where s.event_id = ${eventId} and s.price_x10000 <> a.price_x10000
		), kept as (
			insert into sports.past_price
				(event_id, market_number, key, price_version, price_x10000, priced_at, replaced_at)
			select event_id, market_number, key, price_version, price_x10000, priced_at, ${new Date(nowMs)} from moved
		)
		update sports.selection s
		set price_x10000 = m.next_price, price_version = m.price_version + 1, priced_at = ${new Date(nowMs)}
		from moved m
		where s.event_id = m.event_id and s.market_number = m.market_number and s.key = m.key`.execute(tx);
}

type Which = { ids: readonly Id[] } | { retainedAtMs: number };

/** Events with their markets: the given ones, or those that the cache retains at a time. */
export async function readEvents(reader: Reader, which: Which): Promise<BookEvent[]> {
	let query = tables(reader).selectFrom("sports.event").selectAll();
	if ("ids" in which) {
		if (which.ids.length === 0) return [];
		query = query.where("event_id", "in", [...which.ids]);
	} else {
		const ago = (ms: number): Date => new Date(which.retainedAtMs - ms);
		query = query.where((row) =>
			row.or([
				row("result", "is", null),
				row("starts_at", ">=", ago(RETAINED_MS.madeUp)),
				row.and([row("is_made_up", "=", false), row("result_at", ">=", ago(RETAINED_MS.real))]),
			]),
		);
	}
	const events = await query.execute();
	const markets = await readMarkets(
		reader,
		events.map((event) => event.event_id),
	);
	return events.map((event) => ({
		eventId: event.event_id,
		source: event.source,
		sourceKey: event.source_key,
		isMadeUp: event.is_made_up,
		vertical: event.vertical,
		sport: event.sport,
		competitionId: event.competition_id,
		competition: event.competition,
		round: event.round,
		startsAtMs: event.starts_at.getTime(),
		startPrecision: event.start_precision,
		closesAtMs: event.closes_at.getTime(),
		participants: event.participants,
		details: event.details,
		state: event.state,
		version: event.version,
		result: event.result,
		resultAtMs: event.result_at?.getTime() ?? null,
		feedStoppedAtMs: event.feed_stopped_at?.getTime() ?? null,
		markets: (markets.get(event.event_id) ?? []).map((offer, at) => ({ ...offer, marketNumber: at + 1 })),
	}));
}

type OfferBeingRead = MarketOffer & { selections: { key: string; priceX10000: number }[] };

async function readMarkets(reader: Reader, ids: readonly Id[]): Promise<Map<Id, OfferBeingRead[]>> {
	const offers = new Map<Id, OfferBeingRead[]>();
	if (ids.length === 0) return offers;
	const { rows: found } = await sql<{
		event_id: bigint;
		market_number: number;
		kind: MarketOffer["kind"];
		line_x100: number | null;
		places: number | null;
		key: string;
		price_x10000: number;
	}>`select m.event_id, m.market_number, m.kind, m.line_x100, m.places, s.key, s.price_x10000
		from sports.market m join sports.selection s using (event_id, market_number)
		where m.event_id = any(${ids.map(String)}::bigint[])
		order by m.event_id, m.market_number, s.place`.execute(reader);
	for (const row of found) {
		const ofEvent = offers.get(row.event_id) ?? [];
		offers.set(row.event_id, ofEvent);
		const market = ofEvent[row.market_number - 1] ?? marketOf(row);
		check(row.market_number <= ofEvent.length + 1, "markets are numbered without a gap");
		ofEvent[row.market_number - 1] = market;
		market.selections.push({ key: row.key, priceX10000: row.price_x10000 });
	}
	return offers;
}

const marketOf = (row: {
	kind: MarketOffer["kind"];
	line_x100: number | null;
	places: number | null;
}): OfferBeingRead => ({
	kind: row.kind,
	...(row.line_x100 === null ? {} : { lineX100: row.line_x100 }),
	...(row.places === null ? {} : { places: row.places }),
	selections: [],
});
