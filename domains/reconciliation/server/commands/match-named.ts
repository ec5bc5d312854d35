import type { Id } from "@baize/kernel/id";
import type { Tx } from "@baize/platform-server";
import type { ReconciliationPorts } from "../ports.ts";
import { closeMissing, lockProvider, namedItems, takenPayments, updateItem } from "../store.ts";

/** So that one run is short, whatever has gathered. */
const AT_ONCE = 500;

/**
 * Closes lines of a bank whose payment has moved its money since: a deposit is credited after the line has come, and not
 * before. A line of another amount stays open, with its difference, and so does a second line for one payment.
 */
export async function matchNamed(ports: ReconciliationPorts): Promise<void> {
	const found = await namedItems(ports.database.reader, AT_ONCE);
	for (const [provider, items] of Map.groupBy(found, (item) => item.provider))
		await ports.database.transaction((tx) => matchOf(ports, tx, { provider, items }));
}

type Open = { provider: string; items: readonly { item_id: Id; names: Id; kind: string; amount: bigint }[] };

async function matchOf({ cashier, clock }: ReconciliationPorts, tx: Tx, { provider, items }: Open): Promise<void> {
	await lockProvider(tx, provider);
	const nothing = new Date(0);
	const ids = items.map(({ names }) => names);
	const settled = await cashier.settledPayments(tx, { provider, from: nothing, until: nothing, ids });
	const taken = await takenPayments(tx, ids);
	const at = new Date(clock.nowMs());
	for (const { item_id, names, kind, amount } of items) {
		const payment = settled.find((each) => each.id === names && each.kind === kind);
		if (!payment) continue;
		const state = taken.has(names) ? "duplicate" : payment.amountMinor === amount ? "matched" : "amount";
		taken.add(names);
		await updateItem(tx, item_id, {
			...{ state, payment_id: names, payment_amount: payment.amountMinor },
			...(state === "matched" ? { closed_at: at, closed_as: "matched" as const } : {}),
		});
		await closeMissing(tx, [names], at);
	}
}
