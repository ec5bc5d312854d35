import type { Id } from "@baize/kernel/id";
import { toWire } from "@baize/kernel/money";
import { type Clock, DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "@baize/kernel/time";
import type { FollowedOperation, Follower } from "@baize/ledger/server";
import { type Database, openCache, type Tx } from "@baize/platform-server";
import type { LastWins } from "../../contract/index.ts";
import type { Titles } from "../titles.ts";
import { maskedName, paidRounds, SPAN_MS, STORED_WINS, stakesByDay, totalsOf, winsOf } from "./rules.ts";
import {
	addStakes,
	addTotals,
	addWins,
	deleteDaysBefore,
	deleteSpansBefore,
	readLastWins,
	readMostStaked,
	sumSpans,
	type WinRow,
} from "./store.ts";

export type LastWinsPorts = {
	database: Pick<Database, "reader">;
	clock: Clock;
	titles: Titles;
	/** The nicknames of players; null for one without. */
	nicknamesOf(playerIds: readonly Id[]): Promise<ReadonlyMap<Id, string | null>>;
};

const SHOWN_WINS = 4;
const SPANS_FOR_MS = 2 * HOUR_MS;
/** Every lobby shows them; none needs the latest second. */
const CACHED_MS = 5 * SECOND_MS;
const MAX_CURRENCIES = 50;

const COUNTED_DAYS = 7;
const DAYS_FOR_MS = 31 * DAY_MS;
const RANKED_MS = MINUTE_MS;

export type OpenedLastWins = {
	follower: Follower;
	read(currency: string): LastWins | Promise<LastWins>;
	/** The ids of the games that were staked on this week, most often first: the same list for a minute. */
	popular(): readonly string[] | Promise<readonly string[]>;
};

/** The last wins of all players, with what was staked and won beside them, so that they are seen as what they are. */
export function openLastWins(ports: LastWinsPorts): OpenedLastWins {
	const cache = openCache<string, LastWins>({
		name: "play.lastWins",
		limit: MAX_CURRENCIES,
		maxAgeMs: CACHED_MS,
		clock: ports.clock,
	});
	const ranked = openCache<string, readonly string[]>({
		name: "play.popular",
		limit: 1,
		maxAgeMs: RANKED_MS,
		clock: ports.clock,
	});
	return {
		follower: followLastWins(ports),
		popular: () => ranked.read("", () => readPopular(ports)),
		read: (currency) => cache.read(currency, () => readWins(ports, currency)),
	};
}

type FollowPorts = Pick<LastWinsPorts, "clock" | "nicknamesOf">;
export const followLastWins = (ports: FollowPorts): Follower => ({
	name: "play.lastWins",
	from: "now",
	apply: (tx, operations) => follow(ports, tx, operations),
});

async function follow(ports: FollowPorts, tx: Tx, operations: readonly FollowedOperation[]): Promise<void> {
	const rounds = paidRounds(operations);
	if (rounds.length === 0) return;
	await addTotals(tx, totalsOf(rounds));
	const stakes = stakesByDay(rounds);
	if (stakes.length > 0) await addStakes(tx, stakes);
	await deleteDaysBefore(tx, ports.clock.nowMs() - DAYS_FOR_MS);
	await deleteSpansBefore(tx, ports.clock.nowMs() - SPANS_FOR_MS);
	const wins = winsOf(rounds);
	if (wins.length === 0) return;
	const nicknames = await ports.nicknamesOf([...new Set(wins.map(({ playerId }) => playerId))]);
	const rows = wins.map(({ currency, gameId, stakeMinor, winMinor, atMs, playerId }) => ({
		currency,
		game_number: gameId,
		stake_minor: stakeMinor,
		win_minor: winMinor,
		at: new Date(atMs),
		winner: maskedName(nicknames.get(playerId) ?? null),
	}));
	await addWins(tx, rows, STORED_WINS);
}

async function readPopular({ database, clock, titles }: LastWinsPorts): Promise<readonly string[]> {
	const numbers = await readMostStaked(database.reader, clock.nowMs() - COUNTED_DAYS * DAY_MS);
	return numbers.map((number) => titles.numbered(number).gameId);
}

async function readWins({ database, clock, titles }: LastWinsPorts, currency: string): Promise<LastWins> {
	const [wins, { stakedMinor, wonMinor }] = await Promise.all([
		readLastWins(database.reader, currency, SHOWN_WINS),
		// The span in which the hour begins counts whole.
		sumSpans(database.reader, currency, clock.nowMs() - HOUR_MS - SPAN_MS),
	]);
	const winOf = (row: WinRow): LastWins["wins"][number] => ({
		...titles.numbered(row.game_number),
		winner: row.winner,
		stakeMinor: toWire(row.stake_minor),
		winMinor: toWire(row.win_minor),
		atMs: row.at.getTime(),
	});
	return { currency, wins: wins.map(winOf), stakedMinor: toWire(stakedMinor), wonMinor: toWire(wonMinor) };
}
