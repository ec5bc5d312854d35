import type { Id } from "@baize/kernel/id";
import type { JournalRow, Kind } from "@baize/ledger/contract";
import type { MovementKind } from "../../contract/index.ts";

/** A movement of money between the player and the world outside, or another player. */
export type Movement = {
	opId: Id;
	/** Its number in the wallet. */
	seq: bigint;
	kind: MovementKind;
	/** The payment or transfer. */
	reference: Id;
	amountMinor: bigint;
	atMs: number;
	/** Of a payment that the cashier knows. */
	method?: string;
};

const KIND_OF: Partial<Record<Kind, MovementKind>> = {
	deposit: "deposit",
	withdrawalRequest: "withdrawal",
	transferOut: "sent",
	transferIn: "received",
};
const TAKEN_BACK: ReadonlySet<Kind> = new Set(["withdrawalCancelled", "withdrawalFailed", "transferReturned"]);

/** What rules are made of, and what takes it back. */
export const MOVEMENT_KINDS = [...Object.keys(KIND_OF), ...TAKEN_BACK] as Kind[];

export const isMovement = ({ kind }: { kind: Kind }): boolean => KIND_OF[kind] !== undefined;

/**
 * The movements of a wallet as they were at the operation with this number, the oldest first: those that were taken back
 * by then are not among them.
 */
export function movementsOf(rows: readonly JournalRow[], upTo: bigint): Movement[] {
	const past = rows.filter(({ seq }) => seq <= upTo);
	const takenBack = new Set(past.filter(({ kind }) => TAKEN_BACK.has(kind)).map(({ reference }) => reference));
	return past
		.filter((row) => isMovement(row) && !(isOut(row) && takenBack.has(row.reference)))
		.map(({ opId, seq, kind, reference, stakeMinor, winMinor, atMs }) => ({
			...{ opId, seq, reference, atMs },
			kind: KIND_OF[kind]!,
			amountMinor: stakeMinor + winMinor,
		}))
		.sort((a, b) => (a.seq < b.seq ? -1 : 1));
}

const isOut = ({ kind }: { kind: Kind }): boolean => kind === "withdrawalRequest" || kind === "transferOut";
