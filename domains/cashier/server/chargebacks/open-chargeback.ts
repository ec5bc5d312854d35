import { check } from "@baize/kernel/check";
import { bucketOf, idText } from "@baize/kernel/id";
import { type Minor, toWire } from "@baize/kernel/money";
import { DAY_MS } from "@baize/kernel/time";
import type { Tx } from "@baize/platform-server";
import { EVIDENCE_DAYS } from "../../contract/index.ts";
import { correctionEntry } from "../books/payment-entry.ts";
import type { CashierDeps } from "../deps.ts";
import type { ProviderNotification } from "../ports.ts";
import { refuse } from "../refuse.ts";
import { lockUnpaidOf, updateWithdrawal } from "../store.ts";
import type { ChargebackRow, DepositRow } from "../tables.ts";
import { insertChargeback, updateChargeback } from "./chargeback-store.ts";
import { notifyOfChargeback } from "./notify-player.ts";

type Reported = { provider: string; notification: ProviderNotification };

/**
 * The payer's bank has taken a deposit back. What is in cash leaves it, and the rest is owed, so that no balance is below
 * zero; once, however often it is reported. The caller has locked the deposit.
 */
export async function openChargeback(
	deps: CashierDeps,
	tx: Tx,
	deposit: DepositRow,
	{ provider, notification }: Reported,
): Promise<void> {
	const { amountMinor, currency } = notification;
	if (currency !== deposit.currency || amountMinor > deposit.amount) throw refuse("CALLBACK_AMOUNT");
	const row = newChargeback(deps, deposit, { provider, notification });
	if (!(await insertChargeback(tx, row))) return;
	await lookCloser(tx, deposit);
	await notifyOthers(deps, tx, row);
	const takenMinor = await takeMoney(deps, tx, row);
	const split = { taken: takenMinor, debt: amountMinor - takenMinor, debt_left: amountMinor - takenMinor };
	await updateChargeback(tx, row, split);
	await notifyOfChargeback(deps, tx, { ...row, ...split }, "opened");
}

/** Those who watch over the site, and the domains whose grants go with the deposit. */
async function notifyOthers(deps: CashierDeps, tx: Tx, row: ChargebackRow): Promise<void> {
	const { player_id: playerId, payment_id: deposit, currency, amount: amountMinor } = row;
	await deps.audit.record(tx, {
		action: "chargeback.opened",
		playerId,
		target: idText(row.id),
		details: {
			deposit: idText(deposit),
			provider: row.provider,
			amountMinor: toWire(amountMinor),
			currency,
			dueAtMs: row.due_at.getTime(),
		},
	});
	for (const listener of deps.chargebackListeners) await listener(tx, { playerId, deposit, currency, amountMinor });
}

function newChargeback(deps: CashierDeps, deposit: DepositRow, { provider, notification }: Reported): ChargebackRow {
	const { amountMinor, reason } = notification;
	const nowMs = deps.clock.nowMs();
	return {
		bucket: bucketOf(deposit.player_id),
		id: deps.ids(),
		player_id: deposit.player_id,
		payment_id: deposit.id,
		provider,
		currency: deposit.currency,
		amount: amountMinor,
		taken: amountMinor,
		debt: 0n,
		debt_left: 0n,
		reason: reason ?? null,
		state: "open",
		opened_at: new Date(nowMs),
		due_at: new Date(nowMs + EVIDENCE_DAYS * DAY_MS),
		evidence: null,
		proposed_by: null,
		proposed_at: null,
		decided_by: null,
		decided_at: null,
	};
}

/** Withdrawals that wait are looked at by two from now on. */
async function lookCloser(tx: Tx, { player_id }: DepositRow): Promise<void> {
	for (const row of await lockUnpaidOf(tx, player_id))
		if (row.state === "requested" && !row.lane_rules.includes("openCase"))
			await updateWithdrawal(tx, row, {
				state: row.state,
				changed_at: row.changed_at,
				lane: "strict",
				lane_rules: ["openCase", ...row.lane_rules],
			});
}

/** How often the cash may change between an answer of the wallet and the next attempt. */
const MAX_ATTEMPTS = 5;

/**
 * First the whole amount, then what the wallet says that there is; each attempt has its own id, because a refused one is
 * recorded. At the last attempt the whole amount is owed, whatever there is in cash. Answers what was taken.
 */
async function takeMoney(deps: CashierDeps, tx: Tx, row: ChargebackRow): Promise<Minor> {
	let takenMinor = row.amount;
	for (let attempt = 1; ; attempt++) {
		const owedMinor = row.amount - takenMinor;
		const answer = await deps.wallet.chargeBack(tx, {
			playerId: row.player_id,
			currency: row.currency,
			opId: deps.ids(),
			deposit: row.payment_id,
			takenMinor,
			owedMinor,
		});
		if (answer.status === "done") {
			// What is owed is posted by the comparison of the books, as all that no company pays.
			await deps.books.post(tx, correctionEntry({ ...aboutOf(row), id: row.id, amountMinor: -row.amount }));
			return takenMinor;
		}
		check(answer.status === "insufficient", `the wallet did not charge back ${idText(row.id)}: ${answer.status}`);
		takenMinor = attempt < MAX_ATTEMPTS ? least(answer.cashMinor, row.amount) : 0n;
	}
}

const least = (one: Minor, other: Minor): Minor => (one < other ? one : other);

/** What the books know of a chargeback: the deposit, and the company through which its money goes. */
export const aboutOf = ({ payment_id: deposit, provider, currency }: ChargebackRow) => ({
	deposit,
	provider,
	currency,
});
