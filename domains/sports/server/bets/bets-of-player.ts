import { type Id, idText, readId } from "@baize/kernel/id";
import { readAllPages } from "@baize/platform-server";
import type { BetView } from "../../contract/index.ts";
import type { EventCache } from "../events/event-cache.ts";
import type { SportsPorts } from "../ports.ts";
import { type BetsFilter, readBets } from "../store/bets.ts";
import { viewBets } from "./bet-view.ts";

const DEFAULT_BETS = 20;

type Query = { before?: string | undefined; state?: BetsFilter["state"] | undefined; limit?: number | undefined };

/** A page of a player's bets, newest first. */
export async function listBetsOf(
	{ database: { reader } }: Pick<SportsPorts, "database">,
	cache: EventCache,
	playerId: Id,
	query: Query,
): Promise<{ bets: BetView[]; before: string | null }> {
	const limit = query.limit ?? DEFAULT_BETS;
	const before = query.before === undefined ? {} : { before: readId(query.before)! };
	const state = query.state ? { state: query.state } : {};
	// One more than asked for shows whether there is a further page.
	const found = await readBets(reader, playerId, { ...before, ...state, limit: limit + 1 });
	const page = found.slice(0, limit);
	const last = page.at(-1);
	return {
		bets: await viewBets(reader, cache, page),
		before: found.length > limit && last ? idText(last.betId) : null,
	};
}

/** All of a player's bets, newest first. */
export const exportBetsOf = (
	ports: Pick<SportsPorts, "database">,
	cache: EventCache,
	playerId: Id,
): Promise<BetView[]> =>
	readAllPages(async (before) => {
		const { bets, before: next } = await listBetsOf(ports, cache, playerId, { before });
		return { rows: bets, next };
	});
