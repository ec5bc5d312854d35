import { MINUTE_MS } from "@baize/kernel/time";
import type { FollowedOperation } from "@baize/ledger/server";

export const SPAN_MS = 5 * MINUTE_MS;
/** Of each currency so many wins are stored. */
export const STORED_WINS = 12;

type Round = Pick<FollowedOperation, "kind" | "gameId" | "currency" | "stakeMinor" | "winMinor" | "atMs" | "playerId">;

export type SpanTotal = {
	currency: string;
	gameNumber: number;
	fromMs: number;
	stakedMinor: bigint;
	wonMinor: bigint;
};

/** Rounds whose stake the player has paid. */
export const paidRounds = <Of extends Round>(operations: readonly Of[]): Of[] =>
	operations.filter(({ kind }) => kind === "casinoRound");

export function totalsOf(rounds: readonly Round[]): SpanTotal[] {
	const totals = new Map<string, SpanTotal>();
	for (const { currency, gameId, atMs, stakeMinor, winMinor } of rounds) {
		const fromMs = atMs - (atMs % SPAN_MS);
		const key = `${currency} ${gameId} ${fromMs}`;
		const known = totals.get(key) ?? { currency, gameNumber: gameId, fromMs, stakedMinor: 0n, wonMinor: 0n };
		totals.set(key, {
			...known,
			stakedMinor: known.stakedMinor + stakeMinor,
			wonMinor: known.wonMinor + winMinor,
		});
	}
	return [...totals.values()];
}

/** The last wins of each currency: more than the stake came back. They are chosen by their time, never by their size. */
export const winsOf = <Of extends Round>(rounds: readonly Of[]): Of[] =>
	[...Map.groupBy(rounds.filter(isWin), ({ currency }) => currency).values()].flatMap((wins) =>
		wins.slice(-STORED_WINS),
	);

const isWin = ({ stakeMinor, winMinor }: Round): boolean => winMinor > stakeMinor;

const SHORTEST_MASKED = 3;

/** "K…n": its owner knows it, and others do not. A shorter name would be told by its ends. */
export function maskedName(name: string | null): string {
	const letters = [...(name ?? "").trim()];
	return letters.length < SHORTEST_MASKED ? "" : `${letters[0]}…${letters.at(-1)}`;
}
