import type { QueryOf } from "@baize/kernel/call";
import { type Id, idText, readId } from "@baize/kernel/id";
import { type Handler, pageOf, readAllPages } from "@baize/platform-server";
import type {
	HistoryRowView,
	listPayments,
	listWithdrawalQueue,
	listWithdrawals,
	readDeposit,
	readPaymentsProfile,
	readQueuedWithdrawal,
	readWithdrawal,
} from "../../contract/index.ts";
import type { CashierDeps } from "../deps.ts";
import { isFrozen } from "../holds/freezes.ts";
import { refuse } from "../refuse.ts";
import { readDepositRow, readWithdrawalRow } from "../store.ts";
import { readTimes } from "../withdrawals/promises/times-store.ts";
import { paymentsProfileOf } from "./method-groups.ts";
import { namesFor, queuedView, showQueued } from "./queued-view.ts";
import { paymentsOf, readQueue, withdrawalsOf } from "./read-store.ts";
import { historyView, holdView, showDeposit, showWithdrawal, showWithdrawals } from "./views.ts";

const PAGE_LENGTH = 20;

/** The schema has checked the text. */
const idOf = (text: string): Id => readId(text) ?? 0n;
const optionalId = (text: string | undefined): Id | undefined => (text === undefined ? undefined : idOf(text));
const optionalDate = (ms: number | undefined): Date | undefined => (ms === undefined ? undefined : new Date(ms));

export const readingDeposit =
	(deps: CashierDeps): Handler<typeof readDeposit> =>
	async ({ params }, { session }) => {
		const row = await readDepositRow(deps.database.reader, idOf(params.deposit));
		if (row?.player_id !== session.playerId) throw refuse("PAYMENT_NOT_FOUND");
		return showDeposit(deps, row);
	};

/** Another player's withdrawal, or one that moved nothing, is answered as if it did not exist. */
export const readingWithdrawal =
	(deps: CashierDeps): Handler<typeof readWithdrawal> =>
	async ({ params }, { session }) => {
		const row = await readWithdrawalRow(deps.database.reader, idOf(params.withdrawal));
		if (row?.player_id !== session.playerId || row.state === "refused") throw refuse("PAYMENT_NOT_FOUND");
		return showWithdrawal(deps, row, session);
	};

export const listingWithdrawals =
	(deps: CashierDeps): Handler<typeof listWithdrawals> =>
	async ({ query }, { session }) => {
		const filter = { isOpen: query.open ?? false, before: optionalId(query.before), limit: query.limit ?? PAGE_LENGTH };
		const found = await withdrawalsOf(deps.database.reader, session.playerId, filter);
		return { withdrawals: await showWithdrawals(deps, found, session) };
	};

export const listingPayments =
	(deps: CashierDeps): Handler<typeof listPayments> =>
	({ query }, { session }) =>
		paymentsPage(deps, session.playerId, query);

type PaymentsPage = { payments: HistoryRowView[]; hasMore: boolean };

async function paymentsPage(
	deps: CashierDeps,
	playerId: Id,
	query: Partial<QueryOf<typeof listPayments>>,
): Promise<PaymentsPage> {
	const limit = query.limit ?? PAGE_LENGTH;
	// Reads one row more than requested, to know whether there are more.
	const { reader } = deps.database;
	const found = await paymentsOf(reader, playerId, {
		kind: query.kind,
		state: query.state,
		from: optionalDate(query.fromMs),
		until: optionalDate(query.untilMs),
		before: optionalId(query.before),
		limit: limit + 1,
		now: deps.now(),
		isFrozen: await isFrozen(deps, reader, playerId),
	});
	return { payments: found.slice(0, limit).map(historyView), hasMore: found.length > limit };
}

/** All of a player's payments, newest first. */
export const exportPayments = (deps: CashierDeps, playerId: Id): Promise<HistoryRowView[]> =>
	readAllPages(async (before) => {
		const { payments, hasMore } = await paymentsPage(deps, playerId, before === undefined ? {} : { before });
		return { rows: payments, next: hasMore ? (payments.at(-1)?.paymentId ?? null) : null };
	});

export const readingPaymentsProfile =
	(deps: CashierDeps): Handler<typeof readPaymentsProfile> =>
	(_input, { session }) =>
		paymentsProfileOf(deps.database.reader, session.playerId);

export const listingQueue =
	(deps: CashierDeps): Handler<typeof listWithdrawalQueue> =>
	async ({ query }, { session: { playerId: operatorId } }) => {
		const { reader } = deps.database;
		const { state, lane, player, cursor = "", limit = PAGE_LENGTH } = query;
		const filter = { state, lane, playerId: optionalId(player), after: readId(cursor) ?? undefined, limit: limit + 1 };
		const { rows: found, next } = pageOf(await readQueue(reader, filter), limit, ({ id }) => idText(id));
		const players = await Promise.all(found.map((row) => deps.players.readPlayer(reader, row.player_id)));
		const [frozen, names, times] = await Promise.all([
			deps.payoutFreezes.among(
				reader,
				found.map((row) => row.player_id),
			),
			namesFor(deps, reader, found),
			readTimes(reader),
		]);
		const scene = { operatorId, now: deps.now(), names, times };
		const items = found.map((row, i) =>
			queuedView(row, [], players[i]?.displayName, { ...scene, hold: holdView(row, scene.now, frozen) }),
		);
		return { items, next };
	};

export const readingQueued =
	(deps: CashierDeps): Handler<typeof readQueuedWithdrawal> =>
	async ({ params }, { session }) => {
		const row = await readWithdrawalRow(deps.database.reader, idOf(params.withdrawal));
		if (!row || row.state === "refused") throw refuse("PAYMENT_NOT_FOUND");
		return showQueued(deps, row, session.playerId);
	};
