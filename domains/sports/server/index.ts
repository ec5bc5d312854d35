import type { BetFinding, Sports } from "./api.ts";
import { namesOfBets } from "./bets/bet-names.ts";
import { exportBetsOf } from "./bets/bets-of-player.ts";
import { deleteOldEvents } from "./events/delete-old-events.ts";
import { openEventCache } from "./events/event-cache.ts";
import { openSale } from "./events/sale.ts";
import { openFeed } from "./feed/choice.ts";
import { deleteOldMatches } from "./feed/delete-old-matches.ts";
import { openFeedRunner } from "./feed/runner.ts";
import { takeOverFeed } from "./feed/take-over.ts";
import { openFreeBets } from "./free-bets/give.ts";
import { viewFreeBets } from "./free-bets/views.ts";
import type { SportsPorts } from "./ports.ts";
import { sportsRoutes } from "./routes.ts";
import { openSettler, SETTLE_JOB } from "./settlement/settle-event.ts";
import { countOpenBets, openStakesIn, readVirtualBets } from "./store/bets.ts";
import { readEvents } from "./store/events.ts";

export type * from "./api.ts";
export { inBatches } from "./events/delete-old-events.ts";
export type { Feed, FeedChoice, FeedMatch } from "./feed/port.ts";
export { openFreeBets } from "./free-bets/give.ts";
export type { SportsPorts } from "./ports.ts";

/** Loads what is on offer from the database. The feed is first read by its periodic job, so that opening is quick. */
export async function openSports(ports: SportsPorts): Promise<Sports> {
	const { database, clock, outbox, stream } = ports;
	const cache = openEventCache(clock, stream);
	const stopped = await takeOverFeed(ports);
	cache.load(await readEvents(database.reader, { retainedAtMs: clock.nowMs() }));
	const { publishChanged, resumeEvents, ...sale } = openSale(ports, cache);
	publishChanged(stopped);
	const feed = openFeed(ports);
	const settler = openSettler(ports, cache);
	outbox.work(SETTLE_JOB, settler.work);
	return {
		...sale,
		event: cache.view,
		eventOfSource(source, sourceKey) {
			const event = cache.ofSource(source, sourceKey);
			return event && cache.view(event.eventId);
		},
		nextEvents: (sport, limit) => cache.list({ vertical: "sports", sport, isNext: true, limit }).events,
		onOffer: (vertical, limit) => cache.list({ vertical, limit }).events,
		sportsOnOffer: cache.sports,
		deleteOld: deleteOldEvents,
		openBets: (playerId) => countOpenBets(database.reader, playerId),
		exportOf: (playerId) => exportBetsOf(ports, cache, playerId),
		freeBets: openFreeBets(ports),
		freeBetsOf: (playerId) => viewFreeBets(ports, playerId),
		namesOfBets: (playerId, betIds) => namesOfBets(ports, cache, playerId, betIds),
		virtualBets: readVirtualBets,
		auditBets: () => auditBets(ports),
		openStakesIn,
		bindings: sportsRoutes(ports, cache),
		feedIntervalMs: feed.intervalMs,
		refreshFeed: openFeedRunner(ports, cache, { ...sale, resumeEvents }, feed),
		deleteOldMatches: () => deleteOldMatches(ports),
	};
}

/** What is at stake in the ledger is the sum of the open bets, for each player and currency. */
async function auditBets({ wallet }: Pick<SportsPorts, "wallet">): Promise<BetFinding[]> {
	const differences = await wallet.diffHeldFunds("openStakes", openStakesIn);
	return differences.map(({ domainMinor, ledgerMinor, ...whose }) => ({
		...whose,
		detail: `open bets: ${domainMinor}; at stake in the books: ${ledgerMinor}`,
	}));
}
