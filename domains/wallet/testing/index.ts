import type { Id } from "@baize/kernel/id";
import { openTestBooks, type TestBooks } from "@baize/ledger/testing";
import { openWallet, type Wallet } from "../server/index.ts";

/** A separate wallet over a separate ledger, on the real database. */
export type TestWallet = TestBooks & { wallet: Wallet };

export async function openTestWallet(): Promise<TestWallet> {
	const books = await openTestBooks();
	return { ...books, wallet: openWallet({ ledger: books.ledger }) };
}

/** A player who has deposited this much. */
export async function playerWithCash(
	{ wallet, database, newId }: Pick<TestWallet, "wallet" | "database" | "newId">,
	amountMinor: bigint,
	currency = "CAD",
): Promise<Id> {
	const playerId = newId();
	await wallet.open(database.reader, playerId, currency);
	await wallet.batched.deposit({ playerId, currency, reference: newId(), amountMinor });
	return playerId;
}
