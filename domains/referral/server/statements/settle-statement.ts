import { refuser } from "@baize/kernel/error";
import { type Id, idText, readId } from "@baize/kernel/id";
import type { SignedInVisit, Tx } from "@baize/platform-server";
import { commissionErrors, type StatementState } from "../../contract/index.ts";
import type { ReferralPorts } from "../ports.ts";
import { lockStatement, type StatementRow, updateStatement } from "./statement-store.ts";

const refuse = refuser(commissionErrors);

/** The first operator approves; by the second one's approval the operator owes the affiliate the sum. */
export async function approveStatement(ports: ReferralPorts, text: string, visit: SignedInVisit): Promise<Id> {
	return change(ports, text, ["shown", "approved"], async (tx, row) => {
		const by = visit.session.playerId;
		const at = new Date(ports.clock.nowMs());
		if (row.state === "shown") {
			await updateStatement(tx, row.statement_id, { state: "approved", approved_by: by, approved_at: at });
			await record(ports, tx, row, "approved", visit);
			return;
		}
		if (row.approved_by === by) throw refuse("SECOND_OPERATOR_NEEDED");
		await updateStatement(tx, row.statement_id, { state: "confirmed", confirmed_by: by, confirmed_at: at });
		await record(ports, tx, row, "confirmed", visit);
		// The statement's id is that of the entry, so it is posted once.
		await post(ports, tx, row, row.statement_id, "owed");
	});
}

/** What the bank has paid is recorded once, with its reference. */
export async function payStatement(
	ports: ReferralPorts,
	text: string,
	payment: string,
	visit: SignedInVisit,
): Promise<Id> {
	return change(ports, text, ["confirmed"], async (tx, row) => {
		await updateStatement(tx, row.statement_id, {
			state: "paid",
			paid_by: visit.session.playerId,
			paid_at: new Date(ports.clock.nowMs()),
			payment: payment.trim(),
		});
		await record(ports, tx, row, "paid", visit, payment.trim());
		await post(ports, tx, row, ports.ids(), "paid");
	});
}

async function change(
	{ database }: ReferralPorts,
	text: string,
	states: readonly StatementState[],
	apply: (tx: Tx, row: StatementRow) => Promise<void>,
): Promise<Id> {
	const id = readId(text) ?? 0n;
	await database.transaction(async (tx) => {
		const row = await lockStatement(tx, id);
		if (!row) throw refuse("STATEMENT_NOT_FOUND");
		if (!states.includes(row.state)) throw refuse("STATEMENT_STATE");
		await apply(tx, row);
	});
	return id;
}

/** A cost becomes a debt to the affiliate, and the debt is paid from the bank. */
async function post(ports: ReferralPorts, tx: Tx, row: StatementRow, id: Id, what: "owed" | "paid"): Promise<void> {
	const { affiliate_id: subject, currency, total } = row;
	const payable = { account: "affiliatePayable", subject, currency } as const;
	const lines =
		what === "owed"
			? [{ account: "affiliateCost", currency, amountMinor: total } as const, { ...payable, amountMinor: -total }]
			: [{ ...payable, amountMinor: total }, { account: "bank", currency, amountMinor: -total } as const];
	await ports.books.post(tx, { id, cause: "affiliate", reference: idText(row.statement_id), lines });
}

const record = (
	ports: ReferralPorts,
	tx: Tx,
	row: StatementRow,
	what: "approved" | "confirmed" | "paid",
	{ session, ip }: SignedInVisit,
	payment?: string,
): Promise<void> =>
	ports.audit.record(tx, {
		action: `affiliateStatement.${what}`,
		actorId: session.playerId,
		target: idText(row.statement_id),
		details: {
			affiliate: row.affiliate_id,
			month: row.month,
			currency: row.currency,
			totalMinor: Number(row.total),
			...(payment === undefined ? {} : { payment }),
		},
		ip,
	});
