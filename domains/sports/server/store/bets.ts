import { bucketOf, type Id } from "@baize/kernel/id";
import type { Minor } from "@baize/kernel/money";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import type { HeldSums } from "@baize/wallet/server";
import { type Selectable, sql } from "kysely";
import {
	type AcceptPriceChanges,
	type BetClass,
	type BetStatusName,
	type SelectionRef,
	selectionIdText,
} from "../../contract/index.ts";
import type { OfferedLeg } from "../bets/rules.ts";
import type { Tables } from "../tables.ts";

const tables = (reader: Reader) => rows<Tables>(reader);

/**
 * The offer for these selections, by their ids. The events' rows are share-locked until the commit: a change of price
 * or a result either waits, or is seen. So no bet is placed at an outdated price, or after the result. The prices are
 * read by a second statement, because a statement that had to wait would still see them as they were when it began.
 */
export async function readOffered(tx: Tx, selections: readonly SelectionRef[]): Promise<Map<string, OfferedLeg>> {
	const eventIds = selections.map(({ eventId }) => eventId);
	const events = await tables(tx)
		.selectFrom("sports.event")
		.select(["event_id", "vertical", "sport", "state", "closes_at", "feed_stopped_at"])
		.where("event_id", "in", eventIds)
		.orderBy("event_id")
		.forShare()
		.execute();
	const byId = new Map(events.map((event) => [event.event_id, event]));
	const prices = await tables(tx)
		.selectFrom("sports.selection")
		.select(["event_id", "market_number", "key", "price_x10000"])
		.where((row) =>
			row(
				row.refTuple("event_id", "market_number", "key"),
				"in",
				selections.map(({ eventId, marketNumber, key }) => row.tuple(eventId, marketNumber, key)),
			),
		)
		.execute();
	return new Map(
		prices.map(({ event_id: eventId, market_number: marketNumber, key, price_x10000: priceX10000 }) => {
			const selectionId = selectionIdText({ eventId, marketNumber, key });
			const { state: own, closes_at, feed_stopped_at, ...event } = byId.get(eventId)!;
			const state = own === "open" && feed_stopped_at !== null ? "suspended" : own;
			const offer = { selectionId, priceX10000, state, closesAtMs: closes_at.getTime(), gameClass: classOf(event) };
			return [selectionId, offer];
		}),
	);
}

function classOf({ vertical, sport }: Pick<Selectable<Tables["sports.event"]>, "vertical" | "sport">): BetClass {
	if (vertical === "sports") return "sports";
	return sport === "horses" ? "horses" : "virtuals";
}

export type BetLeg = SelectionRef & { readonly seenX10000: number; readonly priceX10000: number };

export type NewBet = {
	readonly betId: Id;
	readonly playerId: Id;
	readonly currency: string;
	readonly kind: "single" | "multiple";
	readonly accept: AcceptPriceChanges;
	readonly stakeMinor: Minor;
	readonly potentialReturnMinor: Minor;
	readonly maxPayoutMinor: Minor;
	readonly cashAfterMinor: Minor;
	readonly placedAtMs: number;
	/** The free bet that is the stake; null for a stake of the player's own. */
	readonly freeBetId: Id | null;
	readonly legs: readonly BetLeg[];
};

export async function insertBet(tx: Tx, bet: NewBet): Promise<void> {
	const bucket = bucketOf(bet.playerId);
	await tables(tx)
		.insertInto("sports.bet")
		.values({
			bucket,
			bet_id: bet.betId,
			player_id: bet.playerId,
			currency: bet.currency,
			kind: bet.kind,
			accept: bet.accept,
			stake: bet.stakeMinor,
			potential_return: bet.potentialReturnMinor,
			most_payout: bet.maxPayoutMinor,
			cash_after: bet.cashAfterMinor,
			placed_at: new Date(bet.placedAtMs),
			free_bet_id: bet.freeBetId,
		})
		.execute();
	await tables(tx)
		.insertInto("sports.bet_leg")
		.values(
			bet.legs.map((leg, at) => ({
				bucket,
				bet_id: bet.betId,
				leg_number: at + 1,
				event_id: leg.eventId,
				market_number: leg.marketNumber,
				key: leg.key,
				seen_x10000: leg.seenX10000,
				price_x10000: leg.priceX10000,
			})),
		)
		.execute();
}

type BetRow = Selectable<Tables["sports.bet"]>;
type LegRow = Selectable<Tables["sports.bet_leg"]>;

export type StoredLeg = BetLeg & { readonly outcome: LegRow["outcome"] };
export type StoredBet = Omit<NewBet, "legs"> & {
	readonly status: BetStatusName;
	readonly payoutMinor: Minor;
	readonly settledAtMs: number | null;
	readonly legs: readonly StoredLeg[];
};

export async function readBet(reader: Reader, playerId: Id, betId: Id): Promise<StoredBet | undefined> {
	const [bet] = await readBets(reader, playerId, { betId, limit: 1 });
	return bet;
}

export type BetsFilter = { betId?: Id; betIds?: readonly Id[]; before?: Id; state?: "open" | "settled"; limit: number };

/** The player's bets, newest first. */
export async function readBets(reader: Reader, playerId: Id, filter: BetsFilter): Promise<StoredBet[]> {
	const bucket = bucketOf(playerId);
	let query = tables(reader)
		.selectFrom("sports.bet")
		.selectAll()
		.where("bucket", "=", bucket)
		.where("player_id", "=", playerId);
	if (filter.betId !== undefined) query = query.where("bet_id", "=", filter.betId);
	if (filter.betIds) query = query.where("bet_id", "in", filter.betIds);
	if (filter.before !== undefined) query = query.where("bet_id", "<", filter.before);
	if (filter.state) query = query.where("status", filter.state === "open" ? "=" : "<>", "open");
	const bets = await query.orderBy("bet_id", "desc").limit(filter.limit).execute();
	if (bets.length === 0) return [];
	const legs = await tables(reader)
		.selectFrom("sports.bet_leg")
		.selectAll()
		.where("bucket", "=", bucket)
		.where(
			"bet_id",
			"in",
			bets.map((bet) => bet.bet_id),
		)
		.orderBy("bet_id")
		.orderBy("leg_number")
		.execute();
	const legsOf = Map.groupBy(legs, (leg) => leg.bet_id);
	return bets.map((bet) => storedBet(bet, legsOf.get(bet.bet_id) ?? []));
}

/** Bets of all players with a leg on the event that are settled, by id. */
export async function settledBetsOn(
	reader: Reader,
	eventId: Id,
	{ after, limit }: { after: Id; limit: number },
): Promise<StoredBet[]> {
	const bets = await tables(reader)
		.selectFrom("sports.bet as b")
		.innerJoin("sports.bet_leg as l", (join) =>
			join.onRef("l.bucket", "=", "b.bucket").onRef("l.bet_id", "=", "b.bet_id"),
		)
		.selectAll("b")
		.where("l.event_id", "=", eventId)
		.where("b.bet_id", ">", after)
		.where("b.status", "<>", "open")
		.orderBy("b.bet_id")
		.limit(limit)
		.execute();
	if (bets.length === 0) return [];
	const legs = await tables(reader)
		.selectFrom("sports.bet_leg")
		.selectAll()
		.where((row) =>
			row(
				row.refTuple("bucket", "bet_id"),
				"in",
				bets.map(({ bucket, bet_id }) => row.tuple(bucket, bet_id)),
			),
		)
		.orderBy("bet_id")
		.orderBy("leg_number")
		.execute();
	const legsOf = Map.groupBy(legs, (leg) => leg.bet_id);
	return bets.map((bet) => storedBet(bet, legsOf.get(bet.bet_id) ?? []));
}

/** How many bets with a leg on the event wait for other events. */
export async function countOpenBetsOn(reader: Reader, eventId: Id): Promise<number> {
	const { count } = await tables(reader)
		.selectFrom("sports.bet as b")
		.innerJoin("sports.bet_leg as l", (join) =>
			join.onRef("l.bucket", "=", "b.bucket").onRef("l.bet_id", "=", "b.bet_id"),
		)
		.select(({ fn }) => fn.countAll<bigint>().as("count"))
		.where("l.event_id", "=", eventId)
		.where("b.status", "=", "open")
		.executeTakeFirstOrThrow();
	return Number(count);
}

/** Of these bets, those of which every leg is on a virtual event. */
export async function readVirtualBets(
	reader: Reader,
	bets: readonly { playerId: Id; betId: Id }[],
): Promise<ReadonlySet<Id>> {
	if (bets.length === 0) return new Set();
	const buckets = bets.map(({ playerId }) => bucketOf(playerId));
	const { rows: found } = await sql<{ bet_id: Id }>`select l.bet_id
		from (
			select distinct * from unnest(${buckets}::smallint[], ${bets.map(({ betId }) => betId)}::bigint[])
				as b (bucket, bet_id)
		) b
		join sports.bet_leg l on l.bucket = b.bucket and l.bet_id = b.bet_id
		join sports.event e on e.event_id = l.event_id
		group by l.bucket, l.bet_id having bool_and(e.vertical = 'virtuals')`.execute(reader);
	return new Set(found.map(({ bet_id }) => bet_id));
}

export async function countOpenBets(reader: Reader, playerId: Id): Promise<number> {
	const { count } = await tables(reader)
		.selectFrom("sports.bet")
		.select(({ fn }) => fn.countAll<bigint>().as("count"))
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("status", "=", "open")
		.executeTakeFirstOrThrow();
	return Number(count);
}

export const storedBet = (bet: BetRow, legs: readonly LegRow[]): StoredBet => ({
	betId: bet.bet_id,
	playerId: bet.player_id,
	currency: bet.currency,
	kind: bet.kind,
	accept: bet.accept,
	stakeMinor: bet.stake,
	potentialReturnMinor: bet.potential_return,
	maxPayoutMinor: bet.most_payout,
	cashAfterMinor: bet.cash_after,
	placedAtMs: bet.placed_at.getTime(),
	freeBetId: bet.free_bet_id,
	status: bet.status,
	payoutMinor: bet.payout,
	settledAtMs: bet.settled_at?.getTime() ?? null,
	legs: legs.map((leg) => ({
		eventId: leg.event_id,
		marketNumber: leg.market_number,
		key: leg.key,
		seenX10000: leg.seen_x10000,
		priceX10000: leg.price_x10000,
		outcome: leg.outcome,
	})),
});

/** What is at stake in the open bets of one bucket. The index open_bet holds those and no others. */
export const openStakesIn = (bucket: number): HeldSums => sql`
	select player_id, currency, sum(stake)::bigint as held from sports.bet
	where bucket = ${bucket} and status = 'open' group by player_id, currency`;
