import { HOUR_MS } from "@baize/kernel/time";
import { auditBets } from "./audit.ts";
import { openBoard } from "./board.ts";
import type { Sports } from "./door.ts";
import { openOpenfootball } from "./feed/openfootball.ts";
import type { Feed } from "./feed/port.ts";
import { openFeedRunner } from "./feed/runner.ts";
import { openSimulated } from "./feed/simulated.ts";
import { forgetEvents, forgetSimulated } from "./forget-events.ts";
import type { SportsPorts } from "./ports.ts";
import { sportsRoutes } from "./routes.ts";
import { openSale } from "./sale.ts";
import { openSettler, SETTLE_JOB } from "./settle-event.ts";
import { readEvents } from "./store/events.ts";
import { openSeeds } from "./store/seeds.ts";

export type * from "./door.ts";
export type { Feed, FeedChoice, FeedMatch } from "./feed/port.ts";
export { inBatches } from "./forget-events.ts";
export type { SportsPorts } from "./ports.ts";

/** Reads what is on offer from the database; the feed begins with `start`, so that opening is quick. */
export async function openSports(ports: SportsPorts): Promise<Sports> {
	const { database, clock, outbox, rounds, stream } = ports;
	const board = openBoard(clock, stream);
	board.load(await readEvents(database.reader, { heldAtMs: clock.nowMs() }));
	const sale = openSale(ports, board);
	const settler = openSettler(ports, board);
	outbox.work(SETTLE_JOB, settler.work);
	return {
		...sale,
		event: board.view,
		eventOfSource(source, sourceKey) {
			const event = board.ofSource(source, sourceKey);
			return event && board.view(event.eventId);
		},
		nextEvents: (sport, limit) => board.list({ vertical: "sports", sport, isNext: true, limit }).events,
		forget: forgetEvents,
		auditBets: () => auditBets(ports),
		bindings: sportsRoutes(ports, board),
		start() {
			const feed = openFeed(ports);
			rounds.every(feed.intervalMs, "sports.feed", openFeedRunner(ports, board, sale, feed), 0);
			rounds.every(HOUR_MS, "sports.forget", () => forgetSimulated(ports));
		},
	};
}

function openFeed(ports: SportsPorts): Feed {
	const { feed, clock, log } = ports;
	if (feed.kind === "openfootball") return openOpenfootball(feed.source, clock, log);
	return openSimulated(clock, openSeeds(ports));
}
