import type { Id } from "@baize/kernel/id";
import type { Tx } from "@baize/platform-server";
import type { Board } from "../board.ts";
import type { BookEvent } from "../book-event.ts";
import type { EventOffer, EventTimes, Sports } from "../door.ts";
import type { SportsPorts } from "../ports.ts";
import { isRunningFeed } from "../store/feeds.ts";
import { feedName } from "./choice.ts";
import { newsOf } from "./news.ts";
import type { Awaited, Feed, FeedMatch } from "./port.ts";
import { voidOverdue } from "./void-overdue.ts";

type Sale = Pick<Sports, "offer" | "reprice" | "reschedule" | "result" | "setDetails" | "tellLive"> & {
	resumeEvents(tx: Tx, ids: readonly Id[]): Promise<void>;
};

const awaitedOf = ({ sourceKey, round, startsAtMs, details }: BookEvent): Awaited => ({
	sourceKey,
	round,
	startsAtMs,
	details,
});

const BET_ON_TOO_LONG = "a match had begun before betting on it closed; bets that were struck meanwhile are void";

const ANOTHER_FEED = "this process was started with another feed than the one that runs; its own tells nothing";

/** Offered together in one transaction. */
const CHUNK_EVENTS = 50;

/** Brings the book up to what a feed knows. Stopped anywhere and run again, it goes on from there. */
export function openFeedRunner(ports: SportsPorts, board: Board, sale: Sale, feed: Feed) {
	const { database, clock, ids, log } = ports;
	const { source } = feed;
	const name = feedName(ports.feed);
	const warnedOf = new Map<string, string>();
	const knownOf = (match: FeedMatch) => board.ofSource(source, match.sourceKey);

	const offerOf = (match: FeedMatch): EventOffer => {
		const { result: _result, live: _live, isPostponed: _isPostponed, ...offer } = match;
		return { ...offer, eventId: ids(), source };
	};

	/** In chunks, each in a transaction in which this feed is the one that runs: no other process can take over meanwhile. */
	async function inChunks<Item>(items: readonly Item[], write: (tx: Tx, chunk: readonly Item[]) => Promise<void>) {
		for (let from = 0; from < items.length; from += CHUNK_EVENTS) {
			const chunk = items.slice(from, from + CHUNK_EVENTS);
			await database.transaction(async (tx) => {
				if (await isRunningFeed(tx, name)) await write(tx, chunk);
			});
		}
	}

	const offerAll = (matches: readonly FeedMatch[]) =>
		inChunks(matches, (tx, chunk) => sale.offer(tx, chunk.map(offerOf)));

	/** What this feed tells of is on sale again, if it was off sale because no feed did. */
	async function resumeAll(matches: readonly FeedMatch[]): Promise<void> {
		const known = matches.flatMap((match) => knownOf(match) ?? []);
		const stopped = known.filter(({ feedStoppedAtMs, result }) => feedStoppedAtMs !== null && !result);
		await inChunks(stopped, (tx, chunk) =>
			sale.resumeEvents(
				tx,
				chunk.map(({ eventId }) => eventId),
			),
		);
	}

	let wasRunning = true;
	async function isRunning(): Promise<boolean> {
		const isOurs = await database.transaction((tx) => isRunningFeed(tx, name));
		if (wasRunning && !isOurs) log.warn({ feed: name }, ANOTHER_FEED);
		wasRunning = isOurs;
		return isOurs;
	}

	async function change(match: FeedMatch): Promise<void> {
		const known = knownOf(match)!;
		const news = newsOf(match, known, clock.nowMs());
		if (news.kind === "result") await recordResult(match, known, news.times);
		if (news.kind === "other-result") warnOfOtherResult(match);
		if (news.kind !== "change") return;
		const { times, prices } = news;
		await database.transaction(async (tx) => {
			if (times) await sale.reschedule(tx, known.eventId, times);
			if (prices.length > 0) await sale.reprice(tx, known.eventId, prices);
		});
	}

	async function recordResult(match: FeedMatch, { eventId, closesAtMs }: BookEvent, times: EventTimes | null) {
		if (times && times.closesAtMs < closesAtMs) log.warn({ source, key: match.sourceKey, times }, BET_ON_TOO_LONG);
		await database.transaction(async (tx) => {
			if (times) await sale.reschedule(tx, eventId, times);
			const recorded = await sale.result(tx, eventId, match.result!);
			if (recorded === "recorded") await sale.setDetails(tx, eventId, match.details);
			if (recorded === "different") warnOfOtherResult(match);
		});
	}

	/** Bets stay as they were settled; whether money is moved by hand, a person decides. Told once, not at each reading. */
	function warnOfOtherResult({ sourceKey, result }: FeedMatch): void {
		const told = JSON.stringify(result);
		if (warnedOf.get(sourceKey) === told) return;
		warnedOf.set(sourceKey, told);
		log.warn({ source, key: sourceKey, result }, "a feed told another result");
	}

	function tellLive(match: FeedMatch): void {
		const known = knownOf(match);
		if (!known || known.result || !match.live) return;
		const { live } = board.seen(known);
		if (JSON.stringify(live) !== JSON.stringify(match.live)) sale.tellLive(known.eventId, match.live);
	}

	return async function refresh(): Promise<void> {
		if (!(await isRunning())) return;
		const matches = await feed.read(board.withoutResult(source).map(awaitedOf));
		await resumeAll(matches);
		const nowMs = clock.nowMs();
		await offerAll(matches.filter((match) => newsOf(match, knownOf(match), nowMs).kind === "offer"));
		for (const match of matches) {
			if (knownOf(match)) await change(match);
			tellLive(match);
		}
		// Last: a result that comes after a long pause of the house is still heard first.
		await voidOverdue(ports, board, sale);
	};
}
