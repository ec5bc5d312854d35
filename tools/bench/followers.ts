import { rmSync } from "node:fs";
import { join } from "node:path";
import { openGeneralLedger } from "@baize/general-ledger/server";
import { openJackpots } from "@baize/jackpots/server";
import { jackpotPortsOf, TEST_TERMS } from "@baize/jackpots/testing";
import { openIds } from "@baize/kernel/id";
import { SECOND_MS, systemClock } from "@baize/kernel/time";
import { followMovements } from "@baize/laundering/server";
import { ledgerModule } from "@baize/ledger/module";
import { type Ledger, openLedger } from "@baize/ledger/server";
import { openLoyalty } from "@baize/loyalty/server";
import { followMissions } from "@baize/missions/server";
import { type Database, openDatabase, openLog, openScheduler, startEmbedded } from "@baize/platform-server";
import { followLastWins, followReturns } from "@baize/play/server";
import { followJournal } from "@baize/promotions/server";
import { followPlayers } from "@baize/referral/server";
import { saferPlayOver } from "@baize/safer-play/testing";
import { followTournaments } from "@baize/tournaments/server";
import { openWallet, type Wallet } from "@baize/wallet/server";
import { sql } from "kysely";
import { fillBooks, PLAYERS } from "./books.ts";
import { type Figure, ratio } from "./measure.ts";
import { GAME, playRounds } from "./money.ts";
import { newFolder } from "./processes.ts";

const WARM_UP_SECONDS = 3;
const TURNS = 2;
/** The general ledger is compared once in a turn: the site does it once a minute. */
const TURN_SECONDS = 30;
const GOAL = 0.95;

/**
 * Instant rounds as in `money`, while everything that follows the journal works and while nothing does, alternately: the
 * ledger's own parts of chains, points, a jackpot to which every round gives, bonuses and cashback, the players of affiliates
 * (one in ten), the last wins, tournaments, missions, movements of money, play as its notices have recorded it, and the
 * comparison of the general ledger. That no
 * follower of the site is missing, followers.test.ts checks.
 */
export async function followers(): Promise<Figure[]> {
	const folder = newFolder();
	const server = await startEmbedded(join(folder, "postgres"));
	const database = openDatabase(server.url);
	await fillBooks(database);
	await addAffiliatesPlayers(database);
	await addPlay(database);
	const ledger = openLedger({ database, clock: systemClock });
	const wallet = openWallet({ ledger });
	try {
		const jobs = await followingJobs(database, ledger, wallet);
		await playRounds(wallet, WARM_UP_SECONDS);
		const on: number[] = [];
		const off: number[] = [];
		const without = async () => void off.push((await playRounds(wallet, TURN_SECONDS)).perSecond);
		const withFollowers = async () => {
			const scheduler = openScheduler(database, openLog("error"));
			for (const { name, everyMs, run } of jobs) scheduler.every(everyMs, name, run, 0);
			on.push((await playRounds(wallet, TURN_SECONDS)).perSecond);
			await scheduler.stop();
		};
		// The journal grows meanwhile, so each of the two is the first in every second turn.
		for (let turn = 0; turn < TURNS; turn++)
			for (const play of turn % 2 === 0 ? [without, withFollowers] : [withFollowers, without]) await play();
		const about = `${Math.round(mean(on))}/s and ${Math.round(mean(off))}/s; ${await followedText(ledger)}`;
		return [ratio("instant rounds with followers, against without", mean(on) / mean(off), GOAL, about)];
	} finally {
		await ledger.close();
		await database.close();
		await server.stop();
		rmSync(folder, { recursive: true, force: true });
	}
}

const mean = (figures: readonly number[]): number => figures.reduce((sum, each) => sum + each, 0) / figures.length;

async function followedText(ledger: Ledger): Promise<string> {
	const behind = (await ledger.lags()).map(({ name, operations }) => `${name} ${operations}`);
	return `behind after it: ${behind.join(", ")}`;
}

type Following = { name: string; everyMs: number; run(): Promise<void> };

/** The jobs of the ledger and of the domains that follow it, as the site plans them. */
export async function followingJobs(database: Database, ledger: Ledger, wallet: Wallet): Promise<Following[]> {
	const ids = openIds(systemClock, 3);
	const own = ledgerModule.parts?.(ledger, {} as never).jobs ?? [];
	const loyalty = openLoyalty({
		...{ database, clock: systemClock, ids, wallet },
		audit: { record: async () => {} },
		notifications: { addTemplates: () => {}, postMessage: async () => {} },
		isOpen: () => true,
		mayRedeem: () => true,
		excludedAmong: async () => new Set(),
		virtualBets: async () => new Set(),
		marginOfGame: () => 400n,
		readPlayer: async () => ({ currency: "CAD" }),
	});
	const [grand] = TEST_TERMS.levels;
	const books = { database, clock: systemClock, ledger, wallet, newId: ids } as unknown as Parameters<
		typeof jackpotPortsOf
	>[0];
	const jackpots = openJackpots(jackpotPortsOf(books, { ...TEST_TERMS, levels: [grand!] }).ports);
	jackpots.connectRounds({ numberOf: () => GAME, wonLevels: async () => [] });
	await jackpots.openPots();
	const switches = { switchBySite: async () => true };
	const generalLedger = openGeneralLedger({ database, clock: systemClock, ids, ledger, switches });
	const compare = {
		name: "compare",
		everyMs: TURN_SECONDS * SECOND_MS,
		run: async () => void (await generalLedger.compare()),
	};
	// Without notices: what they would record stands there.
	const saferPlay = saferPlayOver({
		...{ database, clock: systemClock, ids },
		wallet: { ...wallet, onMoved: () => {} },
	});
	const followers = [
		loyalty.follower,
		saferPlay.follower,
		followLastWins({ clock: systemClock, nicknamesOf: async () => new Map() }),
		followReturns,
		jackpots.follower,
		followJournal,
		followMovements({
			...{ ids, clock: systemClock, ledger, methodsOf: async () => new Map() },
			audit: { record: async () => {} },
		}),
		followTournaments({ readPlayers: async () => new Map(), titleNumbered: () => ({ gameId: "", title: "" }) }),
		followMissions({ readPlayers: async () => new Map(), titleNumbered: () => ({ gameId: "", title: "" }) }),
		followPlayers({ jackpotRate: () => 0n, clock: systemClock, ids }),
	];
	return [...own, ...followers.map(ledger.follow), compare];
}

/** Their past is counted, so each of their rounds is. */
const addAffiliatesPlayers = async ({ reader }: Database): Promise<void> => {
	await sql`insert into referral.followed (player_id, bucket, registered_at, affiliate_id, currency, seq)
		select player, player % 64, now(), 'bench', 'CAD', 0 from generate_series(10, ${PLAYERS}, 10) player`.execute(
		reader,
	);
};

/** All play all the time, and the title is known. */
async function addPlay({ reader }: Database): Promise<void> {
	await sql`insert into play.title (number, game_id) overriding system value
		values (${GAME}, 'bench') on conflict do nothing`.execute(reader);
	await sql`insert into safer_play.play (play_id, player_id, bucket, started_at, last_at, checked_at, lost_before)
		select player, player, player % 64, now(), now() + interval '1 day', now(), 0
		from generate_series(1, ${PLAYERS}) player`.execute(reader);
}
