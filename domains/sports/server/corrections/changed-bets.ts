import type { Id } from "@baize/kernel/id";
import type { Minor } from "@baize/kernel/money";
import type { Reader } from "@baize/platform-server";
import type { BetStatusName, ResultView } from "../../contract/index.ts";
import type { BookEvent } from "../events/book-event.ts";
import { decideLeg, endOf } from "../settlement/decide.ts";
import { type StoredBet, settledBetsOn } from "../store/bets.ts";
import { readEvents } from "../store/events.ts";
import { adjustedResults, type Decided } from "./correction-store.ts";

type End = { status: BetStatusName; payoutMinor: Minor };
/** `before`: as it counts now, with the adjustments for earlier corrections, of its other events too. */
export type Changed = { bet: StoredBet; before: End; after: End };

const isSame = (one: End, other: End): boolean => one.status === other.status && one.payoutMinor === other.payoutMinor;

/** How a bet ends when its legs on these events have their results, and the others the outcomes that they were given. */
const endBy = (bet: StoredBet, events: readonly BookEvent[]): End =>
	endOf(events.reduce((decided, event) => decideLeg(decided, event).bet, bet));

/** How the bet would have ended by another result; undefined where that is as it counts now. */
function changedBy(bet: StoredBet, corrected: BookEvent, counted: ReadonlyMap<Id, BookEvent>): Changed | undefined {
	const own = bet.legs.flatMap(({ eventId }) => counted.get(eventId) ?? []);
	const before = own.length > 0 ? endBy(bet, own) : { status: bet.status, payoutMinor: bet.payoutMinor };
	const after = endBy(bet, [...own.filter(({ eventId }) => eventId !== corrected.eventId), corrected]);
	return isSame(before, after) ? undefined : { bet, before, after };
}

/** The events of these bets that have been corrected and adjusted, each with the result that its bets count by. */
async function countedEvents(
	reader: Reader,
	bets: readonly StoredBet[],
	before: Decided | undefined,
): Promise<ReadonlyMap<Id, BookEvent>> {
	const ids = new Set(bets.flatMap(({ legs }) => legs.map(({ eventId }) => eventId)));
	const results = await adjustedResults(reader, [...ids], before);
	const events = await readEvents(reader, { ids: [...results.keys()] });
	return new Map(events.map((event) => [event.eventId, { ...event, result: results.get(event.eventId)! }]));
}

/** So many bets are read at a time, and so many changed ones are shown. */
const CHUNK_BETS = 1_000;
const SHOWN_BETS = 200;

type Correction = {
	event: BookEvent;
	reported: ResultView;
	/** When this correction was decided: what was adjusted later does not count. Undefined while it is open. */
	decided: Decided | undefined;
};

export async function changedBets(
	reader: Reader,
	{ event, reported, decided }: Correction,
	shown = SHOWN_BETS,
): Promise<{ changed: Changed[]; hasMore: boolean }> {
	const corrected = { ...event, result: reported };
	const changed: Changed[] = [];
	for (let after = 0n; changed.length <= shown; ) {
		const bets = await settledBetsOn(reader, event.eventId, { after, limit: CHUNK_BETS });
		const counted = await countedEvents(reader, bets, decided);
		changed.push(...bets.flatMap((bet) => changedBy(bet, corrected, counted) ?? []));
		const last = bets.at(-1);
		if (!last || bets.length < CHUNK_BETS) break;
		after = last.betId;
	}
	return { changed: changed.slice(0, shown), hasMore: changed.length > shown };
}
