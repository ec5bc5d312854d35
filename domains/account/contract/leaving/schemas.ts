import { IdText } from "@baize/identity/contract";
import { EnumOf, Integer, ListOf, Optional, type Static, Struct, Text } from "@baize/kernel/call";

const EXPORT_STATES = ["asked", "ready", "failed"] as const;

/** A copy of all data about a player. */
export const DataExport = Struct({
	id: IdText,
	state: EnumOf(EXPORT_STATES),
	requestedAtMs: Integer(),
	/** When the download expires. */
	endsAtMs: Optional(Integer()),
	bytes: Optional(Integer()),
});
export type DataExport = Static<typeof DataExport>;

/** What is still pending in an account that is about to be closed. */
export const PendingBusiness = Struct({
	balances: ListOf(Struct({ currency: Text(), amountMinor: Integer(), formatted: Text() })),
	/** Rounds that wait for the player's decisions. */
	openRounds: Integer(),
	openBets: Integer(),
	pendingWithdrawals: Integer(),
});
export type PendingBusiness = Static<typeof PendingBusiness>;
