import { refuser } from "@baize/kernel/error";
import { type Id, idText } from "@baize/kernel/id";
import { toWire } from "@baize/kernel/money";
import { openOutgoing, type SignedInVisit } from "@baize/platform-server";
import type { FastifyInstance } from "fastify";
import { type ProvidedMove, type ProvidedRound, playErrors } from "../../contract/index.ts";
import type { TitleStates } from "../closing/live.ts";
import type { PlayPorts } from "../ports.ts";
import type { Titles } from "../titles.ts";
import { launchProvided } from "./launch.ts";
import { readMovesOf } from "./moves/store.ts";
import type { PamPorts } from "./pam/calls.ts";
import { mountPam } from "./pam/mount.ts";
import { readRoundsOf } from "./read-rounds.ts";
import { openProvidedSessions, type ProvidedSessions } from "./sessions/index.ts";

const refuse = refuser(playErrors);

export type Ports = Pick<
	PlayPorts,
	| "database"
	| "clock"
	| "ids"
	| "random"
	| "log"
	| "wallet"
	| "catalogue"
	| "geoVisibilityOf"
	| "eligibilityBlockOf"
	| "restrictionOf"
	| "playerOf"
> & { providers: PlayPorts["gameProviders"]; titles: Pick<Titles, "numberOf" | "numbered">; states: TitleStates };

export type ProvidedGames = {
	/** Refuses with GAME_NOT_FOUND. */
	read(gameId: string): { maker: string; origins: string[] };
	launch(body: { gameId: string }, visit: SignedInVisit): Promise<{ url: string }>;
	/** The player's latest rounds, newest first. */
	rounds(playerId: Id): Promise<ProvidedRound[]>;
	/** What providers have moved of the player's, for the copy of their data. */
	exportOf(playerId: Id): Promise<ProvidedMove[]>;
	/** The PAM API. */
	mount(app: FastifyInstance): void;
	/** Nothing is staked any more in what was opened in this login. */
	endOf: ProvidedSessions["endOf"];
	tidySessions(): Promise<void>;
};

const LAUNCH_TIMEOUT_MS = 5_000;

/** The games of other makers: where they are opened, and the wallet that they play with. */
export function openProvidedGames(ports: Ports): ProvidedGames {
	const { providers, database, titles } = ports;
	const sessions = openProvidedSessions(ports);
	const launchPorts = { ...ports, sessions, outgoing: openOutgoing({ timeoutMs: LAUNCH_TIMEOUT_MS }) };
	return {
		read(gameId) {
			const title = providers.titleOf(gameId);
			if (!title) throw refuse("GAME_NOT_FOUND");
			return { maker: title.provider.maker, origins: [...title.provider.pages] };
		},
		launch: (body, visit) => launchProvided(launchPorts, body, visit),
		rounds: (playerId) => readRoundsOf(database.reader, playerId, titles),
		exportOf: async (playerId) =>
			(await readMovesOf(database.reader, playerId)).map((row) => ({
				id: idText(row.op_id),
				type: row.type,
				state: row.state,
				provider: row.provider,
				round: row.round,
				game: row.game,
				amountMinor: toWire(row.cash_minor + row.promo_minor),
				currency: row.currency,
				at: row.at.toISOString(),
			})),
		mount: (app) => mountPam(app, pamPortsOf(ports, sessions)),
		endOf: sessions.endOf,
		tidySessions: sessions.tidy,
	};
}

const pamPortsOf = (
	{ database, clock, ids, wallet, providers, playerOf, eligibilityBlockOf, titles, states }: Ports,
	sessions: PamPorts["sessions"],
): PamPorts => ({
	...{ database, clock, ids, wallet, sessions },
	aggregators: providers.aggregators,
	currencyOf: async (playerId) => (await playerOf(playerId))?.currency,
	async mayBet({ playerId, ip, gameNumber }) {
		if (states.standing(titles.numbered(gameNumber).gameId, { ip }) !== "open") return false;
		return (await eligibilityBlockOf({ ip, session: { playerId } })) === undefined;
	},
});
