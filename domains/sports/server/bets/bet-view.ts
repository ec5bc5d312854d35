import { check } from "@baize/kernel/check";
import { type Id, idText } from "@baize/kernel/id";
import { toWire } from "@baize/kernel/money";
import { multiplePrice, shownPrice } from "@baize/kernel/odds";
import type { Reader } from "@baize/platform-server";
import { type BetLegView, type BetView, selectionIdText } from "../../contract/index.ts";
import { type BookEvent, feedStoppedOf, phaseOf } from "../events/book-event.ts";
import type { EventCache } from "../events/event-cache.ts";
import type { StoredBet, StoredLeg } from "../store/bets.ts";
import { readEvents } from "../store/events.ts";

/** Bets as a player reads them, with their events: recent ones from memory, old ones from the database. */
export async function viewBets(reader: Reader, cache: EventCache, bets: readonly StoredBet[]): Promise<BetView[]> {
	const ids = [...new Set(bets.flatMap((bet) => bet.legs.map((leg) => leg.eventId)))];
	const events = new Map<Id, BookEvent>();
	for (const id of ids) {
		const event = cache.get(id);
		if (event) events.set(id, event);
	}
	for (const event of await readEvents(reader, { ids: ids.filter((id) => !events.has(id)) }))
		events.set(event.eventId, event);
	return bets.map((bet) => betView(bet, (leg) => legView(leg, events.get(leg.eventId), cache)));
}

const betView = (bet: StoredBet, viewLeg: (leg: StoredLeg) => BetLegView): BetView => ({
	betId: idText(bet.betId),
	kind: bet.kind,
	currency: bet.currency,
	stakeMinor: toWire(bet.stakeMinor),
	priceX10000: shownPrice(multiplePrice(bet.legs.map((leg) => leg.priceX10000))),
	potentialReturnMinor: toWire(bet.potentialReturnMinor),
	isFree: bet.freeBetId !== null,
	status: bet.status,
	payoutMinor: toWire(bet.payoutMinor),
	placedAtMs: bet.placedAtMs,
	settledAtMs: bet.settledAtMs,
	legs: bet.legs.map(viewLeg),
});

function legView(leg: StoredLeg, event: BookEvent | undefined, cache: EventCache): BetLegView {
	const market = event?.markets.find((each) => each.marketNumber === leg.marketNumber);
	check(event && market, "every leg refers to a stored market");
	const { live, nowMs } = cache.seen(event);
	const phase = phaseOf(event, nowMs);
	return {
		selectionId: selectionIdText(leg),
		eventId: idText(leg.eventId),
		vertical: event.vertical,
		key: leg.key,
		kind: market.kind,
		...(market.lineX100 === undefined ? {} : { lineX100: market.lineX100 }),
		priceX10000: leg.priceX10000,
		competition: event.competition,
		participants: [...event.participants],
		startsAtMs: event.startsAtMs,
		startPrecision: event.startPrecision,
		phase,
		live: phase === "live" ? live : null,
		result: event.result,
		feedStopped: feedStoppedOf(event),
		outcome: leg.outcome,
	};
}
