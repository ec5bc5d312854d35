import { type Id, idText } from "@baize/kernel/id";
import type { Follower } from "@baize/ledger/server";
import type { Binding } from "@baize/platform-server";
import type { Namer } from "@baize/wallet/server";
import { followTournaments } from "./follow/follow-rounds.ts";
import { wonPrize } from "./messages.ts";
import { namingPrizes } from "./name-prizes.ts";
import { payConfirmed } from "./office/pay-prizes.ts";
import type { TournamentsPorts } from "./ports.ts";
import { tournamentsRoutes } from "./routes.ts";
import { advanceStates, readHidden, readScoresOf } from "./tournament-store.ts";

export { followTournaments } from "./follow/follow-rounds.ts";
export type { TournamentsPorts } from "./ports.ts";
export {
	type EndedRound,
	followRounds,
	isOfRound,
	type OpenRound,
	type RoundName,
} from "./rules/rounds.ts";
export { seedDemoTournaments } from "./seed/demo-tournaments.ts";

export type ExportedScore = { tournament: string; points: number; rounds: number; disqualifiedFor: string | null };

export type Tournaments = {
	bindings: Binding[];
	/** Counts rounds for the tournaments that run. */
	follower: Follower;
	/** Starts and ends what the clock says. */
	advance(): Promise<void>;
	/** What statements call prizes. */
	namer: Namer;
	/** Pays prizes that were confirmed and are not paid yet. */
	payConfirmed(): Promise<void>;
	/** What the player has in each tournament, and whether their name is hidden, for the copy of a player's data. */
	exportOf(playerId: Id): Promise<ExportedScore[]>;
	isNameHidden(playerId: Id): Promise<boolean>;
};

export function openTournaments(ports: TournamentsPorts): Tournaments {
	const { database, clock } = ports;
	ports.notifications.addTemplates([wonPrize]);
	return {
		bindings: tournamentsRoutes(ports),
		follower: followTournaments(ports),
		advance: () => advanceStates(database.reader, clock.nowMs()),
		namer: namingPrizes(database),
		payConfirmed: () => payConfirmed(ports),
		exportOf: async (playerId) =>
			(await readScoresOf(database.reader, playerId)).map(({ tournament_id, points, rounds, disqualified_for }) => ({
				...{ tournament: idText(tournament_id), points, rounds, disqualifiedFor: disqualified_for },
			})),
		isNameHidden: async (playerId) => (await readHidden(database.reader, [playerId])).has(playerId),
	};
}
