import type { QueryOf } from "@baize/kernel/call";
import { type Id, readId } from "@baize/kernel/id";
import { type Handler, readAllPages } from "@baize/platform-server";
import type {
	HistoryRowView,
	listPayments,
	listWithdrawalQueue,
	listWithdrawals,
	readDeposit,
	readPaymentsProfile,
	readQueuedWithdrawal,
} from "../contract/index.ts";
import { isFrozen } from "./freezes.ts";
import type { House } from "./house.ts";
import { methodsUsedBy, paymentsOf, readQueue, withdrawalsOf } from "./read-store.ts";
import { refuse } from "./refuse.ts";
import { readDepositRow, readWithdrawalRow } from "./store.ts";
import { historyView, holdView, queuedView, showDeposit, showQueued, showWithdrawals } from "./views.ts";

const PAGE_LENGTH = 20;

/** The schema has checked the text. */
const idOf = (text: string): Id => readId(text) ?? 0n;
const optionalId = (text: string | undefined): Id | undefined => (text === undefined ? undefined : idOf(text));
const optionalDate = (ms: number | undefined): Date | undefined => (ms === undefined ? undefined : new Date(ms));

export const readingDeposit =
	(house: House): Handler<typeof readDeposit> =>
	async ({ params }, { session }) => {
		const row = await readDepositRow(house.database.reader, idOf(params.deposit));
		if (row?.player_id !== session.playerId) throw refuse("PAYMENT_NOT_FOUND");
		return showDeposit(house, row);
	};

export const listingWithdrawals =
	(house: House): Handler<typeof listWithdrawals> =>
	async ({ query }, { session }) => {
		const wish = { isOpen: query.open ?? false, before: optionalId(query.before), limit: query.limit ?? PAGE_LENGTH };
		const found = await withdrawalsOf(house.database.reader, session.playerId, wish);
		return { withdrawals: await showWithdrawals(house, found, session) };
	};

export const listingPayments =
	(house: House): Handler<typeof listPayments> =>
	({ query }, { session }) =>
		paymentsPage(house, session.playerId, query);

type PaymentsPage = { payments: HistoryRowView[]; hasMore: boolean };

async function paymentsPage(
	house: House,
	playerId: Id,
	query: Partial<QueryOf<typeof listPayments>>,
): Promise<PaymentsPage> {
	const limit = query.limit ?? PAGE_LENGTH;
	// One more than asked for tells whether there are more.
	const { reader } = house.database;
	const found = await paymentsOf(reader, playerId, {
		kind: query.kind,
		state: query.state,
		from: optionalDate(query.fromMs),
		until: optionalDate(query.untilMs),
		before: optionalId(query.before),
		limit: limit + 1,
		now: house.now(),
		isFrozen: await isFrozen(house, reader, playerId),
	});
	return { payments: found.slice(0, limit).map(historyView), hasMore: found.length > limit };
}

/** All of a player's payments, newest first. */
export const exportPayments = (house: House, playerId: Id): Promise<HistoryRowView[]> =>
	readAllPages(async (before) => {
		const { payments, hasMore } = await paymentsPage(house, playerId, before === undefined ? {} : { before });
		return { rows: payments, next: hasMore ? (payments.at(-1)?.paymentId ?? null) : null };
	});

export const readingPaymentsProfile =
	(house: House): Handler<typeof readPaymentsProfile> =>
	async (_input, { session }) => {
		const cp = await methodsUsedBy(house.database.reader, session.playerId);
		return { cp, ct: cp.length > 0 ? "depositor" : "", ftd: cp.length > 0 };
	};

export const listingQueue =
	(house: House): Handler<typeof listWithdrawalQueue> =>
	async ({ query }) => {
		const { reader } = house.database;
		const wish = { page: query.page ?? 1, perPage: query.perPage ?? PAGE_LENGTH };
		const { found, total } = await readQueue(reader, {
			...wish,
			state: query.state,
			playerId: optionalId(query.player),
		});
		const players = await Promise.all(found.map((row) => house.players.readPlayer(reader, row.player_id)));
		const frozen = await house.payoutFreezes.among(
			reader,
			found.map((row) => row.player_id),
		);
		const items = found.map((row, i) =>
			queuedView(row, [], players[i]?.displayName, holdView(row, house.now(), frozen)),
		);
		return { items, total };
	};

export const readingQueued =
	(house: House): Handler<typeof readQueuedWithdrawal> =>
	async ({ params }) => {
		const row = await readWithdrawalRow(house.database.reader, idOf(params.withdrawal));
		if (!row || row.state === "refused") throw refuse("PAYMENT_NOT_FOUND");
		return showQueued(house, row);
	};
