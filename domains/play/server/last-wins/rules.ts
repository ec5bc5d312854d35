import { DAY_MS, MINUTE_MS } from "@baize/kernel/time";
import { KIND_NAMES, KIND_SPECS, type Kind } from "@baize/ledger/contract";
import type { FollowedOperation } from "@baize/ledger/server";

export const SPAN_MS = 5 * MINUTE_MS;
/** Sums of fewer players are not shown: from one of two players the other one could subtract their own part. */
export const MIN_SUMMED_PLAYERS = 5;
/** Of each currency so many wins are stored. */
export const STORED_WINS = 12;

type Round = Pick<FollowedOperation, "kind" | "gameId" | "currency" | "stakeMinor" | "winMinor" | "atMs" | "playerId">;

export type SpanTotal = {
	currency: string;
	gameNumber: number;
	fromMs: number;
	stakedMinor: bigint;
	wonMinor: bigint;
	/** No more than it takes to show the sum. */
	players: readonly string[];
};

const takesStake = (kind: Kind): boolean =>
	KIND_SPECS[kind].heldBy === "bars and caps" &&
	KIND_SPECS[kind].legs.some(({ from, to }) => from === "cash" && to === "operatorCasino");

/** Closes a stake in a game that the player has paid. */
const closesStake = (kind: Kind): boolean => {
	const { closes } = KIND_SPECS[kind];
	return KIND_NAMES.some((other) => other === closes && takesStake(other));
};

/** A round in one operation; or its stake, its further ones and its end; or its stake that went back. */
export const OF_PAID_ROUNDS: ReadonlySet<string> = new Set(
	KIND_NAMES.filter((kind) => takesStake(kind) || closesStake(kind)),
);

/** The stake of these goes back to the player. */
const OF_RETURNED_STAKES: ReadonlySet<string> = new Set(
	KIND_NAMES.filter((kind) =>
		KIND_SPECS[kind].legs.some(
			({ amount, from, to }) => amount === "stake" && from === "operatorCasino" && to === "cash",
		),
	),
);

/** What belongs to rounds whose stake the player has paid. */
export const paidRounds = <Of extends Round>(operations: readonly Of[]): Of[] =>
	operations.filter(({ kind }) => OF_PAID_ROUNDS.has(kind));

export function totalsOf(rounds: readonly Round[]): SpanTotal[] {
	const totals = new Map<string, SpanTotal>();
	for (const { kind, currency, gameId, atMs, stakeMinor, winMinor, playerId } of rounds) {
		// A stake that went back counts as paid back, so that no sum is below zero.
		const isVoid = OF_RETURNED_STAKES.has(kind);
		const fromMs = atMs - (atMs % SPAN_MS);
		const key = `${currency} ${gameId} ${fromMs}`;
		const known = totals.get(key) ?? {
			currency,
			gameNumber: gameId,
			fromMs,
			stakedMinor: 0n,
			wonMinor: 0n,
			players: [],
		};
		totals.set(key, {
			...known,
			stakedMinor: known.stakedMinor + (isVoid ? 0n : stakeMinor),
			wonMinor: known.wonMinor + (isVoid ? stakeMinor : winMinor),
			players: [...new Set([...known.players, String(playerId)])].slice(0, MIN_SUMMED_PLAYERS),
		});
	}
	return [...totals.values()];
}

export type DayStakes = { gameNumber: number; fromMs: number; stakes: bigint };

/** How often each game was staked on, by day. The end of a round with decisions stakes nothing. */
export function stakesByDay(rounds: readonly Round[]): DayStakes[] {
	const counts = new Map<string, DayStakes>();
	for (const { kind, gameId, atMs } of rounds) {
		if (kind !== "casinoRound" && kind !== "casinoStake") continue;
		const fromMs = atMs - (atMs % DAY_MS);
		const key = `${gameId} ${fromMs}`;
		counts.set(key, { gameNumber: gameId, fromMs, stakes: (counts.get(key)?.stakes ?? 0n) + 1n });
	}
	return [...counts.values()];
}

/** The last wins of each currency: more than the stake came back. They are chosen by their time, never by their size. */
export const winsOf = <Of extends Round>(rounds: readonly Of[]): Of[] =>
	[...Map.groupBy(rounds.filter(isWin), ({ currency }) => currency).values()].flatMap((wins) =>
		wins.slice(-STORED_WINS),
	);

/** The end of a round with decisions does not say what was staked. */
const isWin = ({ kind, stakeMinor, winMinor }: Round): boolean => kind === "casinoRound" && winMinor > stakeMinor;

const SHORTEST_MASKED = 4;

/** "K…n": its owner knows it, and others do not. A shorter name could be guessed from its ends. */
export function maskedName(name: string | null): string {
	const letters = [...(name ?? "").trim()];
	return letters.length < SHORTEST_MASKED ? "" : `${letters[0]}…${letters.at(-1)}`;
}
