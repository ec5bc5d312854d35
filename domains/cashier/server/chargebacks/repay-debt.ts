import { check } from "@baize/kernel/check";
import { idText } from "@baize/kernel/id";
import type { Minor } from "@baize/kernel/money";
import type { Tx } from "@baize/platform-server";
import type { CashierDeps } from "../deps.ts";
import type { ChargebackRow } from "../tables.ts";
import { updateChargeback } from "./chargeback-store.ts";

/**
 * Repays what is owed of a locked chargeback, up to `upToMinor`, from cash; answers how much it was, which is less where
 * there is less in cash.
 */
export async function repayDebt(deps: CashierDeps, tx: Tx, row: ChargebackRow, upToMinor: Minor): Promise<Minor> {
	let amountMinor = row.debt_left < upToMinor ? row.debt_left : upToMinor;
	while (amountMinor > 0n) {
		const opId = deps.ids();
		const { player_id: playerId, currency, payment_id: deposit } = row;
		const answer = await deps.wallet.repayDebt(tx, { playerId, currency, opId, deposit, amountMinor });
		if (answer.status === "done") {
			await updateChargeback(tx, row, { debt_left: row.debt_left - amountMinor });
			return amountMinor;
		}
		check(answer.status === "insufficient", `the debt of ${idText(row.id)} was not repaid: ${answer.status}`);
		check(answer.cashMinor < amountMinor, `the wallet owes less than the chargeback ${idText(row.id)}`);
		amountMinor = answer.cashMinor;
	}
	return 0n;
}

/** What has just been paid in repays the oldest debt first. The debts were locked before the money moved. */
export async function repayFromDeposit(
	deps: CashierDeps,
	tx: Tx,
	debts: readonly ChargebackRow[],
	amountMinor: Minor,
): Promise<Minor> {
	let leftMinor = amountMinor;
	for (const row of debts) leftMinor -= await repayDebt(deps, tx, row, leftMinor);
	return amountMinor - leftMinor;
}
