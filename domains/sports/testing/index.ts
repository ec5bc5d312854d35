import { type Id, idText, pageId } from "@baize/kernel/id";
import { MINUTE_MS } from "@baize/kernel/time";
import { onceCommitted, openInProcessClient, openLog, type Session } from "@baize/platform-server";
import { PROVED, testSecrets } from "@baize/testing";
import { openTestWallet, playerWithCash, type TestWallet } from "@baize/wallet/testing";
import { type BetView, listBets, placeBet, selectionIdText } from "../contract/index.ts";
import { type EventOffer, openSports, type Sports, type SportsPorts } from "../server/index.ts";

export type Published = { topic: string; kind: string; data: Record<string, unknown> };

/** The sports domain over a real ledger and the real database; its settlement runs when a test calls it. */
export type TestSports = TestWallet & {
	sports: Sports;
	ports: SportsPorts;
	/** The messages published to open pages. */
	published: Published[];
	/** Settles what waits, as the outbox would. */
	settle(): Promise<void>;
	/** One run of the feed of the domain as it was opened last. */
	refresh(): Promise<void>;
	/** One run of deleting old events of the simulated feed. */
	deleteOld(): Promise<void>;
	/** The same domain opened again, as after a restart. */
	reopen(): Promise<Sports>;
	/** Puts an event on sale. */
	onSale(over?: Partial<EventOffer>): Promise<EventOffer>;
	punter(cashMinor?: bigint): Promise<Session>;
};

export async function openTestSports(over: Partial<SportsPorts> = {}): Promise<TestSports> {
	const books = await openTestWallet();
	const { database, clock, newId, wallet } = books;
	const published: Published[] = [];
	const waiting: Record<string, unknown>[] = [];
	let work: (payload: Record<string, unknown>) => Promise<void> = async () => {};
	const publish = (topic: string, kind: string, data: unknown): void =>
		void published.push({ topic, kind, data: data as Published["data"] });
	const ports: SportsPorts = {
		database,
		clock,
		wallet,
		ids: newId,
		log: openLog("silent"),
		secrets: testSecrets("a secret of the tests"),
		random: { bytes: (count) => new Uint8Array(count).fill(7) },
		stream: { publish: publish, publishHere: publish },
		outbox: {
			enqueue: async (tx, _job, payload) => onceCommitted(tx, () => void waiting.push(payload)),
			work(_job, handle) {
				work = handle;
			},
		},
		feed: { kind: "simulated" },
		audit: { record: async () => {} },
		readPlayer: async () => ({ currency: "CAD" }),
		eligibilityBlockOf: () => undefined,
		...over,
	};
	const sports = await openSports(ports);
	let openedLast = sports;
	return {
		...books,
		sports,
		ports,
		published,
		refresh: () => openedLast.refreshFeed(),
		deleteOld: () => sports.deleteOldMatches(),
		async reopen() {
			openedLast = await openSports(ports);
			return openedLast;
		},
		async settle() {
			for (let next = waiting.shift(); next; next = waiting.shift()) await work(next);
		},
		async onSale(over = {}) {
			const offer = { ...anEvent(newId(), clock.nowMs()), ...over };
			await database.transaction((tx) => sports.offer(tx, [offer]));
			return offer;
		},
		async punter(cashMinor = 100_000n) {
			return sessionOf(await playerWithCash(books, cashMinor));
		},
	};
}

export const sessionOf = (playerId: Id, currency = "CAD"): Session => ({
	sessionId: playerId,
	handle: idText(playerId),
	playerId,
	bucket: Number(playerId % 64n),
	currency,
	roles: [],
	...PROVED,
});

/** A match in an hour: the result at 2.10, 3.40, 3.60, and the total of 2.5 goals at 1.90 each. */
export const anEvent = (eventId: Id, nowMs: number): EventOffer => ({
	eventId,
	source: "test",
	sourceKey: idText(eventId),
	isMadeUp: false,
	vertical: "sports",
	sport: "football",
	competitionId: "test.1",
	competition: "Test League",
	round: "1",
	startsAtMs: nowMs + 60 * MINUTE_MS,
	startPrecision: "time",
	closesAtMs: nowMs + 60 * MINUTE_MS,
	participants: [
		{ key: "home", name: "Hosts" },
		{ key: "away", name: "Guests" },
	],
	markets: [
		{
			kind: "match-result",
			selections: [
				{ key: "home", priceX10000: 21_000 },
				{ key: "draw", priceX10000: 34_000 },
				{ key: "away", priceX10000: 36_000 },
			],
		},
		{
			kind: "total-goals",
			lineX100: 250,
			selections: [
				{ key: "over", priceX10000: 19_000 },
				{ key: "under", priceX10000: 19_000 },
			],
		},
	],
	details: null,
});

/** A leg at the offered price; `key` is in the first market that has it. */
export function legOn({ eventId, markets }: Pick<EventOffer, "eventId" | "markets">, key: string) {
	const at = markets.findIndex(({ selections }) => selections.some((selection) => selection.key === key));
	const { priceX10000 = 0 } = markets[at]?.selections.find((selection) => selection.key === key) ?? {};
	return { selectionId: selectionIdText({ eventId, marketNumber: at + 1, key }), priceX10000 };
}

/** Places ten dollars on the legs; returns the bet's id. */
export async function placedBet(
	{ sports, clock }: Pick<TestSports, "sports" | "clock">,
	session: Session,
	legs: readonly ReturnType<typeof legOn>[],
): Promise<string> {
	const betId = aBetId(clock.nowMs());
	const kind = legs.length === 1 ? "single" : "multiple";
	const body = {
		betId,
		kind,
		stakeMinor: 1_000,
		legs: legs.map(({ selectionId, priceX10000 }) => ({ selectionId, priceX10000 })),
		acceptPriceChanges: "none",
	} as const;
	const params = { session: session.handle };
	await openInProcessClient(sports.bindings).call(placeBet, { params, body }, visitOf(session));
	return betId;
}

/** A player's bets, newest first. */
export async function betsOf({ sports }: Pick<TestSports, "sports">, session: Session): Promise<BetView[]> {
	const params = { session: session.handle };
	return (await openInProcessClient(sports.bindings).call(listBets, { params, query: {} }, visitOf(session))).bets;
}

const visitOf = (session: Session) => ({ session, locale: "en" as const, ip: "", userAgent: "", cookies: {} });

let chance = 0;
/** An id made as a page makes it. */
export const aBetId = (nowMs: number): string => idText(pageId(nowMs, chance++));
