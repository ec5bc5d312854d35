import { bucketOf, type Id } from "@baize/kernel/id";
import { type Reader, rows } from "@baize/platform-server";
import type { HeldSums } from "@baize/wallet/server";
import { sql } from "kysely";
import { type Lane, OPEN_WITHDRAWAL_STATES, type WithdrawalState } from "../../contract/index.ts";
import type { Tables, WithdrawalRow } from "../tables.ts";

export type ListFilter = { before: Id | undefined; limit: number };

/** A player's withdrawals, newest first, without those refused for lack of money. */
export function withdrawalsOf(
	reader: Reader,
	playerId: Id,
	{ isOpen, before, limit }: ListFilter & { isOpen: boolean },
): Promise<WithdrawalRow[]> {
	let query = rows<Tables>(reader)
		.selectFrom("cashier.withdrawal")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("state", "<>", "refused");
	if (isOpen) query = query.where("state", "in", OPEN_WITHDRAWAL_STATES);
	if (before !== undefined) query = query.where("id", "<", before);
	return query.orderBy("id", "desc").limit(limit).execute();
}

/** How many of a player's withdrawals are open. */
export async function countOpenWithdrawals(reader: Reader, playerId: Id): Promise<number> {
	const { count } = await rows<Tables>(reader)
		.selectFrom("cashier.withdrawal")
		.select(({ fn }) => fn.countAll<bigint>().as("count"))
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("state", "in", OPEN_WITHDRAWAL_STATES)
		.executeTakeFirstOrThrow();
	return Number(count);
}

/** `since`: when its first deposit was settled. */
export type Card = { token: string; label: string; since: Date; provider: string };

/** The cards that a player's settled deposits came from, the newest first. */
export async function cardsOf(reader: Reader, playerId: Id): Promise<Card[]> {
	const found = await sql<Card>`select card_token as token, max(card_label) as label, min(changed_at) as since,
			(array_agg(provider order by id desc))[1] as provider
		from cashier.deposit
		where bucket = ${bucketOf(playerId)} and player_id = ${playerId} and state = 'settled' and card_token is not null
		group by card_token order by max(id) desc`.execute(reader);
	return found.rows;
}

/** What a player was paid by a method to an account or address with this label, the oldest first. */
export const paidToLabel = (
	reader: Reader,
	playerId: Id,
	{ method, label }: Pick<WithdrawalRow, "method"> & { label: string },
): Promise<Pick<WithdrawalRow, "id" | "destination" | "created_at">[]> =>
	rows<Tables>(reader)
		.selectFrom("cashier.withdrawal")
		.select(["id", "destination", "created_at"])
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("method", "=", method)
		.where("state", "=", "paid")
		.where("destination_label", "=", label)
		.orderBy("id")
		.execute();

/** What a player was paid by coins, the newest first. */
export const paidByCoins = (
	reader: Reader,
	playerId: Id,
): Promise<Pick<WithdrawalRow, "id" | "destination" | "destination_label">[]> =>
	rows<Tables>(reader)
		.selectFrom("cashier.withdrawal")
		.select(["id", "destination", "destination_label"])
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("method", "=", "crypto")
		.where("state", "=", "paid")
		.orderBy("id", "desc")
		.limit(MAX_PAID_BY_COINS)
		.execute();
/** Of older ones the address is typed again. */
const MAX_PAID_BY_COINS = 20;

/** Whether a withdrawal of the player was paid before. */
export async function hasBeenPaid(reader: Reader, playerId: Id): Promise<boolean> {
	const found = await rows<Tables>(reader)
		.selectFrom("cashier.withdrawal")
		.select("id")
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("state", "=", "paid")
		.limit(1)
		.executeTakeFirst();
	return found !== undefined;
}

/** Whether a payment of the player is unknown or was charged back, and no person has decided about it yet. */
export async function hasOpenCase(reader: Reader, playerId: Id): Promise<boolean> {
	const found = await sql<{ is_open: boolean }>`select exists (
			select from cashier.unknown_payment where player_id = ${playerId} and state <> 'done'
		) or exists (
			select from cashier.chargeback
			where bucket = ${bucketOf(playerId)} and player_id = ${playerId} and state in ('open', 'proposed')
		) as is_open`.execute(reader);
	return found.rows[0]!.is_open;
}

/** The methods that have brought a player's money in. */
export async function methodsUsedBy(reader: Reader, playerId: Id): Promise<string[]> {
	const found = await rows<Tables>(reader)
		.selectFrom("cashier.deposit")
		.select("method")
		.distinct()
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("state", "=", "settled")
		.execute();
	return found.map(({ method }) => method);
}

export type HistoryFilter = ListFilter & {
	kind: "deposit" | "withdrawal" | undefined;
	state: string | undefined;
	from: Date | undefined;
	until: Date | undefined;
	now: Date;
	/** While payouts are frozen, withdrawals that were not sent yet wait. */
	isFrozen: boolean;
};

export type PaymentRow = {
	id: bigint;
	kind: "deposit" | "withdrawal";
	state: string;
	method: string;
	amount: bigint;
	currency: string;
	counterpart: string | null;
	reason: string | null;
	created_at: Date;
	changed_at: Date;
	is_held: boolean;
};

/** Ids rise with time, so one list of both kinds can be ordered by id. */
export async function paymentsOf(reader: Reader, playerId: Id, filter: HistoryFilter): Promise<PaymentRow[]> {
	const found = await sql<PaymentRow>`select * from (
			select id, 'deposit' as kind, state, method, amount, currency, card_label as counterpart, reason, created_at,
				changed_at, false as is_held
			from cashier.deposit where bucket = ${bucketOf(playerId)} and player_id = ${playerId}
			union all
			select id, 'withdrawal', state, method, amount, currency, destination_label, reason, created_at, changed_at,
				(${filter.isFrozen} and state in ('requested', 'approved'))
					or (state = 'requested' and hold_ended_at is null and coalesce(held_until > ${filter.now}, false))
			from cashier.withdrawal
			where bucket = ${bucketOf(playerId)} and player_id = ${playerId} and state <> 'refused'
		) payment
		where (${filter.kind ?? null}::text is null or kind = ${filter.kind ?? null})
			and (${filter.state ?? null}::text is null or state = ${filter.state ?? null})
			and (${filter.from ?? null}::timestamptz is null or created_at >= ${filter.from ?? null})
			and (${filter.until ?? null}::timestamptz is null or created_at < ${filter.until ?? null})
			and (${filter.before ?? null}::bigint is null or id < ${filter.before ?? null})
		order by id desc limit ${filter.limit}`.execute(reader);
	return found.rows;
}

export type QueueFilter = {
	state: WithdrawalState | undefined;
	lane: Lane | undefined;
	playerId: Id | undefined;
	after: Id | undefined;
	limit: number;
};

/** All players' withdrawals for operators, the oldest first: across buckets, read only. */
export function readQueue(
	reader: Reader,
	{ state, lane, playerId, after, limit }: QueueFilter,
): Promise<WithdrawalRow[]> {
	let query = rows<Tables>(reader).selectFrom("cashier.withdrawal").where("state", "<>", "refused");
	if (state) query = query.where("state", "=", state);
	if (lane) query = query.where("lane", "=", lane);
	if (playerId !== undefined) query = query.where("bucket", "=", bucketOf(playerId)).where("player_id", "=", playerId);
	if (after !== undefined) query = query.where("id", ">", after);
	return query.selectAll().orderBy("id").limit(limit).execute();
}

export type Totals = { depositedMinor: bigint; paidOutMinor: bigint };

/** What a player has paid in and been paid, in one currency. */
export async function totalsOf(reader: Reader, playerId: Id, currency: string): Promise<Totals> {
	const bucket = bucketOf(playerId);
	const found = await sql<{ deposited: bigint; paid_out: bigint }>`select
		(select coalesce(sum(amount), 0)::bigint from cashier.deposit where bucket = ${bucket}
			and player_id = ${playerId} and currency = ${currency} and state = 'settled') as deposited,
		(select coalesce(sum(amount), 0)::bigint from cashier.withdrawal where bucket = ${bucket}
			and player_id = ${playerId} and currency = ${currency} and state = 'paid') as paid_out`.execute(reader);
	const { deposited, paid_out } = found.rows[0]!;
	return { depositedMinor: deposited, paidOutMinor: paid_out };
}

/** What the open withdrawals of one bucket come to. The states are written out, as in the partial index of them. */
export const pendingWithdrawalsIn = (bucket: number): HeldSums => sql`
	select player_id, currency, sum(amount)::bigint as held from cashier.withdrawal
	where bucket = ${bucket} and state in (${sql.join(OPEN_WITHDRAWAL_STATES.map((state) => sql.lit(state)))})
	group by player_id, currency`;
