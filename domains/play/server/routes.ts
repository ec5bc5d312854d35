import { refuser } from "@baize/kernel/error";
import { type Id, readId } from "@baize/kernel/id";
import { type Binding, bind } from "@baize/platform-server";
import { readReceipt } from "@baize/wallet/contract";
import {
	listRecentGames,
	listRounds,
	markRoundSeen,
	playErrors,
	playPracticeRound,
	playRealRound,
	readCurrentRound,
	readGameUrl,
	readIntegratedGameUrl,
	readRound,
	readSeeds,
	recordLastGame,
	rotateSeeds,
} from "../contract/index.ts";
import type { PlayCommands } from "./index.ts";
import { type LaunchWish, parseIntegrationParams } from "./launch.ts";

const DEFAULT_ROUNDS = 20;
const DEFAULT_RECENT = 12;
const refuse = refuser(playErrors);

/** Ids come checked by their pattern; one that does not fit 63 bits names no round. */
function roundIdOf(text: string): Id {
	const id = readId(text);
	if (id === null) throw refuse("ROUND_NOT_FOUND");
	return id;
}

const cursorOf = (text: string | undefined): Id | undefined =>
	text === undefined ? undefined : (readReceipt(text) ?? undefined);

export const playRoutes = (play: PlayCommands): Binding[] => [
	bind(playRealRound, ({ body }, visit) => play.playRealRound(body, visit)),
	bind(playPracticeRound, ({ body }, visit) => play.playPracticeRound(body, visit)),
	bind(readCurrentRound, async ({ params }, { session }) => ({
		round: await play.readCurrentRound(session, params.gameId),
	})),
	bind(markRoundSeen, ({ params, body }, { session }) =>
		play.markRoundSeen(session, body.gameId, roundIdOf(params.roundId)),
	),
	bind(listRounds, ({ query }, { session }) =>
		play.listRounds(session, cursorOf(query.before), query.limit ?? DEFAULT_ROUNDS),
	),
	bind(readRound, ({ params }, { session }) => play.readRound(session, roundIdOf(params.roundId))),
	bind(readSeeds, (_input, { session }) => play.readSeeds(session.playerId)),
	bind(rotateSeeds, ({ body }, { session }) => play.rotateSeeds(session.playerId, body.clientSeed)),
	bind(readGameUrl, ({ params, query }, visit) => play.readGameUrl(params.id, query as LaunchWish, visit)),
	bind(readIntegratedGameUrl, ({ params, query }, visit) =>
		play.readGameUrl(params.id, parseIntegrationParams(query.integrationParams), visit),
	),
	bind(recordLastGame, ({ body }, { session }) => play.recordLastGame(session.playerId, body.gameId)),
	bind(listRecentGames, async ({ query }, { session }) => ({
		gameIds: await play.recentGames(session.playerId, query.limit ?? DEFAULT_RECENT),
	})),
];
