import type { Id } from "@baize/kernel/id";
import type { Minor } from "@baize/kernel/money";

type Transfer = { id: Id; from: Id; currency: string; amountMinor: Minor };

/** The transfers between the players of a wave that were sent, and neither taken nor returned. */
export type Transfers = {
	sent(transfer: Transfer): void;
	/** One that this player may take; it is taken then. */
	take(by: Id, currency: string): Transfer | undefined;
	returned(id: Id): void;
	isOpen(id: Id): boolean;
	openMinor(currency: string): Minor;
};

export function openTransfers(): Transfers {
	const open = new Map<Id, Transfer>();
	return {
		sent: (transfer) => void open.set(transfer.id, transfer),
		take(by, currency) {
			const found = [...open.values()].find((each) => each.from !== by && each.currency === currency);
			if (found) open.delete(found.id);
			return found;
		},
		returned: (id) => void open.delete(id),
		isOpen: (id) => open.has(id),
		openMinor: (wanted) =>
			[...open.values()].reduce(
				(sum, { currency, amountMinor }) => (currency === wanted ? sum + amountMinor : sum),
				0n,
			),
	};
}
