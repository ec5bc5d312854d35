import { type Binding, bind, type Visit } from "@baize/platform-server";
import {
	listJackpots,
	listOwnJackpotWins,
	listPots,
	proposePotFunding,
	readGameJackpot,
	readPot,
} from "../contract/index.ts";
import { defineFunding, proposingFunding } from "./fund-pot.ts";
import type { JackpotPorts } from "./ports.ts";
import type { PotViews } from "./pot-views.ts";

/** The pots are those of the asked currency, or of the player's. */
const currencyFor = (asked: string | undefined, { session }: Visit): string | undefined =>
	asked ?? (session?.currency || undefined);

/** A game that is not offered where the visitor is has no jackpot there, either. */
export function jackpotRoutes(views: PotViews, ports: JackpotPorts): Binding[] {
	const { isOffered } = ports;
	const funding = defineFunding(ports);
	return [
		bind(listJackpots, ({ query }, visit) =>
			views.list(currencyFor(query.currencyCode, visit), (gameId) => isOffered(gameId, visit)),
		),
		bind(readGameJackpot, ({ params, query }, visit) =>
			views.ofGame(params.id, currencyFor(query.currencyCode, visit), (gameId) => isOffered(gameId, visit)),
		),
		bind(readPot, ({ params, query }, visit) =>
			views.pot(params.pot, currencyFor(query.currency, visit), (gameId) => isOffered(gameId, visit)),
		),
		bind(listOwnJackpotWins, async (_input, { session }) => ({ wins: await views.winsOf(session.playerId) })),
		bind(listPots, async () => ({ pots: await views.office(await funding.open(ports.database.reader)) })),
		bind(proposePotFunding, proposingFunding(ports, funding)),
	];
}
