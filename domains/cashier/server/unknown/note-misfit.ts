import { Refusal } from "@baize/kernel/error";
import { bucketOf } from "@baize/kernel/id";
import type { UnknownReason } from "../../contract/index.ts";
import type { CashierDeps } from "../deps.ts";
import type { ProviderNotification } from "../ports.ts";
import { readAttempt } from "../provider/attempts/attempt-store.ts";
import { readDepositIn, readWithdrawalRow } from "../store.ts";
import type { DepositRow, WithdrawalRow } from "../tables.ts";
import { noteReport } from "./note-report.ts";

/** What could not be applied, with our payment that it is about. */
type Misfit = { error: unknown; provider: string; notification: ProviderNotification };

/**
 * Puts a notification that its provider has signed and that does not fit in the queue of what people decide. What failed
 * by our own fault is no misfit: it is sent again.
 */
export async function noteMisfit(deps: CashierDeps, { error, provider, notification }: Misfit): Promise<void> {
	if (!(error instanceof Refusal)) return;
	const row = await paymentOf(deps, provider, notification);
	const why = row ? reasonOf(error.code, row, notification) : "noPayment";
	// Nothing has moved and nothing is claimed to have.
	if (why === "noPayment" && notification.outcome === "failed") return;
	if (why) await noteReport(deps, deps.database.reader, { provider, notification, why, row });
}

type Paid = DepositRow | WithdrawalRow;

async function paymentOf(
	deps: CashierDeps,
	provider: string,
	{ kind, paymentId }: ProviderNotification,
): Promise<Paid | undefined> {
	const { reader } = deps.database;
	if (kind === "withdrawal") {
		const row = await readWithdrawalRow(reader, paymentId);
		return row?.provider === provider ? row : undefined;
	}
	const attempt = await readAttempt(reader, paymentId);
	if (attempt?.provider !== provider) return undefined;
	return readDepositIn(reader, { bucket: bucketOf(attempt.player_id), id: attempt.payment_id });
}

function reasonOf(
	code: string,
	{ state, currency }: Paid,
	{ kind, outcome, currency: reported }: ProviderNotification,
): UnknownReason | undefined {
	if (code === "CALLBACK_AMOUNT") return currency === reported ? "amount" : "currency";
	if (code !== "CALLBACK_STATE") return undefined;
	return kind === "deposit" && outcome === "succeeded" && state === "settled" ? "secondPayment" : "contradiction";
}
