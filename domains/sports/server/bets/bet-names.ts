import type { Id } from "@baize/kernel/id";
import { eventName } from "../../contract/event-name.ts";
import type { BetLegView } from "../../contract/index.ts";
import type { EventCache } from "../events/event-cache.ts";
import type { SportsPorts } from "../ports.ts";
import { readBets } from "../store/bets.ts";
import { viewBets } from "./bet-view.ts";

/** What each of these bets is on: its event, and how many more there are. Others of the player's numbers are left out. */
export async function namesOfBets(
	{ database: { reader } }: Pick<SportsPorts, "database">,
	cache: EventCache,
	playerId: Id,
	betIds: readonly Id[],
): Promise<Map<Id, string>> {
	const found = await readBets(reader, playerId, { betIds, limit: betIds.length });
	const views = await viewBets(reader, cache, found);
	return new Map(views.map(({ legs }, place) => [found[place]!.betId, legsName(legs)]));
}

function legsName(legs: readonly BetLegView[]): string {
	const [first, ...others] = legs.map(({ participants, competition }) => eventName(participants, competition));
	return others.length === 0 ? first! : `${first} +${others.length}`;
}
