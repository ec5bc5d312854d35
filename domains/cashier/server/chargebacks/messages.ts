import type { InboxTemplate } from "../ports.ts";
import { written } from "../texts.ts";

/** What players read about a deposit that their bank has taken back. */
export const CHARGEBACK_MESSAGES = {
	opened: {
		name: "cashier.chargeback",
		texts: written(({ chargebacks }) => chargebacks.opened),
	},
	openedWithDebt: {
		name: "cashier.chargebackWithDebt",
		texts: written(({ chargebacks }) => chargebacks.openedWithDebt),
	},
	won: {
		name: "cashier.chargebackWon",
		texts: written(({ chargebacks }) => chargebacks.won),
	},
} as const satisfies Record<string, InboxTemplate>;
