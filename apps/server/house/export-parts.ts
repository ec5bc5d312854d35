import { listPayments } from "@baize/cashier/contract";
import type { ExportPart } from "@baize/identity/server";
import { bucketOf, type Id, idText } from "@baize/kernel/id";
import { DEFAULT_LOCALE } from "@baize/kernel/locale";
import { listMessages } from "@baize/notifications/contract";
import { type Binding, openHouseCalls, type SignedInVisit } from "@baize/platform-server";
import { listRounds } from "@baize/play/contract";
import { readSaferPlay } from "@baize/safer-play/contract";
import { listBets } from "@baize/sports/contract";
import { readVerification } from "@baize/verification/contract";
import { getBalances, getWalletHistory } from "@baize/wallet/contract";

const MOST_PAGES = 10_000;

/**
 * What the rooms above identity know of a player, read by the very calls by which he reads it himself: so a copy of his
 * data holds what he may see, and a room need not offer it twice.
 */
export function exportParts(bindings: readonly Binding[], currencyOf: (playerId: Id) => Promise<string>): ExportPart[] {
	const { call } = openHouseCalls(bindings);
	const visitOf = async (playerId: Id) => asPlayer(playerId, await currencyOf(playerId));
	const part = (name: string, read: (visit: SignedInVisit, session: string) => Promise<unknown>): ExportPart => ({
		name,
		async read(playerId) {
			const visit = await visitOf(playerId);
			return read(visit, visit.session.handle);
		},
	});
	return [
		part("verification", (visit, session) => call(readVerification, { params: { session } }, visit)),
		part("saferPlay", (visit, session) => call(readSaferPlay, { params: { session } }, visit)),
		part("messages", (visit, session) =>
			allPages(async (before) => {
				const page = await call(listMessages, { params: { session }, query: withBefore(before) }, visit);
				return { rows: page.messages, before: page.hasMore ? (page.messages.at(-1)?.messageId ?? null) : null };
			}),
		),
		part("balances", (visit, session) => call(getBalances, { params: { session } }, visit)),
		part("walletHistory", (visit, session) =>
			allPages(async (before) => {
				const page = await call(getWalletHistory, { params: { session }, query: withBefore(before) }, visit);
				return { rows: page.entries, before: page.before };
			}),
		),
		part("rounds", (visit, session) =>
			allPages(async (before) => {
				const page = await call(listRounds, { params: { session }, query: withBefore(before) }, visit);
				return { rows: page.rounds, before: page.before };
			}),
		),
		part("bets", (visit, session) =>
			allPages(async (before) => {
				const page = await call(listBets, { params: { session }, query: withBefore(before) }, visit);
				return { rows: page.bets, before: page.before };
			}),
		),
		part("payments", (visit, session) =>
			allPages(async (before) => {
				const page = await call(listPayments, { params: { session }, query: withBefore(before) }, visit);
				return { rows: page.payments, before: page.hasMore ? (page.payments.at(-1)?.paymentId ?? null) : null };
			}),
		),
	];
}

const withBefore = (before: string | undefined) => (before === undefined ? {} : { before });

async function allPages<Row>(
	readPage: (before: string | undefined) => Promise<{ rows: readonly Row[]; before: string | null }>,
): Promise<Row[]> {
	const all: Row[] = [];
	let before: string | undefined;
	for (let page = 0; page < MOST_PAGES; page++) {
		const { rows, before: next } = await readPage(before);
		all.push(...rows);
		if (next === null || next === before) break;
		before = next;
	}
	return all;
}

/** The player as he would visit, from inside the house: no cookie opens this session. */
export function asPlayer(playerId: Id, currency: string): SignedInVisit {
	const handle = `house-${idText(playerId)}`;
	return {
		session: {
			sessionId: 0n,
			handle,
			playerId,
			bucket: bucketOf(playerId),
			currency,
			roles: [],
			proofs: [],
			ownAssurance: 1,
		},
		locale: DEFAULT_LOCALE,
		ip: "127.0.0.1",
		userAgent: "",
		cookies: {},
	};
}
