import type { Catalogue } from "@baize/catalogue/server";
import type { Flags } from "@baize/flags/server";
import { earlierGames } from "@baize/games/earlier";
import { registry } from "@baize/games/registry";
import type { Identity } from "@baize/identity/server";
import type { Jackpots } from "@baize/jackpots/server";
import { HOUR_MS, MINUTE_MS } from "@baize/kernel/time";
import type { Ledger } from "@baize/ledger/server";
import { defineModule, type Infrastructure } from "@baize/platform-server";
import type { SaferPlay } from "@baize/safer-play/server";
import type { Spins } from "@baize/spins/server";
import type { Wallet } from "@baize/wallet/server";
import { TABLES_TOPIC } from "../contract/index.ts";
import { openPlay, type PlayPorts } from "./index.ts";
import { playerCalls } from "./player-calls.data.ts";

type Needs = Infrastructure & {
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

export const playModule = defineModule({
	name: "play",
	keys: ["server seeds", "practice seeds", "practice rounds", "statements on fairness", "seeds of tables"],
	publicTopics: [TABLES_TOPIC],
	flags: ["cashierDeposit", "casinoGames", "gamesIntegration", "loggedPracticePlay"],
	playerCalls,
	async open({
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
		...needs
	}: Needs) {
		const { database, clock, ids, secrets, random, bus, log, stream } = needs;
		const { cash, sealed, stakeRound, settleRound, voidRound, moveRounds, closeRounds, batched } = wallet;
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
			wallet: {
				cash,
				sealed,
				stakeRound,
				settleRound,
				voidRound,
				moveRounds,
				closeRounds,
				batched,
				history: ledger.history,
			},
			catalogue,
			jackpots,
			spins,
			nicknamesOf: async (playerIds) => {
				const players = await identity.readPlayers(database.reader, playerIds);
				return new Map([...players].map(([id, { nickname }]) => [id, nickname]));
			},
			isPracticeLogged: flags.reader("loggedPracticePlay"),
			isIntegrationOn: flags.reader("gamesIntegration"),
			geoVisibilityOf,
			eligibilityBlockOf: (visit) => (isOpen() ? eligibilityBlockOf(visit) : "closed"),
			restrictionOf: (playerId) => saferPlay.restrictionOf(database.reader, playerId),
		});
		wallet.nameSubjects("casino", async (subjects) => {
			const named = subjects.map(({ opId, gameId }) => [opId, play.titleNumbered(gameId)] as const);
			return new Map(named.filter(([, title]) => title !== ""));
		});
		return play;
	},
	parts: (play, { database, identity, ledger }) => ({
		bindings: play.bindings,
		exportParts: [
			{ name: "favouriteGames", read: play.favourites },
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
			ledger.follow(play.follower),
		],
		start: play.tables.start,
		halt: play.tables.stop,
		close: play.close,
	}),
});
