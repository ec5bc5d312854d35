import { bucketOf, type Id } from "@baize/kernel/id";
import type { Reader, Tx } from "@baize/platform-server";
import { CompiledQuery, type Selectable, sql } from "kysely";
import { type JournalRow, kindNumbered, type Operation, type WalletState } from "../contract/index.ts";
import { type BatchRow, batchValues, currencyNumber, POST_BATCH } from "./posting/batch.ts";
import { type BatchResult, readBatch } from "./posting/batch-result.ts";
import type { Tables } from "./tables.ts";

export async function createWallet(tx: Reader, playerId: Id, currency: string): Promise<void> {
	await sql`insert into ledger.wallet (player_id, currency, bucket)
		values (${playerId}, ${currencyNumber(currency)}, ${bucketOf(playerId)}) on conflict do nothing`.execute(tx);
}

/** Does nothing for those that exist. */
export async function createWallets(tx: Reader, wallets: readonly { playerId: Id; currency: string }[]): Promise<void> {
	await sql`insert into ledger.wallet (player_id, currency, bucket)
		select * from unnest(${wallets.map(({ playerId }) => playerId)}::bigint[],
			${wallets.map(({ currency }) => currencyNumber(currency))}::smallint[],
			${wallets.map(({ playerId }) => bucketOf(playerId))}::smallint[])
		on conflict do nothing`.execute(tx);
}

type WalletRow = Pick<
	Selectable<Tables["ledger.wallet"]>,
	"seq" | "cash" | "bonus" | "locked" | "np_bonus" | "pending_withdrawal" | "open_stakes"
>;

export async function readWallet(reader: Reader, playerId: Id, currency: string): Promise<WalletState | undefined> {
	const { rows } = await sql<WalletRow>`select seq, cash, bonus, locked, np_bonus, pending_withdrawal, open_stakes
		from ledger.wallet where bucket = ${bucketOf(playerId)} and player_id = ${playerId}
			and currency = ${currencyNumber(currency)}`.execute(reader);
	const row = rows[0];
	if (!row) return undefined;
	const { np_bonus: npBonus, pending_withdrawal: pendingWithdrawal, open_stakes: openStakes, ...same } = row;
	return { playerId, currency, ...same, npBonus, pendingWithdrawal, openStakes };
}

/** Operations of different wallets, sorted by player, through the batch function in the caller's transaction. */
export async function postWithin(tx: Tx, operations: readonly Operation[], atMs: number): Promise<BatchResult> {
	const values = batchValues(operations, atMs);
	const { rows } = await tx.executeQuery<BatchRow>(CompiledQuery.raw(POST_BATCH, values));
	return readBatch(rows[0]!, operations);
}

export type HistoryQuery = {
	/** Older than this operation; newest first without it. */
	before?: Id;
	limit: number;
};

type ChainRow = Pick<
	Selectable<Tables["ledger.journal"]>,
	"op_id" | "seq" | "kind" | "reference" | "game_id" | "stake" | "win" | "cash_after" | "at"
> & { is_sealed: boolean };

/** Follows the chain of the wallet's operations, newest first. */
export async function readHistory(
	reader: Reader,
	playerId: Id,
	currency: string,
	{ before, limit }: HistoryQuery,
): Promise<JournalRow[]> {
	const bucket = bucketOf(playerId);
	const number = currencyNumber(currency);
	const start =
		before === undefined
			? sql`select last_op from ledger.wallet
			where bucket = ${bucket} and player_id = ${playerId} and currency = ${number}`
			: sql`select prev_op from ledger.journal where bucket = ${bucket} and op_id = ${before}
			and player_id = ${playerId} and currency = ${number}`;
	const { rows } = await sql<ChainRow>`with recursive chain as (
			select j.*, 1 as place from ledger.journal j where j.bucket = ${bucket} and j.op_id = (${start})
			union all
			select j.*, c.place + 1 from chain c join ledger.journal j on j.bucket = ${bucket} and j.op_id = c.prev_op
			where c.place < ${limit}
		)
		select op_id, seq, kind, reference, game_id, stake, win, cash_after, at, sealed is not null as is_sealed
		from chain order by place`.execute(reader);
	return rows.map(journalRow);
}

const journalRow = (row: ChainRow): JournalRow => ({
	opId: row.op_id,
	seq: row.seq,
	kind: kindNumbered(row.kind)!,
	reference: row.reference,
	gameId: row.game_id,
	stakeMinor: row.stake,
	winMinor: row.win,
	cashAfterMinor: row.cash_after,
	atMs: row.at.getTime(),
	isSealed: row.is_sealed,
});

export async function readSealed(reader: Reader, playerId: Id, opId: Id): Promise<Uint8Array | undefined> {
	const { rows } = await sql<Pick<Tables["ledger.journal"], "sealed">>`select sealed from ledger.journal
		where bucket = ${bucketOf(playerId)} and op_id = ${opId} and player_id = ${playerId}`.execute(reader);
	return rows[0]?.sealed ?? undefined;
}
