import type { Board } from "../board.ts";
import type { BookEvent } from "../book-event.ts";
import type { EventOffer, EventTimes, Sports } from "../door.ts";
import type { SportsPorts } from "../ports.ts";
import { newsOf } from "./news.ts";
import type { Awaited, Feed, FeedMatch } from "./port.ts";
import { voidOverdue } from "./void-overdue.ts";

type Sale = Pick<Sports, "offer" | "reprice" | "reschedule" | "result" | "setDetails" | "tellLive">;

const awaitedOf = ({ sourceKey, round, startsAtMs, details }: BookEvent): Awaited => ({
	sourceKey,
	round,
	startsAtMs,
	details,
});

const BET_ON_TOO_LONG = "a match had begun before betting on it closed; bets that were struck meanwhile are void";

/** Offered together in one transaction. */
const CHUNK_EVENTS = 50;

/** Brings the book up to what a feed knows. Stopped anywhere and run again, it goes on from there. */
export function openFeedRunner(ports: SportsPorts, board: Board, sale: Sale, feed: Feed) {
	const { database, clock, ids, log } = ports;
	const { source } = feed;
	const warnedOf = new Map<string, string>();
	const knownOf = (match: FeedMatch) => board.ofSource(source, match.sourceKey);

	const offerOf = (match: FeedMatch): EventOffer => {
		const { result: _result, live: _live, isPostponed: _isPostponed, ...offer } = match;
		return { ...offer, eventId: ids(), source };
	};

	async function offerAll(matches: readonly FeedMatch[]): Promise<void> {
		for (let from = 0; from < matches.length; from += CHUNK_EVENTS) {
			const chunk = matches.slice(from, from + CHUNK_EVENTS).map(offerOf);
			await database.transaction((tx) => sale.offer(tx, chunk));
		}
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
		const matches = await feed.read(board.withoutResult(source).map(awaitedOf));
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
