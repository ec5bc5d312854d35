import type { SettledPayment } from "@baize/cashier/server";
import type { Entry, Line } from "@baize/general-ledger/contract";
import { refuser } from "@baize/kernel/error";
import { type Id, idText, readId } from "@baize/kernel/id";
import type { Handler } from "@baize/platform-server";
import { BANK, type matchItem, reconciliationErrors } from "../../contract/index.ts";
import type { ReconciliationPorts } from "../ports.ts";
import { closeMissing, type ItemRow, lockProvider, takenPayments, updateItem } from "../store.ts";
import { itemView } from "../views.ts";
import { lockOpenItem } from "./open-item.ts";

const refuse = refuser(reconciliationErrors);

/**
 * An operator says which payment a line is; a line of the bank that names none, too. Where the two sums differ, the line
 * stays open with its difference.
 */
export const matchingItem =
	(ports: ReconciliationPorts): Handler<typeof matchItem> =>
	async ({ params, body }, { session, ip }) => {
		const { database, clock, cashier, audit, nameOf } = ports;
		const name = await nameOf(session);
		const reason = body.reason.trim();
		return database.transaction(async (tx) => {
			const item = await lockOpenItem(tx, params.item);
			const isOfBank = item.provider === BANK;
			const paymentId = readId(body.paymentId)!;
			const nothing = new Date(0);
			const at = new Date(clock.nowMs());
			const [payment] = await cashier.settledPayments(tx, {
				provider: isOfBank ? undefined : item.provider,
				from: nothing,
				until: nothing,
				ids: [paymentId],
			});
			if (!payment || item.number === null || payment.kind !== kindOf(item) || payment.currency !== item.currency)
				throw refuse("PAYMENT_UNKNOWN");
			await lockProvider(tx, payment.provider);
			const taken = await takenPayments(tx, [paymentId]);
			if (item.payment_id !== paymentId && taken.has(paymentId)) throw refuse("PAYMENT_MATCHED");
			const isSame = payment.amountMinor === item.amount;
			const closed = { closed_at: at, closed_by: session.playerId, closed_by_name: name, reason };
			const changed = await updateItem(tx, item.item_id, {
				state: isSame ? "matched" : "amount",
				...{ kind: payment.kind, provider: payment.provider },
				payment_id: paymentId,
				payment_amount: payment.amountMinor,
				...(isSame ? { ...closed, closed_as: "matchedByHand" as const } : {}),
			});
			await closeMissing(tx, [paymentId], at);
			await audit.record(tx, {
				action: "statement.matched",
				actorId: session.playerId,
				target: idText(item.item_id),
				details: { reason, payment: body.paymentId },
				ip,
			});
			if (isOfBank) await ports.books.postAll(tx, [outOfSuspense(ports.ids(), item, payment)]);
			return itemView(changed);
		});
	};

/** In the bank's own statement all that has come is "toBank" until it is known what it is. */
function kindOf({ kind, provider }: ItemRow): ItemRow["kind"] {
	if (provider !== BANK) return kind;
	return kind === "toBank" ? "deposit" : "withdrawal";
}

/** The bank has had it since the statement: what stood in suspense is what the provider's payments have brought. */
function outOfSuspense(id: Id, item: ItemRow, { provider, kind }: SettledPayment): Entry {
	const [currency, amountMinor] = [item.currency, kind === "deposit" ? item.amount : -item.amount];
	const lines: Line[] = [
		{ account: "suspense", currency, amountMinor },
		{ account: "providerClearing", subject: provider, currency, amountMinor: -amountMinor },
	];
	return { id, cause: "settlement", reference: idText(item.item_id), lines };
}
