import { check } from "@baize/kernel/check";
import { bucketOf } from "@baize/kernel/id";
import { currencyOf } from "@baize/kernel/money";
import { GAME_CLASSES, KINDS, type Operation } from "../../contract/index.ts";
import { int2Column, int4Column, int8Column } from "./columns.ts";

/** The results of functions/posting/post_batch.sql, which says what each is. */
const COLUMNS = [
	"moved_place",
	"moved_seq",
	"moved_cash",
	"fund_place",
	"fund_bonus",
	"fund_locked",
	"fund_np_bonus",
	"fund_pending_withdrawal",
	"fund_open_stakes",
	"unmoved_place",
	"unmoved_outcome",
	"unmoved_seq",
	"unmoved_cash",
	"held_place",
	"held_guard",
	"held_headroom",
	"held_until_ms",
	"part_place",
	"part_grant",
	"part_stake_bonus",
	"part_stake_locked",
	"part_stake_removed",
	"part_win_bonus",
	"part_win_locked",
	"part_win_removed",
	"part_counted",
	"converted_place",
	"converted_seq",
	"converted_cash",
] as const;
export type BatchColumn = (typeof COLUMNS)[number];

/** One call of the function. Its arrays come back as text, independent of the type parsers. */
export const POST_BATCH = `select ${COLUMNS.map((column) => `${column}::text`).join(", ")}
	from ledger.post_batch($1::timestamptz, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)`;

export type BatchRow = Record<BatchColumn, string | null>;

/** The results as a function of another domain hands them on: each column as the text of a JSON array. */
export type BatchJson = Record<string, string | null>;

/** An array of integers is read as PostgreSQL writes it; in JSON it has other brackets, and nulls in small letters. */
export const rowOfJson = (results: BatchJson): BatchRow =>
	Object.fromEntries(
		COLUMNS.map((column) => {
			const array = results[column];
			check(array !== undefined, `post_batch answers ${column}`);
			return [column, array === null ? null : `{${array.slice(1, -1).replaceAll("null", "NULL")}}`];
		}),
	) as BatchRow;

export function currencyNumber(code: string): number {
	const currency = currencyOf(code);
	check(currency, `the ledger has no wallets in ${code}`);
	return currency.number;
}

/** The parameters of POST_BATCH. The operations are sorted by player and no wallet comes twice. */
export function batchValues(operations: readonly Operation[], atMs: number): unknown[] {
	return [
		new Date(atMs).toISOString(),
		int8Column(operations, (operation) => operation.opId),
		int2Column(operations, (operation) => bucketOf(operation.playerId)),
		int8Column(operations, (operation) => operation.playerId),
		int2Column(operations, (operation) => currencyNumber(operation.currency)),
		int2Column(operations, (operation) => KINDS[operation.kind].number),
		int8Column(operations, (operation) => operation.reference),
		int4Column(operations, (operation) => operation.gameId),
		int8Column(operations, (operation) => operation.stakeMinor),
		int8Column(operations, (operation) => operation.winMinor),
		...sealedValues(operations),
		...followingValues(operations),
		...termsValues(operations),
	];
}

const NOTHING: readonly Uint8Array[] = [];

function sealedValues(operations: readonly Operation[]): unknown[] {
	const parts = operations.some((operation) => operation.sealed)
		? operations.map((operation) => operation.sealed ?? new Uint8Array())
		: NOTHING;
	if (parts.length === 0) return [null, null, null];
	let next = 1;
	const starts = parts.map((part) => {
		const start = next;
		next += part.length;
		return start;
	});
	return [Buffer.concat(parts), int4Column(starts, (start) => start), int4Column(parts, (part) => part.length)];
}

/** Null without any; 0 for those that follow nothing. */
function followingValues(operations: readonly Operation[]): unknown[] {
	if (!operations.some(({ follows }) => follows)) return [null, null];
	return [
		int8Column(operations, ({ follows }) => follows?.opened ?? 0n),
		int2Column(operations, ({ follows }) => follows?.revision ?? 0),
	];
}

const SHOWN_NONE = -1n;

/** Null where no caller says anything of classes and bonuses. */
function termsValues(operations: readonly Operation[]): unknown[] {
	if (!operations.some(({ gameClass, grant }) => gameClass || grant !== undefined)) return [null, null];
	return [
		int2Column(operations, ({ gameClass }) => (gameClass ? GAME_CLASSES[gameClass] : 0)),
		int8Column(operations, ({ grant }) => (grant === undefined ? 0n : (grant ?? SHOWN_NONE))),
	];
}
