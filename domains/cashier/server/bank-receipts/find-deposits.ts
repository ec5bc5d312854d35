import { bucketOf, type Id, readId } from "@baize/kernel/id";
import type { Reader } from "@baize/platform-server";
import { idTextIn } from "../provider/adapters/bank-transfer/reference.ts";
import { readAttempt } from "../provider/attempts/attempt-store.ts";
import { readDepositIn } from "../store.ts";
import type { DepositRow, ReceiptRow } from "../tables.ts";
import { awaitedDeposits } from "./receipt-store.ts";

/** A deposit, and the attempt under which its provider knows it. */
export type Awaited = { deposit: DepositRow; attemptId: Id; isNamed: boolean };

/** The attempt whose reference stands in the text of the transfer. */
const namedIn = ({ text }: Pick<ReceiptRow, "text">): Id | null => readId(idTextIn(text) ?? "");

/** The deposit that the text names, then those of the same amount that are awaited. */
export async function depositsFor(reader: Reader, receipt: ReceiptRow): Promise<Awaited[]> {
	const named = await depositOfAttempt(reader, receipt, namedIn(receipt));
	const awaited = await awaitedDeposits(reader, receipt);
	const others = awaited.filter(({ id }) => id !== named?.deposit.id);
	return [...(named ? [named] : []), ...others.map((deposit) => ({ deposit, attemptId: deposit.id, isNamed: false }))];
}

/** Undefined unless the attempt is one of the provider on whose account the money arrived. */
export async function depositOfAttempt(
	reader: Reader,
	receipt: ReceiptRow,
	attemptId: Id | null,
): Promise<Awaited | undefined> {
	const attempt = attemptId === null ? undefined : await readAttempt(reader, attemptId);
	if (!attempt || attempt.provider !== receipt.provider) return undefined;
	const deposit = await readDepositIn(reader, { bucket: bucketOf(attempt.player_id), id: attempt.payment_id });
	return deposit && { deposit, attemptId: attempt.id, isNamed: attempt.id === namedIn(receipt) };
}

/** One operator may credit it: the payer has named it, and sent what was asked for. */
export const isExact = ({ deposit, isNamed }: Awaited, { amount, currency }: ReceiptRow): boolean =>
	isNamed && deposit.amount === amount && deposit.currency === currency && deposit.state !== "settled";
