import { type JournalRow, kindNumbered } from "../contract/index.ts";
import { type PartsRow, partsOf } from "./parts.ts";

/** The columns of an operation of the journal, joined with its parts. */
export type OperationRow = PartsRow & {
	op_id: bigint;
	seq: bigint;
	kind: number;
	reference: bigint;
	game_id: number;
	stake: bigint;
	win: bigint;
	cash_after: bigint;
	at: Date;
};

export const operationOf = (row: OperationRow): Omit<JournalRow, "isSealed"> => ({
	opId: row.op_id,
	seq: row.seq,
	kind: kindNumbered(row.kind)!,
	reference: row.reference,
	gameId: row.game_id,
	stakeMinor: row.stake,
	winMinor: row.win,
	cashAfterMinor: row.cash_after,
	atMs: row.at.getTime(),
	...partsOf(row),
});
