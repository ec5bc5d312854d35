import { OpenProposal } from "@baize/desk/contract";
import { EnumOf, Integer, ListOf, Optional, type Static, Struct, Text } from "@baize/kernel/call";
import { IdText, WithdrawalStateText } from "../schemas.ts";

/** Its file can be downloaded once it is released; a dissolved one has paid nothing, and its payments wait again. */
export const BATCH_STATES = ["built", "released", "dissolved"] as const;
export type BatchState = (typeof BATCH_STATES)[number];

/** Banks take files of this length, and a person can look through it. */
export const MAX_BATCH_PAYMENTS = 500;
/** A report of a bank about a batch. */
export const MAX_REPORT_LENGTH = 5_000_000;

const batch = {
	id: IdText,
	provider: Text(),
	currency: Text(),
	state: EnumOf(BATCH_STATES),
	payments: Integer(),
	totalMinor: Integer(),
	builtAtMs: Integer(),
	builtBy: Text(),
};

export const PayoutBatchRow = Struct({
	...batch,
	/** Of its payments, those that were paid, and those that came back. */
	paid: Integer(),
	failed: Integer(),
});
export type PayoutBatchListed = Static<typeof PayoutBatchRow>;

export const PayoutBatch = Struct({
	...PayoutBatchRow.properties,
	/** The SHA-256 of the file, to compare with what the bank has received. */
	sha256: Text(),
	releasedAtMs: Optional(Integer()),
	/** Those who have proposed and approved its release. */
	releasedBy: Optional(Text()),
	proposal: Optional(OpenProposal),
	items: ListOf(
		Struct({
			id: IdText,
			number: Integer(),
			playerName: Optional(Text()),
			destination: Text(),
			amountMinor: Integer(),
			state: WithdrawalStateText,
			reason: Optional(Text()),
		}),
	),
});
export type PayoutBatchView = Static<typeof PayoutBatch>;

/** Approved withdrawals that no batch has yet. */
export const WaitingPayouts = Struct({
	provider: Text(),
	currency: Text(),
	payments: Integer(),
	totalMinor: Integer(),
});
export type WaitingPayouts = Static<typeof WaitingPayouts>;
