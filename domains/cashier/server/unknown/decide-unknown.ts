import { refuse as refuseCommon } from "@baize/kernel/error";
import { type Id, idText, readId } from "@baize/kernel/id";
import { fromWire } from "@baize/kernel/money";
import type { Handler, SignedInVisit, Tx } from "@baize/platform-server";
import type {
	askAboutUnknownPayment,
	confirmUnknownPayment,
	proposeForUnknownPayment,
	UnknownAction,
	withdrawUnknownProposal,
} from "../../contract/index.ts";
import type { CashierDeps } from "../deps.ts";
import { pollPayment } from "../provider/poll-provider.ts";
import { refuse } from "../refuse.ts";
import type { UnknownRow } from "../tables.ts";
import { moveMoney, refuseUnknown } from "./move-money.ts";
import { paymentOf } from "./payment-of.ts";
import { refundIfPossible } from "./refund.ts";
import { actionsOf, needsSecond } from "./unknown-rules.ts";
import { lockUnknown, readUnknown, updateUnknown } from "./unknown-store.ts";
import { showUnknown } from "./views.ts";

export const askingAboutUnknown =
	(deps: CashierDeps): Handler<typeof askAboutUnknownPayment> =>
	async ({ params }, { session }) => {
		const { reader } = deps.database;
		const entry = await requireUnknown(deps, params.unknown);
		const payment = await paymentOf(reader, entry);
		if (!payment || entry.state === "done") throw refuseUnknown("ACTION_NOT_OFFERED");
		// What does not fit is in the queue already, and its answer is stored.
		await pollPayment(deps, { ...payment, kind: entry.kind, since: payment.changed_at }, true).catch(
			(error: unknown) => {
				if (isRefusal(error)) return;
				deps.log.warn({ err: error, provider: entry.provider }, "a provider did not answer an operator's question");
				throw refuseCommon("OUTSIDE_UNAVAILABLE");
			},
		);
		return showUnknown(deps, await requireUnknown(deps, params.unknown), session.playerId);
	};

const isRefusal = (error: unknown): boolean => error instanceof Error && error.name === "Refusal";

export const proposingForUnknown =
	(deps: CashierDeps): Handler<typeof proposeForUnknownPayment> =>
	async ({ params, body }, visit) => {
		const row = await deps.database.transaction(async (tx) => {
			const locked = await lockNamed(tx, params.unknown, "open");
			const payment = await paymentOf(tx, locked);
			if (!actionsOf(locked, payment?.state).includes(body.action)) throw refuseUnknown("ACTION_NOT_OFFERED");
			return record(deps, tx, visit, locked, body);
		});
		return showUnknown(deps, row, visit.session.playerId);
	};

type Proposal = { action: UnknownAction; amountMinor?: number | undefined; evidence: string };

async function record(
	deps: CashierDeps,
	tx: Tx,
	visit: SignedInVisit,
	entry: UnknownRow,
	{ action, amountMinor, evidence }: Proposal,
): Promise<UnknownRow> {
	const at = deps.now();
	const by = visit.session.playerId;
	const isDone = !needsSecond(action);
	const change = {
		state: isDone ? ("done" as const) : ("proposed" as const),
		action,
		amount: amountMinor === undefined ? entry.reported_amount : fromWire(amountMinor),
		evidence: evidence.trim(),
		proposed_by: by,
		proposed_at: at,
		...(isDone ? { decided_by: by, decided_at: at } : {}),
	};
	await updateUnknown(tx, entry, change);
	const row = { ...entry, ...change };
	await audit(deps, tx, visit, row, isDone ? "done" : "proposed");
	return row;
}

export const confirmingUnknown =
	(deps: CashierDeps): Handler<typeof confirmUnknownPayment> =>
	async ({ params }, visit) => {
		const by = visit.session.playerId;
		const row = await deps.database.transaction(async (tx) => {
			const locked = await lockNamed(tx, params.unknown, "proposed");
			if (locked.proposed_by === by) throw refuseUnknown("SECOND_OPERATOR_NEEDED");
			const change = { state: "done" as const, decided_by: by, decided_at: deps.now() };
			await updateUnknown(tx, locked, change);
			await audit(deps, tx, visit, { ...locked, ...change }, "confirmed");
			// The entry stays locked while the provider is called: no proposal is taken back after its money has gone.
			if (locked.action === "return") await refundIfPossible(deps, locked);
			// Last, because it locks the wallet.
			else await moveMoney(deps, tx, locked, locked.action as UnknownAction);
			return { ...locked, ...change };
		});
		return showUnknown(deps, row, by);
	};

export const withdrawingUnknown =
	(deps: CashierDeps): Handler<typeof withdrawUnknownProposal> =>
	async ({ params, body }, visit) => {
		const row = await deps.database.transaction(async (tx) => {
			const locked = await lockNamed(tx, params.unknown, "proposed");
			await audit(deps, tx, visit, locked, "withdrawn", body.reason.trim());
			await updateUnknown(tx, locked, OPEN_AGAIN);
			return { ...locked, ...OPEN_AGAIN };
		});
		return showUnknown(deps, row, visit.session.playerId);
	};

const OPEN_AGAIN = {
	state: "open",
	action: null,
	amount: null,
	evidence: null,
	proposed_by: null,
	proposed_at: null,
} as const;

async function requireUnknown({ database }: CashierDeps, text: string): Promise<UnknownRow> {
	const id = readId(text);
	const row = id === null ? undefined : await readUnknown(database.reader, id);
	if (!row) throw refuse("PAYMENT_NOT_FOUND");
	return row;
}

async function lockNamed(tx: Tx, text: string, state: UnknownRow["state"]): Promise<UnknownRow> {
	const id: Id | null = readId(text);
	const row = id === null ? undefined : await lockUnknown(tx, id);
	if (!row) throw refuse("PAYMENT_NOT_FOUND");
	if (row.state !== state) throw refuseUnknown("UNKNOWN_STATE", { state: row.state });
	return row;
}

const audit = (
	deps: CashierDeps,
	tx: Tx,
	{ session, ip }: SignedInVisit,
	row: UnknownRow,
	what: "proposed" | "done" | "confirmed" | "withdrawn",
	reason?: string,
): Promise<void> =>
	deps.audit.record(tx, {
		action: `unknownPayment.${what}`,
		actorId: session.playerId,
		...(row.player_id === null ? {} : { playerId: row.player_id }),
		target: idText(row.id),
		details: {
			why: row.why,
			action: row.action,
			evidence: row.evidence,
			...(row.amount === null ? {} : { amountMinor: Number(row.amount) }),
			...(reason ? { reason } : {}),
		},
		ip,
	});
