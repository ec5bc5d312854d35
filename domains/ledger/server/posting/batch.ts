import { check } from "@baize/kernel/check";
import { bucketOf } from "@baize/kernel/id";
import { currencyOf } from "@baize/kernel/money";
import { type Fund, KINDS, type Operation, type Posted, type WalletState } from "../../contract/index.ts";
import { elementsOf, int2Column, int4Column, int8Column } from "./columns.ts";

/**
 * One call of the function in functions/post_batch.sql. Its arrays come back as text, independent of the type parsers.
 */
export const POST_BATCH = `select place::text, outcome::text, seq::text, cash::text, funds, held
	from ledger.post_batch($1::timestamptz, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`;

export type BatchRow = {
	place: string;
	outcome: string | null;
	seq: string;
	cash: string;
	funds: string | null;
	held: string | null;
};

/** The outcome of each operation, and the wallets that moved. */
export type BatchResult = { posted: Posted[]; moved: WalletState[] };

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

/** The result of POST_BATCH in the order of the operations. */
export function readBatch(row: BatchRow, operations: readonly Operation[]): BatchResult {
	const places = elementsOf(row.place);
	const outcomes = row.outcome === null ? undefined : elementsOf(row.outcome);
	const seqs = elementsOf(row.seq);
	const cash = elementsOf(row.cash);
	const otherFunds = readOtherFunds(row.funds);
	const held = readBlocked(row.held);
	check(places.length === operations.length, "a batch answers each of its operations");
	const posted = new Array<Posted>(operations.length);
	const moved: WalletState[] = [];
	for (let i = 0; i < places.length; i++) {
		const place = Number(places[i]);
		const { playerId, currency } = operations[place - 1]!;
		const cashMinor = BigInt(cash[i]!);
		const seq = BigInt(seqs[i]!);
		const outcome = outcomes ? outcomes[i]! : APPLIED;
		posted[place - 1] = held?.get(place) ?? postedOf(outcome, cashMinor, seq);
		if (outcome !== APPLIED) continue;
		const { bonus, locked, npBonus, pendingWithdrawal, openStakes } = otherFunds?.get(place) ?? NO_OTHER_FUNDS;
		moved.push({ playerId, currency, seq, cash: cashMinor, bonus, locked, npBonus, pendingWithdrawal, openStakes });
	}
	return { posted, moved };
}

type OtherFunds = Omit<Pick<WalletState, Fund>, "cash">;

const NO_OTHER_FUNDS: OtherFunds = { bonus: 0n, locked: 0n, npBonus: 0n, pendingWithdrawal: 0n, openStakes: 0n };

function readOtherFunds(text: string | null): Map<number, OtherFunds> | undefined {
	if (text === null) return undefined;
	const entries = text.split(",").map((entry): [number, OtherFunds] => {
		const [place = "", ...amounts] = entry.split(":");
		const [bonus = 0n, locked = 0n, npBonus = 0n, pendingWithdrawal = 0n, openStakes = 0n] = amounts.map(BigInt);
		return [Number(place), { bonus, locked, npBonus, pendingWithdrawal, openStakes }];
	});
	return new Map(entries);
}

type Blocked = Extract<Posted, { status: "blocked" }>;

function readBlocked(text: string | null): Map<number, Blocked> | undefined {
	if (!text) return undefined;
	const entries = text.split(",").map((entry): [number, Blocked] => {
		const [place = "", guard = "", headroom = "", until = ""] = entry.split(":");
		const untilMs = until === "" ? null : Number(until);
		return [Number(place), { status: "blocked", guard: Number(guard), headroomMinor: BigInt(headroom), untilMs }];
	});
	return new Map(entries);
}

const APPLIED = "0";
const APPLIED_BEFORE = "1";
const INSUFFICIENT = "2";
const CONFLICT = "3";

function postedOf(outcome: string, cashMinor: bigint, seq: bigint): Posted {
	if (outcome === APPLIED) return { status: "done", cashAfterMinor: cashMinor, seq, replayed: false };
	if (outcome === APPLIED_BEFORE) return { status: "done", cashAfterMinor: cashMinor, seq, replayed: true };
	if (outcome === INSUFFICIENT) return { status: "insufficient", cashMinor };
	return { status: outcome === CONFLICT ? "conflict" : "missing" };
}
