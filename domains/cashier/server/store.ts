import { bucketOf, type Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import { type RawBuilder, sql } from "kysely";
import type { DepositState, WithdrawalState } from "../contract/index.ts";
import type { Actor, DepositRow, StepRow, Tables, WithdrawalRow } from "./tables.ts";

export type InBucket = { bucket: number; id: Id };

/** False if the player's requestId is taken: then nothing was written. */
export async function insertDeposit(tx: Tx, row: DepositRow): Promise<boolean> {
	const answer = await rows<Tables>(tx)
		.insertInto("cashier.deposit")
		.values(row)
		.onConflict((conflict) => conflict.columns(["bucket", "player_id", "request_id"]).doNothing())
		.executeTakeFirst();
	return answer.numInsertedOrUpdatedRows === 1n;
}

export async function insertWithdrawal(tx: Tx, row: WithdrawalRow): Promise<boolean> {
	const answer = await rows<Tables>(tx)
		.insertInto("cashier.withdrawal")
		.values(row)
		.onConflict((conflict) => conflict.columns(["bucket", "player_id", "request_id"]).doNothing())
		.executeTakeFirst();
	return answer.numInsertedOrUpdatedRows === 1n;
}

export const depositByRequestId = (reader: Reader, playerId: Id, requestId: string): Promise<DepositRow | undefined> =>
	rows<Tables>(reader)
		.selectFrom("cashier.deposit")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("request_id", "=", requestId)
		.executeTakeFirst();

export const withdrawalByRequestId = (
	reader: Reader,
	playerId: Id,
	requestId: string,
): Promise<WithdrawalRow | undefined> =>
	rows<Tables>(reader)
		.selectFrom("cashier.withdrawal")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("request_id", "=", requestId)
		.executeTakeFirst();

/** Locked until the transaction ends, so that a decision about it stays true. */
export const lockDeposit = (tx: Tx, { bucket, id }: InBucket): Promise<DepositRow | undefined> =>
	rows<Tables>(tx)
		.selectFrom("cashier.deposit")
		.selectAll()
		.where("bucket", "=", bucket)
		.where("id", "=", id)
		.forUpdate()
		.executeTakeFirst();

export const lockWithdrawal = (tx: Tx, id: Id): Promise<WithdrawalRow | undefined> =>
	rows<Tables>(tx).selectFrom("cashier.withdrawal").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

/** Stores what the provider calls the payout, and answers what is stored: of two at the same time the first one. */
export async function keepReference(reader: Reader, { bucket, id }: InBucket, reference: string): Promise<string> {
	const kept = await sql<{ reference: string }>`update cashier.withdrawal
		set provider_reference = coalesce(provider_reference, ${reference})
		where bucket = ${bucket} and id = ${id} returning provider_reference as reference`.execute(reader);
	return kept.rows[0]!.reference;
}

/** The provider has answered that it makes the payout later. */
export async function noteLater(reader: Reader, { bucket, id }: InBucket, at: Date): Promise<void> {
	await rows<Tables>(reader)
		.updateTable("cashier.withdrawal")
		.set({ later_at: at })
		.where("bucket", "=", bucket)
		.where("id", "=", id)
		.execute();
}

/** A player's withdrawals that have not been sent yet, locked until the transaction ends. */
export const lockUnpaidOf = (tx: Tx, playerId: Id): Promise<WithdrawalRow[]> =>
	rows<Tables>(tx)
		.selectFrom("cashier.withdrawal")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("state", "in", ["requested", "approved"])
		.orderBy("id")
		.forUpdate()
		.execute();

/** Bank transfers from before accounts were claimed, the oldest first. */
export const unclaimedWithdrawals = (reader: Reader, limit: number): Promise<WithdrawalRow[]> =>
	rows<Tables>(reader)
		.selectFrom("cashier.withdrawal")
		.selectAll()
		.where("method", "=", "bankTransfer")
		.where("is_account_claimed", "=", false)
		.orderBy("id")
		.limit(limit)
		.execute();

export async function markClaimed(tx: Tx, { bucket, id }: WithdrawalRow): Promise<void> {
	await rows<Tables>(tx)
		.updateTable("cashier.withdrawal")
		.set({ is_account_claimed: true })
		.where("bucket", "=", bucket)
		.where("id", "=", id)
		.execute();
}

/** Withdrawals whose hold has expired, the longest expired first. */
export async function withdrawalsToRelease(reader: Reader, now: Date, limit: number): Promise<Id[]> {
	const found = await rows<Tables>(reader)
		.selectFrom("cashier.withdrawal")
		.select("id")
		.where("state", "=", "requested")
		.where("hold_ended_at", "is", null)
		.where("held_until", "<=", now)
		.orderBy("held_until")
		.limit(limit)
		.execute();
	return found.map(({ id }) => id);
}

/** Withdrawals that were approved before then and have not been sent, the oldest first. */
export async function approvedBefore(reader: Reader, before: Date, limit: number): Promise<Id[]> {
	const found = await rows<Tables>(reader)
		.selectFrom("cashier.withdrawal")
		.select("id")
		.where("state", "=", "approved")
		.where("changed_at", "<", before)
		.orderBy("id")
		.limit(limit)
		.execute();
	return found.map(({ id }) => id);
}

export const readDepositIn = (reader: Reader, { bucket, id }: InBucket): Promise<DepositRow | undefined> =>
	rows<Tables>(reader)
		.selectFrom("cashier.deposit")
		.selectAll()
		.where("bucket", "=", bucket)
		.where("id", "=", id)
		.executeTakeFirst();

export const readDepositRow = (reader: Reader, id: Id): Promise<DepositRow | undefined> =>
	rows<Tables>(reader).selectFrom("cashier.deposit").selectAll().where("id", "=", id).executeTakeFirst();

export const readWithdrawalRow = (reader: Reader, id: Id): Promise<WithdrawalRow | undefined> =>
	rows<Tables>(reader).selectFrom("cashier.withdrawal").selectAll().where("id", "=", id).executeTakeFirst();

type DepositChange = Partial<
	{ state: DepositState; changed_at: Date } & Pick<
		DepositRow,
		"pay_url" | "card_token" | "card_label" | "reason" | "ask_at" | "provider" | "amount"
	>
>;
type WithdrawalChange = { state: WithdrawalState; changed_at: Date } & Partial<
	Pick<
		WithdrawalRow,
		| "reason"
		| "ask_at"
		| "hold_ended_at"
		| "lane"
		| "lane_rules"
		| "claimed_by"
		| "claimed_until"
		| "approved_once_by"
		| "approved_once_at"
	>
>;

export async function updateDeposit(tx: Tx, row: DepositRow, change: DepositChange): Promise<void> {
	await rows<Tables>(tx)
		.updateTable("cashier.deposit")
		.set(change)
		.where("bucket", "=", row.bucket)
		.where("id", "=", row.id)
		.execute();
}

export async function updateWithdrawal(tx: Tx, row: WithdrawalRow, change: WithdrawalChange): Promise<void> {
	await rows<Tables>(tx)
		.updateTable("cashier.withdrawal")
		.set(change)
		.where("bucket", "=", row.bucket)
		.where("id", "=", row.id)
		.execute();
}

export async function insertStep(
	tx: Tx,
	payment: { bucket: number; id: Id },
	step: { state: string; at: Date; by: Actor; reason: string | null },
): Promise<void> {
	await rows<Tables>(tx)
		.insertInto("cashier.step")
		.values({ bucket: payment.bucket, payment_id: payment.id, number: nextNumber(payment), ...step })
		.execute();
}

/** A step that may happen more than once: only its first time is recorded. */
export async function insertStepOnce(
	tx: Tx,
	payment: { bucket: number; id: Id },
	step: { state: string; at: Date; by: Actor; reason: string | null },
): Promise<void> {
	await rows<Tables>(tx)
		.insertInto("cashier.step")
		.values({ bucket: payment.bucket, payment_id: payment.id, number: nextNumber(payment), ...step })
		.onConflict((conflict) => conflict.columns(["bucket", "payment_id", "state"]).doNothing())
		.execute();
}

// The payment is locked, so no other transaction counts at the same time.
const nextNumber = ({ bucket, id }: { bucket: number; id: Id }) =>
	sql<number>`(select count(*) + 1 from cashier.step where bucket = ${bucket} and payment_id = ${id})`;

/** The steps of payments of one bucket, in the order in which they happened. */
export async function readSteps(reader: Reader, bucket: number, ids: readonly Id[]): Promise<StepRow[]> {
	if (ids.length === 0) return [];
	return rows<Tables>(reader)
		.selectFrom("cashier.step")
		.selectAll()
		.where("bucket", "=", bucket)
		.where("payment_id", "in", ids)
		.orderBy("number")
		.execute();
}

/** `since`: from when its provider has been silent. A withdrawal was requested long before it was ordered. */
export type DuePayment = { kind: "deposit" | "withdrawal"; provider: string; since: Date } & InBucket;

/** Payments for which the provider is to be polled, the longest waiting first. */
export async function paymentsToPoll(reader: Reader, at: Date, limit: number): Promise<DuePayment[]> {
	const due = (table: "cashier.deposit" | "cashier.withdrawal", since: RawBuilder<Date>) =>
		rows<Tables>(reader)
			.selectFrom(table)
			.select(["id", "bucket", "provider", since.as("since")])
			.where("ask_at", "<=", at)
			.orderBy("ask_at")
			.limit(limit)
			.execute();
	const [deposits, withdrawals] = await Promise.all([
		due("cashier.deposit", sql<Date>`created_at`),
		due("cashier.withdrawal", sql<Date>`greatest(changed_at, later_at)`),
	]);
	return [
		...deposits.map((row): DuePayment => ({ kind: "deposit", ...row })),
		...withdrawals.map((row): DuePayment => ({ kind: "withdrawal", ...row })),
	];
}

/** Sets the time of the next poll; does nothing if the payment is over, whose ask_at is null. */
export async function postponePoll(
	reader: Reader,
	{ kind, bucket, id }: Pick<DuePayment, "kind" | "bucket" | "id">,
	at: Date,
): Promise<void> {
	await rows<Tables>(reader)
		.updateTable(kind === "deposit" ? "cashier.deposit" : "cashier.withdrawal")
		.set({ ask_at: at })
		.where("bucket", "=", bucket)
		.where("id", "=", id)
		.where("ask_at", "is not", null)
		.execute();
}
