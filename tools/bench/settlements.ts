import { randomBytes } from "node:crypto";
import { check } from "@baize/kernel/check";
import { bucketOf, type Id, idText, openIds, pageId } from "@baize/kernel/id";
import { HOUR_MS, systemClock } from "@baize/kernel/time";
import { openLedger } from "@baize/ledger/server";
import { type Database, type Outbox, openInProcessClient, openLog, type Session } from "@baize/platform-server";
import { placeBet, selectionIdText } from "@baize/sports/contract";
import { openSports, type Sports } from "@baize/sports/server";
import { testSecrets } from "@baize/testing";
import { openWallet } from "@baize/wallet/server";

const PER_SECOND = 10;
const PLAYERS = 50;
const FUNDS_MINOR = 1_000_000n;
const STAKE_MINOR = 1_000;
const PRICE_X10000 = 20_000;
/** More than the goal allows. A settlement that takes longer is given up. */
const MAX_WAIT_MS = 30_000;

/** In milliseconds. */
export type Delays = readonly number[];

export const percentile = (delays: Delays, share: number): number => {
	const sorted = delays.toSorted((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};

const newId = openIds(systemClock, 1);

/** Matches with one bet each, which end one after the other. */
export async function openSettlements(database: Database, outbox: Outbox) {
	const ledger = openLedger({ database, clock: systemClock });
	const wallet = openWallet({ ledger });
	const paid = new Map<string, () => void>();
	const sports = await openSports({
		database,
		clock: systemClock,
		outbox,
		wallet,
		ids: newId,
		log: openLog("silent"),
		secrets: testSecrets(),
		random: { bytes: (count) => randomBytes(count) },
		stream: {
			publish: (_topic, kind, data) => {
				if (kind === "bet") paid.get((data as { betId: string }).betId)?.();
			},
			publishHere: () => {},
		},
		feed: { kind: "simulated" },
		audit: { record: async () => {} },
		readPlayer: async () => undefined,
		eligibilityBlockOf: () => undefined,
	});
	const waiting: Bet[] = [];

	/** Resolves when the player's pages are notified that the bet is paid. Returns the milliseconds. */
	async function settle({ eventId, betId }: Bet): Promise<number> {
		const startedMs = performance.now();
		const isPaid = new Promise<void>((resolve) => paid.set(betId, resolve));
		const result = { status: "finished", home: 1, away: 0 } as const;
		await database.transaction((tx) => sports.result(tx, eventId, result));
		const timer = new AbortController();
		await Promise.race([isPaid, afterMs(MAX_WAIT_MS, timer.signal)]);
		timer.abort();
		return performance.now() - startedMs;
	}

	return {
		/** Places the bets that a run of this many seconds needs. */
		async prepare(seconds: number) {
			const sessions: Session[] = [];
			for (let player = 0; player < PLAYERS; player++) {
				const playerId = newId();
				await wallet.open(database.reader, playerId, "CAD");
				await wallet.batched.deposit({ playerId, currency: "CAD", reference: newId(), amountMinor: FUNDS_MINOR });
				sessions.push(sessionOf(playerId));
			}
			for (let at = 0; at < seconds * PER_SECOND; at++)
				waiting.push(await aBet(database, sports, sessions[at % PLAYERS]!));
		},
		/** Ends one match after the other at an even pace, however long a settlement takes. */
		async run(seconds: number): Promise<Delays> {
			const delays: Promise<number>[] = [];
			for (let at = 0; at < seconds * PER_SECOND; at++) {
				const bet = waiting.pop();
				check(bet, "as many bets were prepared as are settled");
				delays.push(settle(bet));
				await afterMs(1_000 / PER_SECOND);
			}
			return Promise.all(delays);
		},
		close: () => ledger.close(),
	};
}

const afterMs = (waitMs: number, signal?: AbortSignal): Promise<void> =>
	new Promise((resolve) => {
		const timer = setTimeout(resolve, waitMs);
		signal?.addEventListener("abort", () => clearTimeout(timer));
	});

type Bet = { eventId: Id; betId: string };

async function aBet(database: Database, sports: Sports, session: Session): Promise<Bet> {
	const eventId = newId();
	await database.transaction((tx) => sports.offer(tx, [matchOf(eventId)]));
	const betId = idText(pageId(systemClock.nowMs(), Math.floor(Math.random() * 2 ** 16)));
	const selectionId = selectionIdText({ eventId, marketNumber: 1, key: "home" });
	await openInProcessClient(sports.bindings).call(
		placeBet,
		{
			params: { session: session.handle },
			body: {
				betId,
				kind: "single",
				stakeMinor: STAKE_MINOR,
				legs: [{ selectionId, priceX10000: PRICE_X10000 }],
				acceptPriceChanges: "none",
			},
		},
		{ session, locale: "en", ip: "", userAgent: "", cookies: {} },
	);
	return { eventId, betId };
}

const sessionOf = (playerId: Id): Session => ({
	sessionId: playerId,
	handle: idText(playerId),
	playerId,
	bucket: bucketOf(playerId),
	currency: "CAD",
	roles: [],
	proofs: [],
	ownAssurance: 1,
});

function matchOf(eventId: Id) {
	const startsAtMs = systemClock.nowMs() + HOUR_MS;
	return {
		eventId,
		source: "benchmark",
		sourceKey: idText(eventId),
		isMadeUp: false,
		vertical: "sports" as const,
		sport: "football",
		competitionId: "benchmark",
		competition: "Benchmark",
		round: "1",
		startsAtMs,
		startPrecision: "time" as const,
		closesAtMs: startsAtMs,
		participants: [
			{ key: "home", name: "Hosts" },
			{ key: "away", name: "Guests" },
		],
		markets: [
			{
				kind: "match-result" as const,
				selections: ["home", "draw", "away"].map((key) => ({ key, priceX10000: PRICE_X10000 })),
			},
		],
		details: null,
	};
}
