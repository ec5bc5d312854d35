import { HOUR_MS } from "@baize/kernel/time";
import { auditBets } from "./audit.ts";
import { exportBetsOf } from "./bets-of-player.ts";
import { openBoard } from "./board.ts";
import type { Sports } from "./door.ts";
import { openFeed } from "./feed/choice.ts";
import { openFeedRunner } from "./feed/runner.ts";
import { takeOverFeed } from "./feed/take-over.ts";
import { forgetEvents, forgetSimulated } from "./forget-events.ts";
import type { SportsPorts } from "./ports.ts";
import { sportsRoutes } from "./routes.ts";
import { openSale } from "./sale.ts";
import { openSettler, SETTLE_JOB } from "./settle-event.ts";
import { countOpenBets } from "./store/bets.ts";
import { readEvents } from "./store/events.ts";

export type * from "./door.ts";
export type { Feed, FeedChoice, FeedMatch } from "./feed/port.ts";
export { inBatches } from "./forget-events.ts";
export type { SportsPorts } from "./ports.ts";

/** Reads what is on offer from the database; the feed begins with `start`, so that opening is quick. */
export async function openSports(ports: SportsPorts): Promise<Sports> {
	const { database, clock, outbox, rounds, stream } = ports;
	const board = openBoard(clock, stream);
	const stopped = await takeOverFeed(ports);
	board.load(await readEvents(database.reader, { heldAtMs: clock.nowMs() }));
	const { publishChanged, resumeEvents, ...sale } = openSale(ports, board);
	publishChanged(stopped);
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
		openBets: (playerId) => countOpenBets(database.reader, playerId),
		exportOf: (playerId) => exportBetsOf(ports, board, playerId),
		auditBets: () => auditBets(ports),
		bindings: sportsRoutes(ports, board),
		start() {
			const feed = openFeed(ports);
			const refresh = openFeedRunner(ports, board, { ...sale, resumeEvents }, feed);
			rounds.every(feed.intervalMs, "sports.feed", refresh, 0);
			rounds.every(HOUR_MS, "sports.forget", () => forgetSimulated(ports));
		},
	};
}
