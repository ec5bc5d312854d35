import type { Id } from "@baize/kernel/id";
import type { Locale } from "@baize/kernel/locale";
import { toHex } from "@baize/kernel/random";
import type { Binding, ReadyReply, Session } from "@baize/platform-server";
import type { RoundAnswer, RoundReceipt, RoundRow, Seeds } from "../contract/index.ts";
import { type LaunchWish, readGameUrl } from "./launch.ts";
import { type PracticeWish, playPracticeRound } from "./play-practice-round.ts";
import { playRealRound, type RoundWish } from "./play-real-round.ts";
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

export type { CataloguePort, PlayPorts, WalletPort } from "./ports.ts";

export type PlayCommands = {
	/** The whole answer, ready: the bytes that were sealed with the money, and the balance. */
	playRealRound(wish: RoundWish, session: Session): Promise<ReadyReply>;
	playPracticeRound(wish: PracticeWish, ip: string): ReadyReply;
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
	readGameUrl(gameId: string, wish: LaunchWish, locale: Locale): Promise<{ url: string }>;
	recordLastGame(playerId: Id, gameId: string): Promise<undefined>;
	/** The ids of the games last opened for money, newest first. */
	recentGames(playerId: Id, limit: number): Promise<string[]>;
};

export type Play = PlayCommands & {
	bindings: Binding[];
	/** For a graceful stop: gives up the nonces that were not played. Before the database closes. */
	close(): Promise<void>;
};

const PROCESS_NAME_BYTES = 8;

export async function openPlay(ports: PlayPorts): Promise<Play> {
	const { database, clock, random, secrets, sheets, wallet, catalogue } = ports;
	const { reader } = database;
	const seeds = openSeedMaker(secrets.keyFor("server seeds"), random);
	const processName = toHex(random.bytes(PROCESS_NAME_BYTES));
	const holds = openHolds({ reader, clock, seeds, processName });
	const titles = await openTitles(reader, sheets);
	const keepPace = openPracticePace(clock);
	const parts = { database, clock, wallet, titles, holds, seeds };
	const commands: PlayCommands = {
		playRealRound: (wish, session) => playRealRound(parts, wish, session),
		playPracticeRound(wish, ip) {
			keepPace(ip);
			return playPracticeRound(titles, seeds, wish);
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
		readGameUrl: (gameId, wish, locale) => readGameUrl(catalogue, gameId, wish, locale),
		async recordLastGame(playerId, gameId) {
			titles.demand(gameId);
			await upsertRecentGame(reader, playerId, gameId, clock.nowMs());
			return undefined;
		},
		recentGames: (playerId, limit) => readRecentGames(reader, playerId, limit),
	};
	return { ...commands, bindings: playRoutes(commands), close: holds.release };
}
