import { check } from "@baize/kernel/check";
import { idText } from "@baize/kernel/id";
import type { Tx } from "@baize/platform-server";
import type { BooksPort, PaymentKind } from "../ports.ts";
import type { PaymentProviders } from "../provider/registry/index.ts";
import { paymentEntry } from "./payment-entry.ts";

type Ports = { books: BooksPort; providers: Pick<PaymentProviders, "feeOf"> };
type Payment = Parameters<typeof paymentEntry>[1] & { method: string };

/** Posts a payment whose money has just moved, in the transaction that moved it. */
export async function postPayment(
	{ books, providers }: Ports,
	tx: Tx,
	kind: PaymentKind,
	payment: Payment,
): Promise<void> {
	const fee = providers.feeOf(payment.provider, kind, payment.method);
	const answer = await books.post(tx, paymentEntry(kind, payment, fee));
	check(answer !== "conflict", `the books have another entry for the ${kind} ${idText(payment.id)}`);
}
