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
import {
	type Database,
	openDatabase,
	openLog,
	openScheduler,
	type PeriodicJob,
	startEmbedded,
} from "@baize/platform-server";
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
const TURNS = 6;
const TURN_SECONDS = 10;
const GOAL = 0.95;
/** The comparison is no follower. It comes once in a turn; the site does it once a minute. */
const COMPARED_GOAL = 0.85;
const COMPARED_TURNS = 2;
const COMPARED_SECONDS = 30;
/**
 * At this rate a checkpoint comes every minute or so, and rounds are played at half the rate for some seconds after it. It
 * would be counted on the side in whose turn it fell.
 */
const NO_CHECKPOINTS = { max_wal_size: "20GB", checkpoint_timeout: "1h" };

/**
 * Instant rounds as in `money`, while everything that follows the journal works and while nothing does, alternately: the
 * ledger's own parts of chains, points, a jackpot to which every round gives, bonuses and cashback, the players of affiliates
 * (one in ten), the last wins, tournaments, missions, movements of money, and play as its notices have recorded it. That no
 * follower of the site is missing, followers.test.ts checks. A second figure says what the comparison of the general
 * ledger costs, which has nothing to do with following: it reads all that has moved since the last one.
 */
export async function followers(): Promise<Figure[]> {
	const folder = newFolder();
	const server = await startEmbedded(join(folder, "postgres"), { settings: NO_CHECKPOINTS });
	const database = openDatabase(server.url);
	await fillBooks(database);
	await addAffiliatesPlayers(database);
	await addPlay(database);
	const ledger = openLedger({ database, clock: systemClock });
	const wallet = openWallet({ ledger });
	try {
		const following = await followingJobs(database, ledger, wallet);
		const comparing = await comparison(database, ledger);
		await playRounds(wallet, WARM_UP_SECONDS);
		const play = async (jobs: readonly PeriodicJob[], seconds: number): Promise<number> => {
			const scheduler = openScheduler(database, openLog("error"));
			for (const { name, everyMs, run } of jobs) scheduler.every(everyMs, name, run, 0);
			const { perSecond } = await playRounds(wallet, seconds);
			await scheduler.stop();
			return perSecond;
		};
		const followed = await inTurns(TURNS, (on) => play(on ? following : [], TURN_SECONDS));
		const behind = await followedText(ledger);
		const compared = await inTurns(COMPARED_TURNS, async (on) => {
			// A comparison reads what was played since the one before: what one turn has played.
			await comparing.run();
			return play(on ? [comparing] : [], COMPARED_SECONDS);
		});
		return [
			figureOf("instant rounds with followers, against without", followed, GOAL, behind),
			figureOf("instant rounds beside a comparison, against without", compared, COMPARED_GOAL, "once in 30 s"),
		];
	} finally {
		await ledger.close();
		await database.close();
		await server.stop();
		rmSync(folder, { recursive: true, force: true });
	}
}

/** Rates of the turns on either side. */
type Sides = { on: number[]; off: number[] };

/** The journal grows meanwhile, so every second turn goes the other way round. */
async function inTurns(turns: number, play: (on: boolean) => Promise<number>): Promise<Sides> {
	const rates: Sides = { on: [], off: [] };
	for (let turn = 0; turn < turns; turn++)
		for (const on of turn % 2 === 0 ? [false, true] : [true, false]) rates[on ? "on" : "off"].push(await play(on));
	return rates;
}

const figureOf = (name: string, { on, off }: Sides, goal: number, about: string): Figure =>
	ratio(name, mean(on) / mean(off), goal, `${Math.round(mean(on))}/s and ${Math.round(mean(off))}/s; ${about}`);

const mean = (figures: readonly number[]): number => figures.reduce((sum, each) => sum + each, 0) / figures.length;

async function followedText(ledger: Ledger): Promise<string> {
	const behind = (await ledger.lags()).map(({ name, operations }) => `${name} ${operations}`);
	return `behind after it: ${behind.join(", ")}`;
}

/** The jobs of the ledger and of the domains that follow it, as the site plans them. */
export async function followingJobs(database: Database, ledger: Ledger, wallet: Wallet): Promise<PeriodicJob[]> {
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
	return [...own, ...followers.map(ledger.follow)];
}

/** As the site does it from its second time on: the first counts everything. */
async function comparison(database: Database, ledger: Ledger): Promise<PeriodicJob> {
	const switches = { switchBySite: async () => true };
	const ids = openIds(systemClock, 4);
	const generalLedger = openGeneralLedger({ database, clock: systemClock, ids, ledger, switches });
	const compare = async () => void (await generalLedger.compare());
	await compare();
	return { name: "compare", everyMs: COMPARED_SECONDS * SECOND_MS, run: compare };
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
