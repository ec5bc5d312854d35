import { refuser } from "@baize/kernel/error";
import type { Id } from "@baize/kernel/id";
import { DEFAULT_LOCALE } from "@baize/kernel/locale";
import { toHex } from "@baize/kernel/random";
import type { Binding, ReadyReply, Session, SignedInVisit, Visit } from "@baize/platform-server";
import { playErrors, type RoundAnswer, type RoundReceipt, type RoundRow, type Seeds } from "../contract/index.ts";
import { type LaunchWish, readGameUrl } from "./launch.ts";
import { type PracticeWish, playPracticeRound } from "./play-practice-round.ts";
import { playRealRound, type RoundWish } from "./play-real-round.ts";
import { openPlayerTurns } from "./player-turns.ts";
import type { PlayPorts } from "./ports.ts";
import { openPracticePace } from "./practice-pace.ts";
import { listRounds, readCurrentRound, readRound } from "./rounds-of-player.ts";
import { playRoutes } from "./routes.ts";
import { openHolds } from "./seeds/holds.ts";
import { readSeeds } from "./seeds/read-seeds.ts";
import { rotate } from "./seeds/rotate.ts";
import { openSeedMaker } from "./seeds/seed-maker.ts";
import { readRecentGames, upsertRecentGame, upsertSeen } from "./store.ts";
import { openTitles } from "./titles.ts";

export type { PlayPorts, WalletPort } from "./ports.ts";

export type PlayCommands = {
	/** The whole answer, ready: the bytes that were sealed with the money, and the balance. */
	playRealRound(wish: RoundWish, visit: SignedInVisit): Promise<ReadyReply>;
	playPracticeRound(wish: PracticeWish, visit: Visit): ReadyReply;
	readCurrentRound(session: Session, gameId: string): Promise<RoundAnswer | null>;
	markRoundSeen(session: Session, gameId: string, roundId: Id): Promise<undefined>;
	listRounds(
		session: Session,
		before: Id | undefined,
		limit: number,
	): Promise<{ rounds: RoundRow[]; before: string | null }>;
	readRound(session: Session, roundId: Id): Promise<RoundReceipt>;
	readSeeds(playerId: Id): Promise<Seeds>;
	rotateSeeds(playerId: Id, clientSeed?: string): Promise<Seeds>;
	readGameUrl(gameId: string, wish: LaunchWish, visit: Visit): Promise<{ url: string }>;
	recordLastGame(playerId: Id, gameId: string): Promise<undefined>;
	/** The ids of the games last opened, newest first. */
	recentGames(playerId: Id, limit: number): Promise<string[]>;
};

export type Play = PlayCommands & {
	bindings: Binding[];
	/** For a graceful stop: gives up the nonces that were not played. Before the database closes. */
	close(): Promise<void>;
};

const PROCESS_NAME_BYTES = 8;
const refuse = refuser(playErrors);

export async function openPlay(ports: PlayPorts): Promise<Play> {
	const { database, clock, random, secrets, sheets, wallet, catalogue, sightOf, obstacleOf } = ports;
	const { reader } = database;
	const seeds = openSeedMaker(secrets.keyFor("server seeds"), random);
	const processName = toHex(random.bytes(PROCESS_NAME_BYTES));
	const holds = openHolds({ reader, clock, seeds, processName });
	const titles = await openTitles(reader, sheets);
	const keepPace = openPracticePace(clock);
	const turns = openPlayerTurns();
	const parts = { database, clock, wallet, catalogue, sightOf, obstacleOf, titles, holds, turns, seeds };
	const commands: PlayCommands = {
		playRealRound: (wish, visit) => playRealRound(parts, wish, visit),
		playPracticeRound(wish, visit) {
			keepPace(visit.ip);
			return playPracticeRound(parts, wish, visit);
		},
		readCurrentRound: (session, gameId) => readCurrentRound(parts, session, gameId),
		async markRoundSeen({ playerId }, gameId, roundId) {
			await upsertSeen(reader, playerId, titles.demand(gameId).number, roundId);
			return undefined;
		},
		listRounds: (session, before, limit) => listRounds(parts, session, before, limit),
		readRound: (session, roundId) => readRound(parts, session, roundId),
		readSeeds: (playerId) => readSeeds(parts, playerId),
		async rotateSeeds(playerId, clientSeed) {
			await rotate(parts, playerId, clientSeed);
			return readSeeds(parts, playerId);
		},
		readGameUrl: (gameId, wish, visit) => readGameUrl(parts, gameId, wish, visit),
		async recordLastGame(playerId, gameId) {
			if (!catalogue.game(gameId, DEFAULT_LOCALE)) throw refuse("GAME_NOT_FOUND");
			await upsertRecentGame(reader, playerId, gameId, clock.nowMs());
			return undefined;
		},
		recentGames: (playerId, limit) => readRecentGames(reader, playerId, limit),
	};
	return { ...commands, bindings: playRoutes(commands), close: () => holds.release(turns.isTaken) };
}
