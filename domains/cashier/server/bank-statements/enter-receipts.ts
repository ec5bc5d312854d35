import type { Id } from "@baize/kernel/id";
import type { Tx } from "@baize/platform-server";
import { insertReceipt } from "../bank-receipts/receipt-store.ts";
import type { CashierDeps } from "../deps.ts";
import type { BankLine } from "./named-payment-store.ts";

/** As long as an operator may write them. */
const MAX_TEXT = 140;
const MAX_BANK_REFERENCE = 64;
const NOT_NAMED = "–";

type Entering = { provider: string; by: Id };

/**
 * Enters what has arrived on a bank account, as an operator would by hand: each line once, by the bank's own number of it.
 * A line without one cannot be recognised again, and is left to be entered by hand. Returns how many are new.
 */
export async function enterReceipts(
	deps: CashierDeps,
	tx: Tx,
	{ provider, by }: Entering,
	lines: readonly BankLine[],
): Promise<number> {
	const currencies = deps.providers.named(provider)?.capabilities().deposits.bankTransfer ?? [];
	let entered = 0;
	for (const { kind, currency, amountMinor, date, text = "", payer = "", bankReference } of lines) {
		const isTaken = currencies === "all" || currencies.includes(currency);
		if (kind !== "deposit" || !isTaken || !bankReference || bankReference.length > MAX_BANK_REFERENCE) continue;
		const isNew = await insertReceipt(tx, {
			...{ id: deps.ids(), provider, bank_reference: bankReference, currency, amount: amountMinor },
			...{ payer: payer.slice(0, MAX_TEXT).trim() || NOT_NAMED, text: text.slice(0, MAX_TEXT).trim() },
			...{ booked_on: date, state: "open", payment_id: null, player_id: null, evidence: null },
			...{ entered_by: by, entered_at: deps.now(), decided_by: null, decided_at: null },
		});
		if (isNew) entered++;
	}
	return entered;
}
