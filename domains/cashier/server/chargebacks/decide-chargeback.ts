import { check } from "@baize/kernel/check";
import { refuser } from "@baize/kernel/error";
import { idText, readId } from "@baize/kernel/id";
import type { Handler, SignedInVisit, Tx } from "@baize/platform-server";
import {
	type ChargebackState,
	chargebackErrors,
	type confirmChargebackWon,
	type loseChargeback,
	type proposeChargebackWon,
	type repayChargebackDebt,
	type withdrawChargebackWon,
} from "../../contract/index.ts";
import { correctionEntry } from "../books/payment-entry.ts";
import type { CashierDeps } from "../deps.ts";
import { refuse } from "../refuse.ts";
import type { ChargebackRow } from "../tables.ts";
import { refuseUnknown } from "../unknown/move-money.ts";
import { lockChargeback, updateChargeback } from "./chargeback-store.ts";
import { notifyOfChargeback } from "./notify-player.ts";
import { aboutOf } from "./open-chargeback.ts";
import { showChargeback } from "./read-chargebacks.ts";
import { repayDebt } from "./repay-debt.ts";

const refuseChargeback = refuser(chargebackErrors);

export const losingChargeback =
	(deps: CashierDeps): Handler<typeof loseChargeback> =>
	({ params, body }, visit) =>
		decide(deps, visit, async (tx) => {
			const locked = await lockNamed(tx, params.chargeback, "open");
			const evidence = body.reason.trim();
			const decided = { state: "lost", evidence, ...decidedBy(deps, visit) } as const;
			await updateChargeback(tx, locked, decided);
			await audit(deps, tx, visit, { ...locked, evidence }, "lost");
			return { ...locked, ...decided };
		});

export const proposingWon =
	(deps: CashierDeps): Handler<typeof proposeChargebackWon> =>
	({ params, body }, visit) =>
		decide(deps, visit, async (tx) => {
			const locked = await lockNamed(tx, params.chargeback, "open");
			const change = {
				state: "proposed",
				evidence: body.evidence.trim(),
				proposed_by: visit.session.playerId,
				proposed_at: deps.now(),
			} as const;
			await updateChargeback(tx, locked, change);
			await audit(deps, tx, visit, { ...locked, ...change }, "wonProposed");
			return { ...locked, ...change };
		});

export const confirmingWon =
	(deps: CashierDeps): Handler<typeof confirmChargebackWon> =>
	({ params }, visit) =>
		decide(deps, visit, async (tx) => {
			const locked = await lockNamed(tx, params.chargeback, "proposed");
			if (locked.proposed_by === visit.session.playerId) throw refuseUnknown("SECOND_OPERATOR_NEEDED");
			const decided = { state: "won", ...decidedBy(deps, visit) } as const;
			await updateChargeback(tx, locked, decided);
			await audit(deps, tx, visit, locked, "won");
			await notifyOfChargeback(deps, tx, locked, "won");
			// Last, because it locks the wallet.
			const repaidMinor = await returnMoney(deps, tx, locked);
			return { ...locked, ...decided, debt_left: locked.debt_left - repaidMinor };
		});

/** The money returns to cash, and repays at once what is still owed of it. */
async function returnMoney(deps: CashierDeps, tx: Tx, row: ChargebackRow): Promise<bigint> {
	const opId = deps.ids();
	const { player_id: playerId, currency, payment_id: deposit, amount: amountMinor } = row;
	const answer = await deps.wallet.winChargeback(tx, { playerId, currency, opId, deposit, amountMinor });
	check(answer.status === "done", `the wallet did not take back ${idText(row.id)}: ${answer.status}`);
	await deps.books.post(tx, correctionEntry({ ...aboutOf(row), id: opId, amountMinor }));
	return repayDebt(deps, tx, row, amountMinor);
}

const OPEN_AGAIN = { state: "open", evidence: null, proposed_by: null, proposed_at: null } as const;

export const withdrawingWon =
	(deps: CashierDeps): Handler<typeof withdrawChargebackWon> =>
	({ params, body }, visit) =>
		decide(deps, visit, async (tx) => {
			const locked = await lockNamed(tx, params.chargeback, "proposed");
			await updateChargeback(tx, locked, OPEN_AGAIN);
			await audit(deps, tx, visit, locked, "wonWithdrawn", { reason: body.reason.trim() });
			return { ...locked, ...OPEN_AGAIN };
		});

export const repayingDebt =
	(deps: CashierDeps): Handler<typeof repayChargebackDebt> =>
	({ params, body }, visit) =>
		decide(deps, visit, async (tx) => {
			const locked = await lockNamed(tx, params.chargeback);
			const repaidMinor = await repayDebt(deps, tx, locked, locked.debt_left);
			if (repaidMinor === 0n) throw refuseChargeback("NOTHING_TO_REPAY");
			await audit(deps, tx, visit, locked, "debtRepaid", {
				reason: body.reason.trim(),
				repaidMinor: Number(repaidMinor),
			});
			return { ...locked, debt_left: locked.debt_left - repaidMinor };
		});

async function decide(deps: CashierDeps, { session }: SignedInVisit, work: (tx: Tx) => Promise<ChargebackRow>) {
	return showChargeback(deps, await deps.database.transaction(work), session.playerId);
}

const decidedBy = (deps: CashierDeps, { session }: SignedInVisit) => ({
	decided_by: session.playerId,
	decided_at: deps.now(),
});

async function lockNamed(tx: Tx, text: string, state?: ChargebackState): Promise<ChargebackRow> {
	const id = readId(text);
	const row = id === null ? undefined : await lockChargeback(tx, id);
	if (!row) throw refuse("PAYMENT_NOT_FOUND");
	if (state !== undefined && row.state !== state) throw refuseChargeback("CHARGEBACK_STATE", { state: row.state });
	return row;
}

const audit = (
	deps: CashierDeps,
	tx: Tx,
	{ session, ip }: SignedInVisit,
	row: ChargebackRow,
	what: string,
	more: Record<string, unknown> = {},
): Promise<void> =>
	deps.audit.record(tx, {
		action: `chargeback.${what}`,
		actorId: session.playerId,
		playerId: row.player_id,
		target: idText(row.id),
		details: { amountMinor: Number(row.amount), currency: row.currency, evidence: row.evidence, ...more },
		ip,
	});
