import { type Binding, bind, type Visit } from "@baize/platform-server";
import { listJackpots, listOwnJackpotWins, listPots, readGameJackpot, readPot } from "../contract/index.ts";
import type { PotViews } from "./pot-views.ts";

/** The pots are those of the asked currency, or of the player's. */
const currencyFor = (asked: string | undefined, { session }: Visit): string | undefined =>
	asked ?? (session?.currency || undefined);

export const jackpotRoutes = (views: PotViews): Binding[] => [
	bind(listJackpots, ({ query }, visit) => views.list(currencyFor(query.currencyCode, visit))),
	bind(readGameJackpot, ({ params, query }, visit) => views.ofGame(params.id, currencyFor(query.currencyCode, visit))),
	bind(readPot, ({ params, query }, visit) => views.pot(params.pot, currencyFor(query.currency, visit))),
	bind(listOwnJackpotWins, async (_input, { session }) => ({ wins: await views.winsOf(session.playerId) })),
	bind(listPots, async () => ({ pots: await views.office() })),
];
