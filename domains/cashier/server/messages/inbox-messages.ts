import { PAID_AFTER_ALL } from "../../contract/index.ts";
import type { InboxTemplate } from "../ports.ts";
import { written } from "../texts.ts";

/** The inbox gets what a player would look for later: how a withdrawal ended. */
const paid: InboxTemplate = {
	name: "cashier.withdrawalPaid",
	texts: written(({ inbox }) => inbox.paid),
};

const paidAfterAll: InboxTemplate = {
	name: "cashier.withdrawalPaidAfterAll",
	texts: written(({ inbox }) => inbox.paidAfterAll),
};

const rejected: InboxTemplate = {
	name: "cashier.withdrawalRejected",
	texts: written(({ inbox }) => inbox.rejected),
};

const failed: InboxTemplate = {
	name: "cashier.withdrawalFailed",
	texts: written(({ inbox }) => inbox.failed),
};

export const INBOX_TEMPLATES: readonly InboxTemplate[] = [paid, paidAfterAll, rejected, failed];

/**
 * The inbox message for a change of a withdrawal, whose page it leads to. Steps that players take themselves, or only wait
 * for, have none.
 */
export const INBOX_MESSAGES: Partial<Record<string, InboxTemplate>> = {
	paid,
	[PAID_AFTER_ALL]: paidAfterAll,
	rejected,
	failed,
};
