import type { Entry, Line } from "@baize/general-ledger/contract";
import { check } from "@baize/kernel/check";
import { refuser } from "@baize/kernel/error";
import { type Id, idText, readId } from "@baize/kernel/id";
import type { Minor } from "@baize/kernel/money";
import type { Handler, Tx } from "@baize/platform-server";
import { type matchItem, reconciliationErrors, type writeOffItem } from "../../contract/index.ts";
import type { ReconciliationPorts } from "../ports.ts";
import { closeMissing, type ItemRow, lockItem, lockProvider, takenPayments, updateItem } from "../store.ts";
import { itemView } from "../views.ts";

const refuse = refuser(reconciliationErrors);

async function lockOpenItem(tx: Tx, text: string): Promise<ItemRow> {
	const id = readId(text);
	const item = id === null ? undefined : await lockItem(tx, id);
	if (!item) throw refuse("ITEM_NOT_FOUND");
	if (item.closed_at) throw refuse("ITEM_CLOSED");
	return item;
}

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

/** The difference becomes a cost or a gain in the general ledger; what players have does not change. */
export const writingOffItem =
	({ database, clock, ids, books, audit, nameOf }: ReconciliationPorts): Handler<typeof writeOffItem> =>
	async ({ params, body }, { session, ip }) => {
		const name = await nameOf(session);
		const reason = body.reason.trim();
		return database.transaction(async (tx) => {
			const item = await lockOpenItem(tx, params.item);
			const changed = await updateItem(tx, item.item_id, {
				closed_at: new Date(clock.nowMs()),
				closed_by: session.playerId,
				closed_by_name: name,
				closed_as: "writtenOff",
				reason,
			});
			await audit.record(tx, {
				action: "statement.writtenOff",
				actorId: session.playerId,
				target: idText(item.item_id),
				details: { reason, amountMinor: String(clearingDifference(item)), currency: item.currency },
				ip,
			});
			const entry = writeOffEntry(item, ids());
			if (entry) check((await books.post(tx, entry)) === "posted", "a new id is no other entry's");
			return itemView(changed);
		});
	};

/** What the company has more than the books say, negative for less. */
function clearingDifference(item: Pick<ItemRow, "kind" | "amount" | "state" | "payment_amount">): Minor {
	const there = item.state === "missingThere" ? 0n : item.amount;
	const here = item.state === "amount" || item.state === "missingThere" ? (item.payment_amount ?? 0n) : 0n;
	return item.kind === "deposit" ? there - here : here - there;
}

/** Undefined where the two sums are the same, and nothing moves. */
function writeOffEntry(item: ItemRow, id: Id): Entry | undefined {
	const amountMinor = clearingDifference(item);
	if (amountMinor === 0n) return undefined;
	const { currency, provider } = item;
	const lines: Line[] = [
		{ account: "providerClearing", subject: provider, currency, amountMinor },
		{ account: "writtenOff", currency, amountMinor: -amountMinor },
	];
	return { id, cause: "writeOff", reference: idText(item.item_id), lines };
}
