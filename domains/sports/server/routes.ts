import type { PlayObstacle } from "@baize/identity/contract";
import { refuse as refuseHouse, refuser } from "@baize/kernel/error";
import { type Id, readId } from "@baize/kernel/id";
import { currencyOf, toWire } from "@baize/kernel/money";
import { type Binding, bind } from "@baize/platform-server";
import {
	betErrors,
	betLimitsIn,
	listBets,
	listEvents,
	listSports,
	MOST_LEGS,
	MOST_QUOTES,
	placeBet,
	readBet,
	readBetLimits,
	readEvent,
	readQuotes,
	readSelectionId,
	sportsErrors,
} from "../contract/index.ts";
import { openAnswers } from "./answers.ts";
import { viewBets } from "./bet-view.ts";
import { listBetsOf } from "./bets-of-player.ts";
import type { Board, EventWish } from "./board.ts";
import { viewOf } from "./book-event.ts";
import { placeBetFor } from "./place-bet.ts";
import type { SportsPorts } from "./ports.ts";
import * as bets from "./store/bets.ts";
import { readEvents } from "./store/events.ts";

const refuse = refuser(sportsErrors);
const refuseBet = refuser(betErrors);

const REFUSALS = {
	place: "BET_NOT_ALLOWED_HERE",
	document: "DOCUMENT_BLOCKED",
	terms: "TERMS_DUE",
} as const satisfies Record<PlayObstacle, string>;

const DEFAULT_EVENTS = 40;

export function sportsRoutes(ports: SportsPorts, board: Board): Binding[] {
	const { database, clock } = ports;
	const answer = openAnswers(board, clock);

	return [
		bind(listSports, ({ query }) => {
			const vertical = query.vertical ?? "sports";
			return answer(`sports ${vertical}`, () => ({ sports: board.sports(vertical) }));
		}),
		bind(listEvents, ({ query }) => {
			const wish = eventWish(query);
			return answer(`events ${JSON.stringify(query)}`, () => listedEvents(board, wish));
		}),
		bind(readEvent, async ({ params }) => {
			const eventId = readId(params.eventId);
			if (eventId === null) throw refuse("EVENT_UNKNOWN");
			if (board.get(eventId)) return answer(`event ${params.eventId}`, () => board.view(eventId));
			const [old] = await readEvents(database.reader, { ids: [eventId] });
			if (!old) throw refuse("EVENT_UNKNOWN");
			return viewOf({ event: old, live: null, nowMs: clock.nowMs() });
		}),
		bind(readQuotes, ({ query }) => {
			const asked = query.selections.split(",").slice(0, MOST_QUOTES);
			const found = asked.map((text) => {
				const selection = readSelectionId(text);
				return (selection && board.quote(selection)) ?? undefined;
			});
			return {
				quotes: found.filter((quote) => quote !== undefined),
				gone: asked.filter((_text, at) => found[at] === undefined),
			};
		}),
		bind(readBetLimits, ({ query }) => limitsAnswer(query.currency)),
		bind(placeBet, async ({ body }, visit) => {
			const obstacle = await ports.obstacleOf(visit);
			if (obstacle) throw refuseBet(REFUSALS[obstacle]);
			return placeBetFor(ports, visit.session, body);
		}),
		bind(listBets, ({ query }, { session }) => listBetsOf(ports, board, session.playerId, query)),
		bind(readBet, async ({ params }, { session }) => {
			const betId = readId(params.betId);
			const bet = betId === null ? undefined : await bets.readBet(database.reader, session.playerId, betId);
			if (!bet) throw refuse("BET_UNKNOWN");
			const [view] = await viewBets(database.reader, board, [bet]);
			return view!;
		}),
	];
}

type Query = Partial<Omit<EventWish, "after">> & { after?: string };

function eventWish({ after, limit, vertical, ...rest }: Query): EventWish {
	const cursor = after === undefined ? {} : { after: readCursor(after) };
	return { ...rest, ...cursor, vertical: vertical ?? "sports", limit: limit ?? DEFAULT_EVENTS };
}

/** The start and the id of the last event of a page. */
const cursorText = (startsAtMs: number, eventId: string): string => `${startsAtMs}-${eventId}`;

function readCursor(text: string): { startsAtMs: number; eventId: Id } {
	const [start = "", event = ""] = text.split("-");
	const eventId = readId(event);
	if (!/^\d{1,15}$/.test(start) || eventId === null) throw refuseHouse("VALIDATION_ERROR");
	return { startsAtMs: Number(start), eventId };
}

function listedEvents(board: Board, wish: EventWish) {
	const { events, hasMore } = board.list(wish);
	const last = events.at(-1);
	return { events, after: hasMore && last ? cursorText(last.startsAtMs, last.eventId) : null };
}

function limitsAnswer(code: string) {
	const currency = currencyOf(code)?.code;
	if (!currency) throw refuseHouse("NOT_FOUND");
	const { leastStakeMinor, mostStakeMinor, mostPayoutMinor } = betLimitsIn(currency);
	return {
		currency,
		leastStakeMinor: toWire(leastStakeMinor),
		mostStakeMinor: toWire(mostStakeMinor),
		mostPayoutMinor: toWire(mostPayoutMinor),
		mostLegs: MOST_LEGS,
	};
}
