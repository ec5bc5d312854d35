import { bucketOf, type Id } from "@baize/kernel/id";
import type { Minor } from "@baize/kernel/money";
import type { Reader, Tx } from "@baize/platform-server";
import { CompiledQuery, type Selectable, sql } from "kysely";
import {
	type BonusPlay,
	GAME_CLASS_NAMES,
	GAME_CLASSES,
	type GameClass,
	type Operation,
	type Standing,
	type WalletState,
} from "../contract/index.ts";
import { type BatchRow, batchValues, currencyNumber, POST_BATCH } from "./posting/batch.ts";
import { type BatchResult, readBatch } from "./posting/batch-result.ts";
import type { Tables } from "./tables.ts";

export const createWallet = (tx: Reader, playerId: Id, currency: string): Promise<void> =>
	createWallets(tx, [{ playerId, currency }]);

/** Does nothing for those that exist. */
export async function createWallets(tx: Reader, wallets: readonly { playerId: Id; currency: string }[]): Promise<void> {
	await sql`select ledger.open_wallets(${wallets.map(({ playerId }) => bucketOf(playerId))}::smallint[],
		${wallets.map(({ playerId }) => playerId)}::bigint[],
		${wallets.map(({ currency }) => currencyNumber(currency))}::smallint[])`.execute(tx);
}

type WalletRow = Pick<
	Selectable<Tables["ledger.wallet"]>,
	"seq" | "cash" | "bonus" | "locked" | "np_bonus" | "pending_withdrawal" | "open_stakes"
>;

const walletState = (playerId: Id, currency: string, row: WalletRow): WalletState => ({
	playerId,
	currency,
	seq: row.seq,
	cash: row.cash,
	bonus: row.bonus,
	locked: row.locked,
	npBonus: row.np_bonus,
	pendingWithdrawal: row.pending_withdrawal,
	openStakes: row.open_stakes,
});

export async function readWallet(reader: Reader, playerId: Id, currency: string): Promise<WalletState | undefined> {
	const { rows } = await sql<WalletRow>`select seq, cash, bonus, locked, np_bonus, pending_withdrawal, open_stakes
		from ledger.wallet where bucket = ${bucketOf(playerId)} and player_id = ${playerId}
			and currency = ${currencyNumber(currency)}`.execute(reader);
	return rows[0] && walletState(playerId, currency, rows[0]);
}

/** The wallet, and where its bonus and locked money can be staked, as of one moment; null without a bonus in force. */
export type PlayedWallet = { state: WalletState; bonus: BonusPlay | null };

type PlayedRow = WalletRow & { shares: number[] | null; until_at: Date | null; max_stake: Minor | null };

export async function readPlayedWallet(
	reader: Reader,
	playerId: Id,
	currency: string,
): Promise<PlayedWallet | undefined> {
	const bucket = bucketOf(playerId);
	const { rows } = await sql<PlayedRow>`
		select w.seq, w.cash, w.bonus, w.locked, w.np_bonus, w.pending_withdrawal, w.open_stakes, g.shares, g.until_at, g.max_stake
		from ledger.wallet w
		left join ledger.wager g
			on g.bucket = ${bucket} and g.player_id = w.player_id and g.currency = w.currency and g.grant_id <> 0
		where w.bucket = ${bucket} and w.player_id = ${playerId} and w.currency = ${currencyNumber(currency)}`.execute(
		reader,
	);
	const [row] = rows;
	if (!row) return undefined;
	const { shares, until_at: until, max_stake: maxStakeMinor } = row;
	const bonus = shares && until ? { classes: classesOf(shares), untilMs: until.getTime(), maxStakeMinor } : null;
	return { state: walletState(playerId, currency, row), bonus };
}

/** A share below zero excludes the class. */
const classesOf = (shares: readonly number[]): GameClass[] =>
	GAME_CLASS_NAMES.filter((name) => (shares[GAME_CLASSES[name] - 1] ?? -1) >= 0);

/** Operations of different wallets, sorted by player, through the batch function in the caller's transaction. */
export async function postWithin(tx: Tx, operations: readonly Operation[], atMs: number): Promise<BatchResult> {
	const values = batchValues(operations, atMs);
	const { rows } = await tx.executeQuery<BatchRow>(CompiledQuery.raw(POST_BATCH, values));
	return readBatch(rows[0]!, operations);
}

export async function readSealed(reader: Reader, playerId: Id, opId: Id): Promise<Uint8Array | undefined> {
	const { rows } = await sql<Pick<Tables["ledger.journal"], "sealed">>`select sealed from ledger.journal
		where bucket = ${bucketOf(playerId)} and op_id = ${opId} and player_id = ${playerId}`.execute(reader);
	return rows[0]?.sealed ?? undefined;
}

/** Undefined where this player has opened nothing with this id. */
export async function readStanding(reader: Reader, playerId: Id, opened: Id): Promise<Standing | undefined> {
	const bucket = bucketOf(playerId);
	const { rows } = await sql<{ revision: number; open: bigint | null }>`
		select
			coalesce(v.number, (f.op_id is not null or not ledger.is_closed_by_others(o.kind))::integer) as revision,
			case
				when v.number is not null then v.open_after
				when f.op_id is not null then ledger.open_after(o.stake, f.kind, f.stake)
				when ledger.is_closed_by_others(o.kind) then o.stake
			end as open
		from ledger.journal o
		left join ledger.journal f on f.bucket = ${bucket} and f.op_id = -o.op_id and f.kind > 0
		left join lateral (
			select v.number, v.open_after from ledger.revision v
			where v.bucket = ${bucket} and v.opened = o.op_id order by v.number desc limit 1
		) v on true
		where o.bucket = ${bucket} and o.op_id = ${opened} and o.player_id = ${playerId} and o.kind > 0`.execute(reader);
	const [row] = rows;
	return row && { revision: row.revision, openMinor: row.open };
}
