import { idText } from "@baize/kernel/id";
import { toWire } from "@baize/kernel/money";
import { pages } from "@baize/platform-paths";
import type { Tx } from "@baize/platform-server";
import type { CashierDeps } from "../deps.ts";
import type { ChargebackRow } from "../tables.ts";
import { CHARGEBACK_MESSAGES } from "./messages.ts";

/** Informs the player in the inbox of what happened to the deposit and to the balance. */
export async function notifyOfChargeback(
	{ notifications }: CashierDeps,
	tx: Tx,
	{ id, player_id, amount, taken, debt, currency }: ChargebackRow,
	what: "opened" | "won",
): Promise<void> {
	const money = (minor: bigint) => ({ amountMinor: toWire(minor), currency });
	const { opened, openedWithDebt, won } = CHARGEBACK_MESSAGES;
	const template = what === "won" ? won : debt > 0n ? openedWithDebt : opened;
	const fills = { amount: money(amount), taken: money(taken), debt: money(debt), id: idText(id) };
	await notifications.postMessage(tx, player_id, template, fills, { link: pages.statement });
}
