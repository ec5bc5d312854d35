import { readId } from "@baize/kernel/id";
import type { Tx } from "@baize/platform-server";
import { refuse } from "../refuse.ts";
import { lockWithdrawal } from "../store.ts";
import type { WithdrawalRow } from "../tables.ts";

/** The withdrawal that an operator's call names, locked until the transaction ends. */
export async function lockNamed(tx: Tx, text: string): Promise<WithdrawalRow> {
	const id = readId(text);
	const locked = id === null ? undefined : await lockWithdrawal(tx, id);
	if (!locked || locked.state === "refused") throw refuse("PAYMENT_NOT_FOUND");
	return locked;
}
