import { bucketOf } from "@baize/kernel/id";
import type { Reader, Tx } from "@baize/platform-server";
import { lockDeposit, lockWithdrawal, readDepositIn, readWithdrawalRow } from "../store.ts";
import type { DepositRow, UnknownRow, WithdrawalRow } from "../tables.ts";

type Entry = Pick<UnknownRow, "kind" | "payment_id" | "player_id">;

/** The payment of ours that an entry is about; undefined if there is none. */
export async function paymentOf(
	reader: Reader,
	{ kind, payment_id: id, player_id: playerId }: Entry,
): Promise<DepositRow | WithdrawalRow | undefined> {
	if (id === null || playerId === null) return undefined;
	return kind === "deposit" ? readDepositIn(reader, { bucket: bucketOf(playerId), id }) : readWithdrawalRow(reader, id);
}

export const lockDepositOf = (
	tx: Tx,
	{ payment_id: id, player_id: playerId }: Entry,
): Promise<DepositRow | undefined> =>
	id === null || playerId === null ? Promise.resolve(undefined) : lockDeposit(tx, { bucket: bucketOf(playerId), id });

export const lockWithdrawalOf = (tx: Tx, { payment_id: id }: Entry): Promise<WithdrawalRow | undefined> =>
	id === null ? Promise.resolve(undefined) : lockWithdrawal(tx, id);
