import { check } from "@baize/kernel/check";
import type { Fund, Operation, Parts, Posted, WalletState } from "../../contract/index.ts";
import type { BatchColumn, BatchRow } from "./batch.ts";
import { integersOf } from "./columns.ts";

/** The outcome of each operation, and the wallets that moved; of these again those in which a grant was completed. */
export type BatchResult = { posted: Posted[]; moved: WalletState[]; converted: WalletState[] };

const MOVED = ["moved_place", "moved_seq", "moved_cash"] as const;
const UNMOVED = ["unmoved_place", "unmoved_outcome", "unmoved_seq", "unmoved_cash"] as const;
const HELD = ["held_place", "held_guard", "held_headroom", "held_until_ms"] as const;
const FUND = [
	"fund_place",
	"fund_bonus",
	"fund_locked",
	"fund_np_bonus",
	"fund_pending_withdrawal",
	"fund_open_stakes",
] as const;
const PART = [
	"part_place",
	"part_grant",
	"part_stake_bonus",
	"part_stake_locked",
	"part_stake_removed",
	"part_win_bonus",
	"part_win_locked",
	"part_win_removed",
	"part_counted",
] as const;
const CONVERTED = ["converted_place", "converted_seq", "converted_cash"] as const;

/** The result of POST_BATCH in the order of the operations. What is missing in it is a mistake of ours, never a default. */
export function readBatch(row: BatchRow, operations: readonly Operation[]): BatchResult {
	const posted = new Array<Posted>(operations.length);
	const { moved, converted } = readMoved(row, operations, posted);
	const unmoved = readUnmoved(row, operations, posted);
	check(moved.length + unmoved === operations.length, "post_batch answers every operation");
	return { posted, moved, converted };
}

/** The applied operations: `posted` gets their outcomes. */
function readMoved(row: BatchRow, operations: readonly Operation[], posted: Posted[]): Omit<BatchResult, "posted"> {
	const [places, seqs, amounts] = groupOf(row, MOVED);
	const otherFunds = readOtherFunds(row);
	const parts = readParts(row);
	const ended = readConverted(row);
	const moved: WalletState[] = [];
	const converted: WalletState[] = [];
	for (let i = 0; i < places.length; i++) {
		const place = places[i]!;
		const seq = BigInt(seqs[i]!);
		const cash = BigInt(amounts[i]!);
		const outcome: Posted = { status: "done", cashAfterMinor: cash, seq, replayed: false, ...parts?.get(place) };
		const { playerId, currency } = answer(operations, posted, place, outcome);
		const { bonus, locked, npBonus, pendingWithdrawal, openStakes } = otherFunds?.get(place) ?? NO_OTHER_FUNDS;
		const rest = { npBonus, pendingWithdrawal, openStakes };
		const state = { playerId, currency, seq, cash, bonus, locked, ...rest, ...ended?.get(place) };
		moved.push(state);
		if (ended?.has(place)) converted.push(state);
	}
	return { moved, converted };
}

/** The other operations: `posted` gets their outcomes. Returns how many they are. */
function readUnmoved(row: BatchRow, operations: readonly Operation[], posted: Posted[]): number {
	const [places, outcomes, seqs, cash] = groupOf(row, UNMOVED);
	const blocked = readBlocked(row);
	for (const [i, place] of places.entries()) {
		const outcome = unmovedAs(outcomes[i]!, BigInt(cash[i]!), BigInt(seqs[i]!), blocked.get(place));
		answer(operations, posted, place, outcome);
	}
	return places.length;
}

/** Each operation is answered once. */
function answer(operations: readonly Operation[], posted: Posted[], place: string, outcome: Posted): Operation {
	const at = Number(place) - 1;
	const operation = operations[at];
	check(operation && posted[at] === undefined, "post_batch answers each operation once");
	posted[at] = outcome;
	return operation;
}

type Blocked = Extract<Posted, { status: "blocked" }>;

function unmovedAs(outcome: string, cashMinor: bigint, seq: bigint, blocked: Blocked | undefined): Posted {
	switch (outcome) {
		case "1":
			return { status: "done", cashAfterMinor: cashMinor, seq, replayed: true };
		case "2":
			return { status: "insufficient", cashMinor };
		case "3":
			return { status: "conflict" };
		case "4":
			return { status: "missing" };
		case "6":
			return { status: "termsChanged" };
		default:
			check(outcome === "5" && blocked, `post_batch names outcome ${outcome}, or the guard that blocks an operation`);
			return blocked;
	}
}

type OtherFunds = Omit<Pick<WalletState, Fund>, "cash">;

/** The function names every wallet that has any. */
const NO_OTHER_FUNDS: OtherFunds = { bonus: 0n, locked: 0n, npBonus: 0n, pendingWithdrawal: 0n, openStakes: 0n };

function readOtherFunds(row: BatchRow): Map<string, OtherFunds> | undefined {
	const [places, bonus, locked, npBonus, pendingWithdrawal, openStakes] = groupOf(row, FUND);
	if (places.length === 0) return undefined;
	const fundsAt = (i: number): OtherFunds => ({
		bonus: BigInt(bonus[i]!),
		locked: BigInt(locked[i]!),
		npBonus: BigInt(npBonus[i]!),
		pendingWithdrawal: BigInt(pendingWithdrawal[i]!),
		openStakes: BigInt(openStakes[i]!),
	});
	return new Map(places.map((place, i) => [place, fundsAt(i)]));
}

function readBlocked(row: BatchRow): Map<string, Blocked> {
	const [places, guards, headrooms, untils] = groupOf(row, HELD);
	const blockedAt = (i: number): Blocked => ({
		status: "blocked",
		guard: Number(guards[i]),
		headroomMinor: BigInt(headrooms[i]!),
		untilMs: untils[i] === "NULL" ? null : Number(untils[i]),
	});
	return new Map(places.map((place, i) => [place, blockedAt(i)]));
}

/** Most batches have none. */
function readParts(row: BatchRow): Map<string, { parts: Parts }> | undefined {
	const [places, grants, stakeBonus, stakeLocked, stakeRemoved, winBonus, winLocked, winRemoved, counted] = groupOf(
		row,
		PART,
	);
	if (places.length === 0) return undefined;
	const partsAt = (i: number): Parts => ({
		grant: BigInt(grants[i]!),
		stakeBonusMinor: BigInt(stakeBonus[i]!),
		stakeLockedMinor: BigInt(stakeLocked[i]!),
		stakeRemovedMinor: BigInt(stakeRemoved[i]!),
		winBonusMinor: BigInt(winBonus[i]!),
		winLockedMinor: BigInt(winLocked[i]!),
		winRemovedMinor: BigInt(winRemoved[i]!),
		countedX1000: BigInt(counted[i]!),
	});
	return new Map(places.map((place, i) => [place, { parts: partsAt(i) }]));
}

/** The wallets in which a grant was completed, as they are after the operation that ended it. */
function readConverted(row: BatchRow): Map<string, Partial<WalletState>> | undefined {
	const [places, seqs, cash] = groupOf(row, CONVERTED);
	if (places.length === 0) return undefined;
	return new Map(
		places.map((place, i) => [place, { seq: BigInt(seqs[i]!), cash: BigInt(cash[i]!), bonus: 0n, locked: 0n }]),
	);
}

type Elements<Columns> = { [Column in keyof Columns]: readonly string[] };

/** The columns of a group have the same length, or are null where it is empty: each of them, or the answer is not whole. */
function groupOf<const Columns extends readonly BatchColumn[]>(row: BatchRow, columns: Columns): Elements<Columns> {
	const isEmpty = columns.every((column) => row[column] === null);
	const group = columns.map((column) =>
		isEmpty ? [] : integersOf(row[column], column, { mayBeNull: column === "held_until_ms" }),
	);
	check(
		group.every(({ length }) => length === group[0]!.length),
		`post_batch answers as much in each of ${columns.join(", ")}`,
	);
	return group as Elements<Columns>;
}
