import type { Audit } from "@baize/audit/server";
import type { Catalogue } from "@baize/catalogue/server";
import type { Desk } from "@baize/desk/server";
import type { Flags } from "@baize/flags/server";
import { earlierGames } from "@baize/games/earlier";
import { registry } from "@baize/games/registry";
import type { Geo } from "@baize/geo/server";
import { loggedOut } from "@baize/identity/contract";
import type { Identity } from "@baize/identity/server";
import type { Jackpots } from "@baize/jackpots/server";
import { readId } from "@baize/kernel/id";
import { HOUR_MS, MINUTE_MS } from "@baize/kernel/time";
import type { Ledger } from "@baize/ledger/server";
import { defineModule, type Infrastructure } from "@baize/platform-server";
import type { SaferPlay } from "@baize/safer-play/server";
import type { Spins } from "@baize/spins/server";
import type { Namer, Wallet } from "@baize/wallet/server";
import { TABLES_TOPIC, TITLES_TOPIC } from "../contract/index.ts";
import { type GameProviders, openGameProviders, openPlay, type PlayPorts } from "./index.ts";
import { playerCalls } from "./player-calls.data.ts";

/** The games of other makers, which the catalogue lists beside ours. */
export const gameProvidersModule = defineModule({
	name: "gameProviders",
	open: ({ config, random, clock }: Infrastructure): Promise<GameProviders> =>
		openGameProviders({ config, random, clock }),
	parts: ({ close }) => ({ close }),
});

type Needs = Infrastructure & {
	audit: Audit;
	desk: Desk;
	geo: Geo;
	nameOfOperator: PlayPorts["nameOf"];
	gameProviders: GameProviders;
	flags: Flags;
	ledger: Ledger;
	identity: Identity;
	wallet: Wallet;
	catalogue: Catalogue;
	saferPlay: SaferPlay;
	jackpots: Jackpots;
	spins: Spins;
	geoVisibilityOf: PlayPorts["geoVisibilityOf"];
	eligibilityBlockOf: PlayPorts["eligibilityBlockOf"];
};

const DRIVE_TABLES_EVERY_MS = 250;

/** What games do with money, and what they read of the journal. */
const walletOf = (wallet: Wallet, { history }: Ledger): PlayPorts["wallet"] => {
	const { cash, sealed, stakeRound, settleRound, voidRound, closeRounds, batched } = wallet;
	const { moveRounds, moveRoundsThrough, winRound, payPrize, standing } = wallet;
	return {
		...{ cash, sealed, stakeRound, settleRound, voidRound, closeRounds, batched },
		...{ moveRounds, moveRoundsThrough, winRound, payPrize, standing, history },
	};
};

export const playModule = defineModule({
	name: "play",
	keys: ["server seeds", "practice seeds", "practice rounds", "statements on fairness", "seeds of tables"],
	publicTopics: [TABLES_TOPIC, TITLES_TOPIC],
	flags: ["cashierDeposit", "casinoGames", "gamesIntegration", "loggedPracticePlay"],
	playerCalls,
	async open({
		audit,
		desk,
		geo,
		nameOfOperator,
		flags,
		ledger,
		identity,
		wallet,
		catalogue,
		saferPlay,
		jackpots,
		spins,
		geoVisibilityOf,
		eligibilityBlockOf,
		gameProviders,
		...needs
	}: Needs) {
		const { database, clock, ids, secrets, random, bus, log, stream } = needs;
		const isOpen = flags.reader("casinoGames");
		const play = await openPlay({
			database,
			clock,
			ids,
			log,
			secrets,
			random,
			bus,
			stream,
			games: registry.all,
			earlierGames,
			wallet: walletOf(wallet, ledger),
			catalogue,
			jackpots,
			spins,
			nicknamesOf: async (playerIds) => {
				const players = await identity.readPlayers(database.reader, playerIds);
				return new Map([...players].map(([id, { nickname }]) => [id, nickname]));
			},
			isPracticeLogged: flags.reader("loggedPracticePlay"),
			isIntegrationOn: flags.reader("gamesIntegration"),
			placeOf: geo.locate,
			audit,
			proposals: desk.proposals,
			nameOf: nameOfOperator,
			geoVisibilityOf,
			eligibilityBlockOf: (asked) => (isOpen() ? eligibilityBlockOf(asked) : "closed"),
			gameProviders,
			playerOf: (playerId) => identity.readPlayer(database.reader, playerId),
			restrictionOf: (playerId) => saferPlay.restrictionOf(database.reader, playerId),
		});
		catalogue.connectClosed(play.closedAt);
		needs.outbox.listen(loggedOut, "play.providedGames", "player", (tx, { playerId, sessionId }) =>
			play.provided.endOf(tx, readId(playerId)!, readId(sessionId)!),
		);
		const nameGames: Namer = async (subjects) => {
			const named = subjects.map(({ opId, gameId }) => [opId, play.titleNumbered(gameId)] as const);
			return new Map(named.filter(([, title]) => title !== ""));
		};
		wallet.nameSubjects("casino", nameGames);
		// Prizes that providers of games give.
		wallet.nameSubjects("promotions", nameGames);
		return play;
	},
	parts: (play, { database, identity, ledger }) => ({
		bindings: play.bindings,
		exportParts: [
			{ name: "favouriteGames", read: play.favourites },
			{ name: "providedGames", read: play.provided.exportOf },
			{ name: "practiceRounds", read: play.practiceLog.exportOf },
			{
				name: "rounds",
				async read(playerId) {
					const player = await identity.readPlayer(database.reader, playerId);
					return play.exportOf(playerId, player?.currency ?? "");
				},
			},
		],
		jobs: [
			{ name: "play.endAbandonedRounds", everyMs: MINUTE_MS, run: play.endAbandonedRounds },
			{ name: "play.driveTables", everyMs: DRIVE_TABLES_EVERY_MS, run: play.tables.drive },
			{ name: "play.tidyPracticeRounds", everyMs: HOUR_MS, run: play.practiceLog.tidy },
			{ name: "play.tidyRefusals", everyMs: HOUR_MS, run: play.tidyRefusals },
			{ name: "play.tidyProvidedSessions", everyMs: HOUR_MS, run: play.provided.tidySessions },
			ledger.follow(play.follower),
			ledger.follow(play.returnsFollower),
		],
		audits: [{ name: "play.returns", everyMs: HOUR_MS, run: async (report) => report(await play.auditReturns()) }],
		mount: play.provided.mount,
		start: play.tables.start,
		halt: play.tables.stop,
		close: play.close,
	}),
});
