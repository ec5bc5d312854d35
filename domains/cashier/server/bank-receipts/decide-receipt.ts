import { refuser } from "@baize/kernel/error";
import { type Id, idText, readId } from "@baize/kernel/id";
import { fromWire } from "@baize/kernel/money";
import type { Handler, SignedInVisit, Tx } from "@baize/platform-server";
import {
	type enterBankReceipt,
	type matchBankReceipt,
	receiptErrors,
	type returnBankReceipt,
	type UnknownReason,
} from "../../contract/index.ts";
import type { CashierDeps } from "../deps.ts";
import type { ProviderNotification } from "../ports.ts";
import { applyToDeposit } from "../provider/apply-to-deposit.ts";
import { refuse } from "../refuse.ts";
import type { ReceiptRow } from "../tables.ts";
import { noteUnknown, updateUnknown } from "../unknown/unknown-store.ts";
import { type Awaited, depositOfAttempt, isExact } from "./find-deposits.ts";
import { showReceipt } from "./read-receipts.ts";
import { insertReceipt, lockReceipt, receiptByReference, updateReceipt } from "./receipt-store.ts";

const refuseReceipt = refuser(receiptErrors);

export const enteringReceipt =
	(deps: CashierDeps): Handler<typeof enterBankReceipt> =>
	async ({ body }, visit) => {
		const currencies = deps.providers.named(body.provider)?.capabilities().deposits.bankTransfer ?? [];
		if (currencies !== "all" && !currencies.includes(body.currency)) throw refuseReceipt("RECEIPT_ACCOUNT_UNKNOWN");
		const row: ReceiptRow = {
			id: deps.ids(),
			provider: body.provider,
			bank_reference: body.bankReference.trim(),
			currency: body.currency,
			amount: fromWire(body.amountMinor),
			payer: body.payer.trim(),
			text: body.text.trim(),
			booked_on: body.bookedOn,
			state: "open",
			payment_id: null,
			player_id: null,
			evidence: null,
			entered_by: visit.session.playerId,
			entered_at: deps.now(),
			decided_by: null,
			decided_at: null,
		};
		const entered = await deps.database.transaction(async (tx) => {
			if (await insertReceipt(tx, row)) {
				await audit(deps, tx, visit, row, "entered");
				return row;
			}
			const before = (await receiptByReference(tx, row.provider, row.bank_reference))!;
			if (!isSameLine(before, row)) throw refuseReceipt("RECEIPT_ENTERED");
			return before;
		});
		return showReceipt(deps, entered);
	};

const isSameLine = (a: ReceiptRow, b: ReceiptRow): boolean =>
	a.amount === b.amount && a.currency === b.currency && a.booked_on === b.booked_on;

export const matchingReceipt =
	(deps: CashierDeps): Handler<typeof matchBankReceipt> =>
	async ({ params, body }, visit) => {
		const row = await deps.database.transaction(async (tx) => {
			const receipt = await lockOpen(tx, params.receipt);
			const awaited = await depositOfAttempt(tx, receipt, readId(body.deposit));
			if (!awaited || awaited.deposit.currency !== receipt.currency) throw refuseReceipt("RECEIPT_MISMATCH");
			const isWhole = isExact(awaited, receipt);
			const change = {
				state: isWhole ? ("matched" as const) : ("proposed" as const),
				payment_id: awaited.deposit.id,
				player_id: awaited.deposit.player_id,
				evidence: body.evidence.trim(),
				decided_by: visit.session.playerId,
				decided_at: deps.now(),
			};
			await updateReceipt(tx, receipt, change);
			const matched = { ...receipt, ...change };
			await audit(deps, tx, visit, matched, change.state);
			// Last, because it locks the wallet.
			if (isWhole) await applyToDeposit(deps, tx, receipt.provider, reportOf(matched, awaited));
			else await proposeCredit(deps, tx, matched, awaited);
			return matched;
		});
		return showReceipt(deps, row);
	};

const reportOf = ({ amount, currency }: ReceiptRow, { attemptId }: Awaited): ProviderNotification => ({
	kind: "deposit",
	paymentId: attemptId,
	amountMinor: amount,
	currency,
	outcome: "succeeded",
});

/** What came is not what was asked for, or the payer has not named the deposit: a second operator confirms the credit. */
async function proposeCredit(deps: CashierDeps, tx: Tx, receipt: ReceiptRow, { deposit, attemptId }: Awaited) {
	const id = deps.ids();
	const why: UnknownReason = deposit.state === "settled" ? "secondPayment" : "amount";
	await noteUnknown(tx, {
		id,
		kind: "deposit",
		why,
		// A receipt is an entry of its own, also beside another one of the same amount.
		provider: `${receipt.provider} ${receipt.bank_reference}`,
		reported_id: attemptId,
		payment_id: deposit.id,
		player_id: deposit.player_id,
		outcome: "succeeded",
		reported_amount: receipt.amount,
		reported_currency: receipt.currency,
		expected_amount: deposit.amount,
		expected_currency: deposit.currency,
		at: deps.now(),
	});
	await updateUnknown(
		tx,
		{ id },
		{
			state: "proposed",
			action: "credit",
			amount: receipt.amount,
			evidence: receipt.evidence,
			proposed_by: receipt.decided_by,
			proposed_at: receipt.decided_at,
		},
	);
}

export const returningReceipt =
	(deps: CashierDeps): Handler<typeof returnBankReceipt> =>
	async ({ params, body }, visit) => {
		const row = await deps.database.transaction(async (tx) => {
			const receipt = await lockOpen(tx, params.receipt);
			const change = {
				state: "returned" as const,
				evidence: body.evidence.trim(),
				decided_by: visit.session.playerId,
				decided_at: deps.now(),
			};
			await updateReceipt(tx, receipt, change);
			await audit(deps, tx, visit, { ...receipt, ...change }, "returned");
			return { ...receipt, ...change };
		});
		return showReceipt(deps, row);
	};

async function lockOpen(tx: Tx, text: string): Promise<ReceiptRow> {
	const id: Id | null = readId(text);
	const row = id === null ? undefined : await lockReceipt(tx, id);
	if (!row) throw refuse("PAYMENT_NOT_FOUND");
	if (row.state !== "open") throw refuseReceipt("RECEIPT_STATE", { state: row.state });
	return row;
}

const audit = (
	deps: CashierDeps,
	tx: Tx,
	{ session, ip }: SignedInVisit,
	row: ReceiptRow,
	what: "entered" | "matched" | "proposed" | "returned",
): Promise<void> =>
	deps.audit.record(tx, {
		action: `bankReceipt.${what}`,
		actorId: session.playerId,
		...(row.player_id === null ? {} : { playerId: row.player_id }),
		target: idText(row.id),
		details: {
			bankReference: row.bank_reference,
			amountMinor: Number(row.amount),
			currency: row.currency,
			...(row.evidence === null ? {} : { evidence: row.evidence }),
		},
		ip,
	});
