import { refuser } from "@baize/kernel/error";
import { type Id, readId } from "@baize/kernel/id";
import { type Binding, bind, ReadyReply } from "@baize/platform-server";
import {
	actInPracticeRound,
	actInRound,
	addFavourite,
	cashOutTableStake,
	chooseClientSeed,
	launchProvidedGame,
	listClosedTitles,
	listFavourites,
	listLastWins,
	listOpenRounds,
	listPairs,
	listPracticeRounds,
	listProvidedRounds,
	listRecentGames,
	listRounds,
	listTableStakes,
	markRoundSeen,
	openPracticeRound,
	openStagedRound,
	placeTableStake,
	playErrors,
	playPracticeRound,
	playPromotionalRound,
	playRealRound,
	readCurrentRound,
	readFairness,
	readGameRules,
	readGameUrl,
	readIntegratedGameUrl,
	readMeasuredReturn,
	readOpenRound,
	readPracticeGameUrl,
	readPracticeSeed,
	readProvidedGame,
	readRealGameUrl,
	readRound,
	readSeeds,
	readSlotLaw,
	readTable,
	readTitleStakes,
	recordLastGame,
	removeFavourite,
	type StagedAnswer,
} from "../contract/index.ts";
import { type LaunchRequest, parseIntegrationParams } from "./launch.ts";
import type { PlayCommands } from "./types.ts";

const CACHE_FOR_A_MINUTE = "public, max-age=60";
/** The hash in the address is that of the bytes. */
const CACHE_FOR_EVER = "public, max-age=31536000, immutable";
const DEFAULT_RECENT = 12;
const refuse = refuser(playErrors);

/** The same for a stake at a table. */
function stakeIdOf(text: string): Id {
	const id = readId(text);
	if (id === null) throw refuse("STAKE_NOT_FOUND");
	return id;
}

/** Ids are already checked against their pattern; one that does not fit 63 bits names no round. */
function roundIdOf(text: string): Id {
	const id = readId(text);
	if (id === null) throw refuse("ROUND_NOT_FOUND");
	return id;
}

const ready = (answer: StagedAnswer): ReadyReply => new ReadyReply(Buffer.from(JSON.stringify(answer)));

/** What is known of titles. */
const titleRoutes = (play: PlayCommands): Binding[] => [
	bind(readTitleStakes, ({ params }, visit) => play.titleStakes(params.game, visit)),
	bind(readMeasuredReturn, ({ params }, visit) => play.measuredReturn(params.game, visit)),
	bind(readSlotLaw, (_input, visit) => play.slotLaw(visit)),
	bind(listClosedTitles, (_input, visit) => play.closedTitles(visit)),
];

export const playRoutes = (play: PlayCommands): Binding[] => [
	bind(playRealRound, ({ body }, visit) => play.playRealRound(body, visit)),
	bind(playPromotionalRound, ({ body }, visit) => play.playPromotionalRound(body, visit)),
	bind(readPracticeSeed, (_input, _visit, reply) => {
		reply.setHeader("cache-control", "no-store");
		return play.practiceSeed();
	}),
	bind(playPracticeRound, ({ body }, visit) => play.playPracticeRound(body, visit)),
	bind(openStagedRound, async ({ body }, visit) => ready(await play.openStagedRound(body, visit))),
	bind(actInRound, async ({ params, body }, visit) =>
		ready(await play.actInRound({ ...body, roundId: roundIdOf(params.roundId) }, visit)),
	),
	bind(readOpenRound, async ({ params }, { session }) => ({ round: await play.readOpenRound(session, params.gameId) })),
	bind(listOpenRounds, async (_input, { session }) => ({ rounds: await play.listOpenRounds(session) })),
	bind(openPracticeRound, ({ body }, visit) => play.openPracticeRound(body, visit)),
	bind(actInPracticeRound, ({ body }, visit) => play.actInPracticeRound(body, visit)),
	bind(readTable, ({ params }) => play.readTable(params.gameId)),
	bind(placeTableStake, ({ body }, visit) => play.placeTableStake(body, visit)),
	bind(cashOutTableStake, ({ params }, { session }) => play.cashOutTableStake(session, stakeIdOf(params.stakeId))),
	bind(listTableStakes, async ({ params }, { session }) => ({
		stakes: await play.listTableStakes(session, params.gameId, Number(params.number)),
	})),
	bind(readCurrentRound, async ({ params }, { session }) => ({
		round: await play.readCurrentRound(session, params.gameId),
	})),
	bind(markRoundSeen, ({ params, body }, { session }) =>
		play.markRoundSeen(session, body.gameId, roundIdOf(params.roundId)),
	),
	bind(listRounds, ({ query: { before, limit, fromMs, toMs, ...only } }, { session }) =>
		play.listRounds(session, { before, limit, period: { fromMs, toMs }, only }),
	),
	bind(listPracticeRounds, ({ query }, { session }) =>
		play.listPracticeRounds(session.playerId, query.before, query.limit),
	),
	bind(readRound, ({ params }, { session }) => play.readRound(session, roundIdOf(params.roundId))),
	bind(readSeeds, (_input, { session }) => play.readSeeds(session)),
	bind(listPairs, async ({ query }, { session }) => ({ pairs: await play.listPairs(session, query.before) })),
	bind(chooseClientSeed, ({ params, body }, { session }) =>
		play.chooseClientSeed(session, { commitment: params.commitment, clientSeed: body.clientSeed }),
	),
	bind(readFairness, (_input, _visit, reply) => {
		reply.setHeader("cache-control", CACHE_FOR_A_MINUTE);
		return play.fairness();
	}),
	bind(readGameRules, async ({ params }, _visit, reply) => {
		const rules = await play.rules(params.hash);
		reply.setHeader("cache-control", CACHE_FOR_EVER);
		return new ReadyReply(rules);
	}),
	bind(readGameUrl, ({ params, query }, visit) => play.readGameUrl(params.id, query as LaunchRequest, visit)),
	bind(readIntegratedGameUrl, ({ params, query }, visit) =>
		play.readGameUrl(params.id, parseIntegrationParams(query.integrationParams), visit),
	),
	bind(readRealGameUrl, ({ params, query }, visit) => play.readIntegrationUrl(params.id, query, "real", visit)),
	bind(readPracticeGameUrl, ({ params, query }, visit) => play.readIntegrationUrl(params.id, query, "practice", visit)),
	...titleRoutes(play),
	bind(readProvidedGame, ({ params }) => play.readProvidedGame(params.gameId)),
	bind(launchProvidedGame, ({ body }, visit) => play.launchProvidedGame(body, visit)),
	bind(listProvidedRounds, async (_input, { session }) => ({
		rounds: await play.listProvidedRounds(session.playerId),
	})),
	bind(listLastWins, ({ query }) => play.lastWins(query.currency)),
	bind(listFavourites, async (_input, { session }) => ({ gameIds: await play.favourites(session.playerId) })),
	bind(addFavourite, ({ params }, { session }) => play.markFavourites(session.playerId, [params.gameId])),
	bind(removeFavourite, ({ params }, { session }) => play.unmarkFavourite(session.playerId, params.gameId)),
	bind(recordLastGame, ({ body }, { session }) => play.recordLastGame(session.playerId, body.gameId)),
	bind(listRecentGames, async ({ query }, { session }) => ({
		gameIds: await play.recentGames(session.playerId, query.limit ?? DEFAULT_RECENT),
	})),
];
