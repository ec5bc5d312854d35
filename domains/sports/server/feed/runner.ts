import type { Id } from "@baize/kernel/id";
import { onceCommitted, type Tx } from "@baize/platform-server";
import { CORRECTED_FOR_MS, type ResultView } from "../../contract/index.ts";
import type { EventOffer, EventTimes, Sports } from "../api.ts";
import { lastReportedBy } from "../corrections/correction-store.ts";
import { noteCorrection } from "../corrections/note-correction.ts";
import type { BookEvent } from "../events/book-event.ts";
import type { EventCache } from "../events/event-cache.ts";
import type { SportsPorts } from "../ports.ts";
import { isSameResult } from "../settlement/same-result.ts";
import { isRunningFeed } from "../store/feeds.ts";
import { feedName } from "./choice.ts";
import { feedChangeOf } from "./feed-change.ts";
import type { Awaited, Feed, FeedMatch } from "./port.ts";
import { voidOverdue } from "./void-overdue.ts";

type Sale = Pick<Sports, "offer" | "reprice" | "reschedule" | "result" | "setDetails" | "publishLive"> & {
	resumeEvents(tx: Tx, ids: readonly Id[]): Promise<void>;
};

const awaitedOf = ({ sourceKey, round, startsAtMs, details }: BookEvent): Awaited => ({
	sourceKey,
	round,
	startsAtMs,
	details,
});

const BET_ON_TOO_LONG = "a match had begun before betting on it closed; bets that were struck meanwhile are void";

const ANOTHER_FEED = "this process was started with another feed than the running one; its feed publishes nothing";

/** Events offered in one transaction. */
const CHUNK_EVENTS = 50;

/** Updates the book to the feed's current state. It may stop at any point; the next run continues from there. */
export function openFeedRunner(ports: SportsPorts, cache: EventCache, sale: Sale, feed: Feed) {
	const { clock, ids } = ports;
	const { source, isMadeUp } = feed;
	const running = openRunning(ports);
	const update = matchUpdater(ports, sale, source);
	const knownOf = (match: FeedMatch) => cache.ofSource(source, match.sourceKey);

	const offerOf = (match: FeedMatch): EventOffer => {
		const { result: _result, live: _live, isPostponed: _isPostponed, ...offer } = match;
		return { ...offer, eventId: ids(), source, isMadeUp };
	};

	const offerAll = (matches: readonly FeedMatch[]) =>
		running.inChunks(matches, (tx, chunk) => sale.offer(tx, chunk.map(offerOf)));

	/** Matches of this feed go back on sale if they were off sale for want of a feed. */
	async function resumeAll(matches: readonly FeedMatch[]): Promise<void> {
		const known = matches.flatMap((match) => knownOf(match) ?? []);
		const stopped = known.filter(({ feedStoppedAtMs, result }) => feedStoppedAtMs !== null && !result);
		const idsOf = (events: readonly BookEvent[]): Id[] => events.map(({ eventId }) => eventId);
		await running.inChunks(stopped, (tx, chunk) => sale.resumeEvents(tx, idsOf(chunk)));
	}

	function publishLive(match: FeedMatch): void {
		const known = knownOf(match);
		if (!known || known.result || !match.live) return;
		const { live } = cache.seen(known);
		if (JSON.stringify(live) !== JSON.stringify(match.live)) sale.publishLive(known.eventId, match.live);
	}

	return async function refresh(): Promise<void> {
		if (!(await running.isOurs())) return;
		const matches = await feed.read(cache.withoutResult(source).map(awaitedOf));
		await resumeAll(matches);
		const nowMs = clock.nowMs();
		await offerAll(matches.filter((match) => feedChangeOf(match, knownOf(match), nowMs).kind === "offer"));
		for (const match of matches) {
			const known = knownOf(match);
			if (known) await update(match, known);
			publishLive(match);
		}
		// Last: a result that arrives after a long downtime must be processed first.
		await voidOverdue(ports, cache, sale);
	};
}

/** What a feed has reported last of each event of which it reported another result; read once, after a start. */
function openReports({ database, clock }: SportsPorts, source: string): () => Promise<Map<Id, ResultView>> {
	let reports: Promise<Map<Id, ResultView>> | undefined;
	const read = () => lastReportedBy(database.reader, source, new Date(clock.nowMs() - CORRECTED_FOR_MS));
	return () => {
		reports ??= read().catch((error: unknown) => {
			reports = undefined;
			throw error;
		});
		return reports;
	};
}

/** Whether the feed of this process is the running one, which alone may publish. */
function openRunning({ database, log, feed }: SportsPorts) {
	const name = feedName(feed);
	let wasOurs = true;
	return {
		async isOurs(): Promise<boolean> {
			const isOurs = await database.transaction((tx) => isRunningFeed(tx, name));
			if (wasOurs && !isOurs) log.warn({ feed: name }, ANOTHER_FEED);
			wasOurs = isOurs;
			return isOurs;
		},
		/**
		 * In chunks, each in a transaction that checks that this feed is the running one: no other process can take over in
		 * between.
		 */
		async inChunks<Item>(items: readonly Item[], write: (tx: Tx, chunk: readonly Item[]) => Promise<void>) {
			for (let from = 0; from < items.length; from += CHUNK_EVENTS) {
				const chunk = items.slice(from, from + CHUNK_EVENTS);
				await database.transaction(async (tx) => {
					if (await isRunningFeed(tx, name)) await write(tx, chunk);
				});
			}
		},
	};
}

/** Brings what a feed reports of a known match into the book. */
function matchUpdater(ports: SportsPorts, sale: Sale, source: string) {
	const { database, clock, log } = ports;
	const reportsBefore = openReports(ports, source);

	async function recordResult(match: FeedMatch, { eventId, closesAtMs }: BookEvent, times: EventTimes | null) {
		if (times && times.closesAtMs < closesAtMs) log.warn({ source, key: match.sourceKey, times }, BET_ON_TOO_LONG);
		await database.transaction(async (tx) => {
			if (times) await sale.reschedule(tx, eventId, times);
			const recorded = await sale.result(tx, eventId, match.result!);
			if (recorded === "recorded") await sale.setDetails(tx, eventId, match.details);
			if (recorded === "different") await noteOtherResult(tx, match, eventId);
		});
	}

	/** Bets stay as settled; operators decide what follows. Noted and reported once, not at each reading. */
	async function noteOtherResult(tx: Tx, { sourceKey, result }: FeedMatch, eventId: Id): Promise<void> {
		const reports = await reportsBefore();
		const last = reports.get(eventId);
		if (!result || (last && isSameResult(last, result))) return;
		await noteCorrection(ports, tx, eventId, result);
		onceCommitted(tx, () => {
			reports.set(eventId, result);
			log.warn({ source, key: sourceKey, result }, "a feed reported another result");
		});
	}

	/** The result that the bets were settled by is news after another one: by that one they may have been adjusted. */
	async function noteFirstAgain(match: FeedMatch, { eventId }: BookEvent): Promise<void> {
		if ((await reportsBefore()).has(eventId)) await database.transaction((tx) => noteOtherResult(tx, match, eventId));
	}

	return async function update(match: FeedMatch, known: BookEvent): Promise<void> {
		const change = feedChangeOf(match, known, clock.nowMs());
		if (change.kind === "result") await recordResult(match, known, change.times);
		if (change.kind === "other-result") await database.transaction((tx) => noteOtherResult(tx, match, known.eventId));
		if (change.kind === "nothing" && known.result && match.result) await noteFirstAgain(match, known);
		if (change.kind !== "change") return;
		const { times, prices } = change;
		await database.transaction(async (tx) => {
			if (times) await sale.reschedule(tx, known.eventId, times);
			if (prices.length > 0) await sale.reprice(tx, known.eventId, prices);
		});
	};
}
