import { check } from "@baize/kernel/check";
import { idText } from "@baize/kernel/id";
import type { Tx } from "@baize/platform-server";
import type { BooksPort, PaymentKind } from "../ports.ts";
import { paymentEntry } from "./payment-entry.ts";

/** Posts a payment whose money has just moved, in the transaction that moved it. */
export async function postPayment(
	{ books }: { books: BooksPort },
	tx: Tx,
	kind: PaymentKind,
	payment: Parameters<typeof paymentEntry>[1],
): Promise<void> {
	const answer = await books.post(tx, paymentEntry(kind, payment));
	check(answer !== "conflict", `the books have another entry for the ${kind} ${idText(payment.id)}`);
}
