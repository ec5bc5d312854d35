import { type Id, idText, readId } from "@baize/kernel/id";
import { toWire } from "@baize/kernel/money";
import { type Handler, pageOf } from "@baize/platform-server";
import type { ChargebackListed, ChargebackView, listChargebacks, readChargeback } from "../../contract/index.ts";
import type { CashierDeps } from "../deps.ts";
import { paymentsOf } from "../reads/read-store.ts";
import { historyView } from "../reads/views.ts";
import { refuse } from "../refuse.ts";
import { readDepositIn } from "../store.ts";
import type { ChargebackRow } from "../tables.ts";
import { listChargebackRows, readChargebackRow } from "./chargeback-store.ts";

const PAGE_LENGTH = 20;
/** As much as a person reads. */
const SHOWN_SIGN_INS = 20;
const SHOWN_PAYMENTS = 20;

export const listingChargebacks =
	(deps: CashierDeps): Handler<typeof listChargebacks> =>
	async ({ query: { state, cursor, limit = PAGE_LENGTH } }) => {
		const { reader } = deps.database;
		const found = await listChargebackRows(reader, { state, cursor, limit: limit + 1 });
		const { rows, next } = pageOf(found, limit, ({ id }) => idText(id));
		const names = await deps.players.namesOf(
			reader,
			rows.map(({ player_id }) => player_id),
		);
		return { items: rows.map((row) => rowView(row, names.get(row.player_id)?.name)), next };
	};

export const readingChargeback =
	(deps: CashierDeps): Handler<typeof readChargeback> =>
	async ({ params }, { session }) => {
		const id = readId(params.chargeback);
		const row = id === null ? undefined : await readChargebackRow(deps.database.reader, id);
		if (!row) throw refuse("PAYMENT_NOT_FOUND");
		return showChargeback(deps, row, session.playerId);
	};

/** With what shows that the deposit was the player's own: how they signed in, and what else they paid. */
export async function showChargeback(deps: CashierDeps, row: ChargebackRow, operatorId: Id): Promise<ChargebackView> {
	const { reader } = deps.database;
	const [deposit, signIns, payments, player, names] = await Promise.all([
		readDepositIn(reader, { bucket: row.bucket, id: row.payment_id }),
		deps.signIns(reader, row.player_id, SHOWN_SIGN_INS),
		paymentsOf(reader, row.player_id, { ...ALL, now: deps.now() }),
		deps.players.readPlayer(reader, row.player_id),
		deps.players.namesOf(
			reader,
			[row.proposed_by, row.decided_by].filter((id) => id !== null),
		),
	]);
	const paidAt = deposit?.created_at ?? row.opened_at;
	return {
		...rowView(row, player?.displayName),
		signIns: signIns.map(({ at, ip, device }) => ({
			atMs: at.getTime(),
			ip,
			device,
			isBeforeDeposit: at <= paidAt,
		})),
		payments: payments.map(historyView),
		...decisionView(row, operatorId, (id) => names.get(id)?.name),
	};
}

const ALL = {
	kind: undefined,
	state: undefined,
	from: undefined,
	until: undefined,
	before: undefined,
	limit: SHOWN_PAYMENTS,
	isFrozen: false,
};

const rowView = (row: ChargebackRow, playerName: string | undefined): ChargebackListed => ({
	id: idText(row.id),
	playerId: idText(row.player_id),
	...(playerName ? { playerName } : {}),
	depositId: idText(row.payment_id),
	provider: row.provider,
	state: row.state,
	amountMinor: toWire(row.amount),
	currency: row.currency,
	takenMinor: toWire(row.taken),
	debtMinor: toWire(row.debt),
	debtLeftMinor: toWire(row.debt_left),
	...(row.reason ? { reason: row.reason } : {}),
	openedAtMs: row.opened_at.getTime(),
	dueAtMs: row.due_at.getTime(),
});

function decisionView(
	{ evidence, proposed_by, decided_by }: ChargebackRow,
	operatorId: Id,
	nameOf: (id: Id) => string | undefined,
): Pick<ChargebackView, "decision"> {
	if (evidence === null) return {};
	const by = proposed_by ?? decided_by;
	const byName = by === null ? undefined : nameOf(by);
	const confirmedByName = proposed_by !== null && decided_by !== null ? nameOf(decided_by) : undefined;
	return {
		decision: {
			evidence,
			isOwn: by === operatorId,
			...(byName ? { byName } : {}),
			...(confirmedByName ? { confirmedByName } : {}),
		},
	};
}
