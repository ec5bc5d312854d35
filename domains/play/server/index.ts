import { refuser } from "@baize/kernel/error";
import type { Id } from "@baize/kernel/id";
import { DEFAULT_LOCALE } from "@baize/kernel/locale";
import { toHex } from "@baize/kernel/random";
import { type Follower, openPostingClient } from "@baize/ledger/server";
import { type Binding, openDerivedSeeds } from "@baize/platform-server";
import { playErrors, type RoundRow } from "../contract/index.ts";
import { openTitleStates, type TitleStates } from "./closing/live.ts";
import { markFavourites, unmarkFavourite } from "./favourites/mark.ts";
import { readFavourites } from "./favourites/store.ts";
import { readSlotLaw } from "./feature-law.ts";
import { openGameRules } from "./game-rules.ts";
import { openTitleLadders } from "./ladders/live.ts";
import { offeredStakes } from "./ladders/rules.ts";
import { openLastWins } from "./last-wins/index.ts";
import { readGameUrl, readIntegrationUrl } from "./launch.ts";
import { type Office, openOffice } from "./office/index.ts";
import { openPlayerQueue } from "./player-queue.ts";
import type { PlayPorts } from "./ports.ts";
import { openPracticeLog, type PracticeLog } from "./practice-log/index.ts";
import { openProvidedGames, type ProvidedGames } from "./providers/index.ts";
import { openRefusalCounts } from "./refusals/counts.ts";
import { measuredReturn } from "./returns/measured.ts";
import { followReturns } from "./returns/totals.ts";
import { newPracticeSeed, playPracticeRound } from "./rounds/play-practice-round.ts";
import { playPromotionalRound } from "./rounds/play-promotional-round.ts";
import { playRealRound } from "./rounds/play-real-round.ts";
import { exportRounds, listRounds, readCurrentRound, readRound } from "./rounds/rounds-of-player.ts";
import { readSealedRound } from "./rounds/sealing.ts";
import { openSlotPace } from "./rounds/slot-pace.ts";
import { playRoutes } from "./routes.ts";
import { chooseClientSeed } from "./seeds/choose-client-seed.ts";
import { openLeases } from "./seeds/leases.ts";
import { listPairs, readSeeds } from "./seeds/read-seeds.ts";
import { openSigner } from "./seeds/signer.ts";
import { openSharedRounds, type SharedRounds } from "./shared-rounds/index.ts";
import { actInRound } from "./staged/act-in-round.ts";
import { openStagedBatches } from "./staged/batches.ts";
import { endAbandonedRounds } from "./staged/end-abandoned.ts";
import { openKeptRounds } from "./staged/kept-rounds.ts";
import { openStagedRound } from "./staged/open-round.ts";
import { actInPractice, openPracticeRound } from "./staged/practice.ts";
import { listOpenRounds, readOpenStaged } from "./staged/read-open.ts";
import { readOpenRounds } from "./staged/store.ts";
import { readRecentGames, upsertRecentGame, upsertSeen } from "./store.ts";
import { openTitles, type Titles } from "./titles.ts";
import type { PlayCommands } from "./types.ts";

export { followLastWins } from "./last-wins/index.ts";
export { maskedName } from "./last-wins/rules.ts";
export type { PlayBlock, PlayPorts, WalletPort } from "./ports.ts";
export { type GameProviders, openGameProviders } from "./providers/registry.ts";
export { followReturns } from "./returns/totals.ts";
export type { CountedGame } from "./titles.ts";
export type { PlayCommands } from "./types.ts";

export type Play = PlayCommands & {
	/** Collects the last wins of all players from the journal. */
	follower: Follower;
	/** Sums what the rounds of each title have returned. */
	returnsFollower: Follower;
	/** Titles whose rounds have returned something else than they state. */
	auditReturns: Office["audit"];
	/** The titles of which no round begins where the visitor is. */
	closedAt: TitleStates["closedAt"];
	/** Removes the counts of refused rounds that are too old to be shown. */
	tidyRefusals(): Promise<void>;
	bindings: Binding[];
	/** All of the player's rounds in this currency, newest first, for the copy of their data. */
	exportOf(playerId: Id, currency: string): Promise<RoundRow[]>;
	/** The practice rounds that were logged: all of a player's, for the copy of their data; and without what is too old. */
	practiceLog: Pick<PracticeLog, "exportOf" | "tidy">;
	/** The games of other makers: their calls, and what is kept of them. */
	provided: Pick<ProvidedGames, "mount" | "exportOf" | "endOf" | "tidySessions">;
	/** How many rounds wait for the player's decisions. */
	openRounds(playerId: Id): Promise<number>;
	/** The name of the game with this number in the ledger; empty for none. */
	titleNumbered(number: number): string;
	/** The game with this number in the ledger, also when it is no longer offered. */
	gameNumbered(number: number): { gameId: string; title: string };
	/** Every game of ours, also what is no longer offered, as the terms of a bonus name it. */
	countedGames: Titles["counted"];
	/** What a game keeps of its stakes in the long run, in ten-thousandths, by its number; undefined when it is not offered. */
	marginOfGame(number: number): bigint | undefined;
	/**
	 * Returns the pairs that were not drawn from for a minute, so that other processes can continue with them; also runs
	 * periodically.
	 */
	returnIdlePairs(): Promise<void>;
	/** Ends the rounds that their players have left for a day, by the published default of their kind. */
	endAbandonedRounds(): Promise<void>;
	/** The tables that many players share. */
	tables: Pick<SharedRounds, "drive" | "look" | "start" | "stop">;
	/** For a graceful stop: returns the leased pairs. Call it before the database closes. */
	close(): Promise<void>;
};

const PROCESS_NAME_BYTES = 8;
const refuse = refuser(playErrors);

export async function openPlay(ports: PlayPorts): Promise<Play> {
	const parts = await openParts(ports);
	const commands = commandsOf(parts);
	return {
		...commands,
		bindings: [...playRoutes(commands), ...parts.office.bindings],
		follower: parts.lastWins.follower,
		returnsFollower: followReturns,
		auditReturns: parts.office.audit,
		closedAt: parts.states.closedAt,
		tidyRefusals: parts.refusals.tidy,
		exportOf: (playerId, currency) => exportRounds(parts, { playerId, currency }),
		practiceLog: parts.practiceLog,
		provided: parts.provided,
		openRounds: async (playerId) => (await readOpenRounds(parts.database.reader, playerId)).length,
		marginOfGame: parts.titles.marginX10000,
		titleNumbered: (number) => parts.titles.numbered(number).title,
		gameNumbered: parts.titles.numbered,
		countedGames: parts.titles.counted,
		returnIdlePairs: parts.leases.tidy,
		endAbandonedRounds: () => endAbandonedRounds(parts),
		tables: parts.sharedRounds,
		async close() {
			await parts.states.stop();
			await parts.ladders.stop();
			await parts.refusals.flush();
			await parts.leases.close();
			await parts.stagedBatches.close();
		},
	};
}

type Parts = Awaited<ReturnType<typeof openParts>>;

/** What the commands are made of. */
async function openParts(ports: PlayPorts) {
	const { database, clock, ids, random, secrets, games, wallet, catalogue, bus, isPracticeLogged, log } = ports;
	const { geoVisibilityOf, eligibilityBlockOf, restrictionOf, jackpots, spins, isIntegrationOn } = ports;
	const { placeOf, playerOf } = ports;
	const { reader } = database;
	const seeds = openDerivedSeeds(secrets.keyFor("server seeds"), random);
	const practiceSeeds = openDerivedSeeds(secrets.keyFor("practice seeds"), random);
	const practiceKey = secrets.keyFor("practice rounds");
	const signer = openSigner(secrets.keyFor("statements on fairness"));
	const processName = toHex(random.bytes(PROCESS_NAME_BYTES));
	const queue = openPlayerQueue();
	const fairnessOf = async (playerId: Id, roundId: Id) =>
		readSealedRound(await wallet.sealed(playerId, roundId))?.round.fairness;
	const leases = openLeases({ database, clock, seeds, queue, bus, fairnessOf, processName });
	const gameRules = await openGameRules(reader, [...ports.earlierGames, ...games]);
	const known = { games, earlier: ports.earlierGames, provided: ports.gameProviders.titles };
	const titles = await openTitles(reader, known, gameRules);
	const live = { database, bus, log, placeOf, stream: ports.stream };
	const [states, ladders] = [await openTitleStates(live), await openTitleLadders(live)];
	const refusals = openRefusalCounts({ reader, clock, titles, log });
	const sharedRounds = openSharedRounds({
		database,
		clock,
		log,
		secrets,
		random,
		bus,
		stream: ports.stream,
		nicknamesOf: ports.nicknamesOf,
		titles,
		states,
		ladders,
		catalogue,
		wallet,
		...{ geoVisibilityOf, eligibilityBlockOf, restrictionOf },
		chainLength: ports.tableChainLength,
	});
	jackpots.connectRounds({
		numberOf: (gameId) => titles.require(gameId).number,
		async wonLevels(playerId, roundId) {
			const round = readSealedRound(await wallet.sealed(playerId, roundId))?.round;
			return round && (round.jackpot?.won ?? []);
		},
	});
	const openClient = () => openPostingClient(database.url, { domain: "rounds" });
	const stagedBatches = openStagedBatches({ database, wallet, openClient });
	return {
		...{ database, clock, wallet, catalogue, geoVisibilityOf, eligibilityBlockOf, restrictionOf, jackpots, spins },
		...{ placeOf, playerOf, pace: openSlotPace({ clock, leases, wallet, titles, placeOf, playerOf }) },
		office: openOffice({
			...{ database, clock, log, titles, states, ladders, refusals },
			gameProviders: ports.gameProviders,
			audit: ports.audit,
			proposals: ports.proposals,
			nameOf: ports.nameOf,
		}),
		...{ states, ladders, refusals },
		lastWins: openLastWins({ database, clock, titles, nicknamesOf: ports.nicknamesOf }),
		provided: openProvidedGames({
			...{ database, clock, ids: ports.ids, random, log, wallet, catalogue, titles, states },
			...{ geoVisibilityOf, eligibilityBlockOf, restrictionOf },
			providers: ports.gameProviders,
			playerOf,
		}),
		practiceLog: openPracticeLog({ database, clock, ids, titles, isPracticeLogged, log }),
		...{ kept: openKeptRounds(), apply: stagedBatches.apply, stagedBatches },
		...{ isIntegrationOn, titles, leases, queue, seeds, practiceSeeds, practiceKey, signer, gameRules, sharedRounds },
	};
}

const fairnessOf = ({ signer, titles }: Parts): ReturnType<PlayCommands["fairness"]> => ({
	publicKey: signer.publicKey,
	games: titles.all.map(({ game: { sheet }, rulesHash }) => ({
		gameId: sheet.id,
		title: sheet.title,
		sheetVersion: sheet.version,
		rulesHash,
	})),
});

function commandsOf(parts: Parts): PlayCommands {
	const { clock, catalogue, titles, sharedRounds, states, ladders } = parts;
	const { counted } = parts.refusals;
	const { reader } = parts.database;
	return {
		playRealRound: (request, visit) => counted(request.gameId, playRealRound(parts, request, visit)),
		playPromotionalRound: (request, visit) => counted(request.gameId, playPromotionalRound(parts, request, visit)),
		practiceSeed: () => newPracticeSeed(parts.practiceSeeds),
		playPracticeRound: (request, visit) => playPracticeRound(parts, request, visit),
		openStagedRound: (request, visit) => counted(request.gameId, openStagedRound(parts, request, visit)),
		actInRound: (request, visit) => actInRound(parts, request, visit),
		readOpenRound: (session, gameId) => readOpenStaged(parts, session, gameId),
		listOpenRounds: ({ playerId }) => listOpenRounds(parts, playerId),
		openPracticeRound: (request, visit) => openPracticeRound(parts, request, visit),
		actInPracticeRound: (request, visit) => actInPractice(parts, request, visit),
		readTable: sharedRounds.readTable,
		placeTableStake: (request, visit) => counted(request.gameId, sharedRounds.placeStake(request, visit)),
		cashOutTableStake: sharedRounds.cashOut,
		listTableStakes: sharedRounds.listStakes,
		readCurrentRound: (session, gameId) => readCurrentRound(parts, session, gameId),
		async markRoundSeen({ playerId }, gameId, roundId) {
			await upsertSeen(reader, playerId, titles.require(gameId).number, roundId);
			return undefined;
		},
		listRounds: (session, request) => listRounds(parts, session, request),
		listPracticeRounds: parts.practiceLog.list,
		readRound: (session, roundId) => readRound(parts, session, roundId),
		readSeeds: (session) => readSeeds(parts, session),
		listPairs: ({ playerId }, before) => listPairs(parts, playerId, before),
		async chooseClientSeed(session, choice) {
			await chooseClientSeed(parts, session.playerId, choice);
			return readSeeds(parts, session);
		},
		fairness: () => fairnessOf(parts),
		rules: parts.gameRules.read,
		readGameUrl: (gameId, request, visit) => readGameUrl(parts, gameId, request, visit),
		readIntegrationUrl: (gameId, request, mode, visit) =>
			readIntegrationUrl(parts, gameId, { ...request, mode }, visit),
		titleStakes(gameId, visit) {
			titles.require(gameId);
			const { currency, ladder } = ladders.inForce(gameId, visit);
			return { currency, ladder: ladder ? offeredStakes(ladder) : null };
		},
		measuredReturn: (gameId, visit) => measuredReturn(parts, gameId, visit),
		slotLaw: (visit) => readSlotLaw(parts, visit),
		closedTitles: (visit) => ({ gameIds: [...states.closedAt(visit)] }),
		readProvidedGame: parts.provided.read,
		launchProvidedGame: parts.provided.launch,
		listProvidedRounds: parts.provided.rounds,
		lastWins: (currency) => parts.lastWins.read(currency),
		popular: () => parts.lastWins.popular(),
		favourites: (playerId) => readFavourites(reader, playerId),
		markFavourites: (playerId, gameIds) => markFavourites(parts, playerId, gameIds),
		unmarkFavourite: (playerId, gameId) => unmarkFavourite(parts, playerId, gameId),
		async recordLastGame(playerId, gameId) {
			if (!catalogue.game(gameId, DEFAULT_LOCALE)) throw refuse("GAME_NOT_FOUND");
			await upsertRecentGame(reader, playerId, gameId, clock.nowMs());
			return undefined;
		},
		recentGames: (playerId, limit) => readRecentGames(reader, playerId, limit),
	};
}
