import type { Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import type { Selectable } from "kysely";
import type { Tables } from "../tables.ts";
import { bucketOfFingerprint } from "./bank-account-fingerprint.ts";

export type BankAccountRow = Selectable<Tables["cashier.bank_account"]>;
export type BankAccountStatus = BankAccountRow["status"];
type NewClaim = Omit<BankAccountRow, "bucket">;

const table = (reader: Reader) => rows<Tables>(reader);

/**
 * False where the player has a row for this account, or where it is claimed as the player's own but belongs to another.
 */
export async function addClaim(tx: Tx, claim: NewClaim): Promise<boolean> {
	const added = await table(tx)
		.insertInto("cashier.bank_account")
		.values({ ...claim, bucket: bucketOfFingerprint(claim.fingerprint) })
		.onConflict((conflict) => conflict.doNothing())
		.executeTakeFirst();
	return added.numInsertedOrUpdatedRows === 1n;
}

/** All players who have, had or tried to link this account. */
export const claimsOfAccount = (reader: Reader, fingerprint: Buffer): Promise<BankAccountRow[]> =>
	table(reader)
		.selectFrom("cashier.bank_account")
		.selectAll()
		.where("fingerprint", "=", fingerprint)
		.where("bucket", "=", bucketOfFingerprint(fingerprint))
		.orderBy("since")
		.execute();

export const lockClaimsOfAccount = (tx: Tx, fingerprint: Buffer): Promise<BankAccountRow[]> =>
	table(tx)
		.selectFrom("cashier.bank_account")
		.selectAll()
		.where("fingerprint", "=", fingerprint)
		.where("bucket", "=", bucketOfFingerprint(fingerprint))
		.orderBy("player_id")
		.forUpdate()
		.execute();

export async function setClaimStatus(
	tx: Tx,
	{ fingerprint, bucket, player_id }: BankAccountRow,
	status: BankAccountStatus,
): Promise<void> {
	await table(tx)
		.updateTable("cashier.bank_account")
		.set({ status })
		.where("fingerprint", "=", fingerprint)
		.where("bucket", "=", bucket)
		.where("player_id", "=", player_id)
		.execute();
}

/** A player's accounts, across buckets, for operators. */
export const claimsOfPlayer = (reader: Reader, playerId: Id): Promise<BankAccountRow[]> =>
	table(reader)
		.selectFrom("cashier.bank_account")
		.selectAll()
		.where("player_id", "=", playerId)
		.orderBy("since")
		.execute();

/** Those who wanted an account of another player or had one before: each waits for an operator to look. */
export async function playersToReview(reader: Reader): Promise<Id[]> {
	const found = await table(reader)
		.selectFrom("cashier.bank_account")
		.select("player_id")
		.distinct()
		.where("status", "in", ["refused", "duplicate"])
		.execute();
	return found.map(({ player_id }) => player_id);
}

type Unmarked = {
	account_id: bigint;
	player_id: bigint;
	bucket: number;
	sealed: Buffer;
	last_four: string;
	added_at: Date;
};

/** Linked accounts that have no fingerprint yet, after this one. */
export const accountsWithoutFingerprint = (reader: Reader, after: Id, limit: number): Promise<Unmarked[]> =>
	table(reader)
		.selectFrom("cashier.linked_account")
		.select(["account_id", "player_id", "bucket", "sealed", "last_four", "added_at"])
		.where("fingerprint", "is", null)
		.where("account_id", ">", after)
		.orderBy("account_id")
		.limit(limit)
		.execute();

export async function setFingerprint(
	tx: Tx,
	{ account_id, bucket }: Pick<Unmarked, "account_id" | "bucket">,
	fingerprint: Buffer,
): Promise<void> {
	await table(tx)
		.updateTable("cashier.linked_account")
		.set({ fingerprint })
		.where("account_id", "=", account_id)
		.where("bucket", "=", bucket)
		.execute();
}
