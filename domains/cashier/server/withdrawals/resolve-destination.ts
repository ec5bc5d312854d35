import type { Id } from "@baize/kernel/id";
import { isCoinAddress, plainAccount, plainCoinAddress, savedAccount } from "../../contract/index.ts";
import type { PayableAccount } from "../bank-accounts/index.ts";
import type { CashierDeps } from "../deps.ts";

/** The number of a bank account: of a saved one, or as it was typed. */
export async function resolveAccount(
	{ payableAccounts, database }: Pick<CashierDeps, "payableAccounts" | "database">,
	playerId: Id,
	named: string,
): Promise<{ account: string; linked?: PayableAccount }> {
	const linked = await payableAccounts(database.reader, playerId);
	// An address keeps its letters as they are, by which it is seen that it is no account.
	const plain = isCoinAddress(named) ? plainCoinAddress(named) : plainAccount(named);
	const found = linked.find(({ id, account }) => savedAccount(id) === named || account === plain);
	return found ? { account: found.account, linked: found } : { account: plain };
}
