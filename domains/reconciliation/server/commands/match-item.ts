import { refuser } from "@baize/kernel/error";
import { idText, readId } from "@baize/kernel/id";
import type { Handler } from "@baize/platform-server";
import { type matchItem, reconciliationErrors } from "../../contract/index.ts";
import type { ReconciliationPorts } from "../ports.ts";
import { closeMissing, lockProvider, takenPayments, updateItem } from "../store.ts";
import { itemView } from "../views.ts";
import { lockOpenItem } from "./open-item.ts";

const refuse = refuser(reconciliationErrors);

/** An operator says which payment a line is. Where the two sums differ, the line stays open with its difference. */
export const matchingItem =
	({ database, clock, cashier, audit, nameOf }: ReconciliationPorts): Handler<typeof matchItem> =>
	async ({ params, body }, { session, ip }) => {
		const name = await nameOf(session);
		const reason = body.reason.trim();
		return database.transaction(async (tx) => {
			const item = await lockOpenItem(tx, params.item);
			await lockProvider(tx, item.provider);
			const paymentId = readId(body.paymentId)!;
			const nothing = new Date(0);
			const at = new Date(clock.nowMs());
			const [payment] = await cashier.settledPayments(tx, {
				provider: item.provider,
				from: nothing,
				until: nothing,
				ids: [paymentId],
			});
			if (!payment || item.number === null || payment.kind !== item.kind || payment.currency !== item.currency)
				throw refuse("PAYMENT_UNKNOWN");
			const taken = await takenPayments(tx, [paymentId]);
			if (item.payment_id !== paymentId && taken.has(paymentId)) throw refuse("PAYMENT_MATCHED");
			const isSame = payment.amountMinor === item.amount;
			const closed = { closed_at: at, closed_by: session.playerId, closed_by_name: name, reason };
			const changed = await updateItem(tx, item.item_id, {
				state: isSame ? "matched" : "amount",
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
			return itemView(changed);
		});
	};
