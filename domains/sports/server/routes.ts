import { refuse as refuseCommon, refuser } from "@baize/kernel/error";
import { type Id, readId } from "@baize/kernel/id";
import { currencyOf, toWire } from "@baize/kernel/money";
import { type Binding, bind } from "@baize/platform-server";
import {
	betErrors,
	betLimitsIn,
	listBets,
	listEvents,
	listFreeBets,
	listSports,
	MAX_LEGS,
	MAX_QUOTES,
	placeBet,
	readBet,
	readBetLimits,
	readEvent,
	readQuotes,
	readSelectionId,
	sportsErrors,
} from "../contract/index.ts";
import { viewBets } from "./bets/bet-view.ts";
import { listBetsOf } from "./bets/bets-of-player.ts";
import { placeBetFor } from "./bets/place-bet.ts";
import { correctionRoutes } from "./corrections/office.ts";
import { openAnswers } from "./events/answers.ts";
import { viewOf } from "./events/book-event.ts";
import type { EventCache } from "./events/event-cache.ts";
import type { EventFilter } from "./events/event-lists.ts";
import { freeBetOfficeRoutes } from "./free-bets/office.ts";
import { viewBonusStakes, viewFreeBets } from "./free-bets/views.ts";
import type { BetBlock, SportsPorts } from "./ports.ts";
import * as bets from "./store/bets.ts";
import { readEvents } from "./store/events.ts";

const refuse = refuser(sportsErrors);
const refuseBet = refuser(betErrors);

const REFUSALS = {
	place: "BET_NOT_ALLOWED_HERE",
	document: "DOCUMENT_BLOCKED",
	terms: "TERMS_DUE",
	closed: "BETTING_CLOSED",
} as const satisfies Record<BetBlock, string>;

const DEFAULT_EVENTS = 40;

export function sportsRoutes(ports: SportsPorts, cache: EventCache): Binding[] {
	const { database, clock } = ports;
	const answer = openAnswers(cache, clock);

	return [
		...freeBetOfficeRoutes(ports),
		...correctionRoutes(ports),
		bind(listFreeBets, async (_input, { session: { playerId, currency } }) => ({
			freeBets: await viewFreeBets(ports, playerId),
			bonus: await viewBonusStakes(ports, playerId, currency),
		})),
		bind(listSports, ({ query }) => {
			const vertical = query.vertical ?? "sports";
			return answer(`sports ${vertical}`, () => ({ sports: cache.sports(vertical) }));
		}),
		bind(listEvents, ({ query }) => {
			const filter = eventFilter(query);
			return answer(`events ${JSON.stringify(query)}`, () => listedEvents(cache, filter));
		}),
		bind(readEvent, async ({ params }) => {
			const eventId = readId(params.eventId);
			if (eventId === null) throw refuse("EVENT_UNKNOWN");
			if (cache.get(eventId)) return answer(`event ${params.eventId}`, () => cache.view(eventId));
			const [old] = await readEvents(database.reader, { ids: [eventId] });
			if (!old) throw refuse("EVENT_UNKNOWN");
			return viewOf({ event: old, live: null, nowMs: clock.nowMs() });
		}),
		bind(readQuotes, ({ query }) => {
			const ids = query.selections.split(",").slice(0, MAX_QUOTES);
			const found = ids.map((text) => {
				const selection = readSelectionId(text);
				return (selection && cache.quote(selection)) ?? undefined;
			});
			return {
				quotes: found.filter((quote) => quote !== undefined),
				gone: ids.filter((_text, at) => found[at] === undefined),
			};
		}),
		bind(readBetLimits, ({ query }) => limitsAnswer(query.currency)),
		bind(placeBet, async ({ body }, visit) => {
			const block = await ports.eligibilityBlockOf(visit);
			if (block) throw refuseBet(REFUSALS[block]);
			return placeBetFor(ports, visit.session, body);
		}),
		bind(listBets, ({ query }, { session }) => listBetsOf(ports, cache, session.playerId, query)),
		bind(readBet, async ({ params }, { session }) => {
			const betId = readId(params.betId);
			const bet = betId === null ? undefined : await bets.readBet(database.reader, session.playerId, betId);
			if (!bet) throw refuse("BET_UNKNOWN");
			const [view] = await viewBets(database.reader, cache, [bet]);
			return view!;
		}),
	];
}

type Query = Partial<Omit<EventFilter, "after">> & { after?: string };

function eventFilter({ after, limit, vertical, ...rest }: Query): EventFilter {
	const cursor = after === undefined ? {} : { after: readCursor(after) };
	return { ...rest, ...cursor, vertical: vertical ?? "sports", limit: limit ?? DEFAULT_EVENTS };
}

/** The start and the id of the last event of a page. */
const cursorText = (startsAtMs: number, eventId: string): string => `${startsAtMs}-${eventId}`;

function readCursor(text: string): { startsAtMs: number; eventId: Id } {
	const [start = "", event = ""] = text.split("-");
	const eventId = readId(event);
	if (!/^\d{1,15}$/.test(start) || eventId === null) throw refuseCommon("VALIDATION_ERROR");
	return { startsAtMs: Number(start), eventId };
}

function listedEvents(cache: EventCache, filter: EventFilter) {
	const { events, hasMore } = cache.list(filter);
	const last = events.at(-1);
	return { events, after: hasMore && last ? cursorText(last.startsAtMs, last.eventId) : null };
}

function limitsAnswer(code: string) {
	const currency = currencyOf(code)?.code;
	if (!currency) throw refuseCommon("NOT_FOUND");
	const { minStakeMinor, maxStakeMinor, maxPayoutMinor } = betLimitsIn(currency);
	return {
		currency,
		minStakeMinor: toWire(minStakeMinor),
		maxStakeMinor: toWire(maxStakeMinor),
		maxPayoutMinor: toWire(maxPayoutMinor),
		maxLegs: MAX_LEGS,
	};
}
