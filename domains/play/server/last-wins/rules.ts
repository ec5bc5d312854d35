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

/** A round in one operation; or its stake, its further ones and its end; or its stake that went back. */
const OF_PAID_ROUNDS: readonly string[] = ["casinoRound", "casinoStake", "casinoSettle", "casinoVoid"];

/** What belongs to rounds whose stake the player has paid. */
export const paidRounds = <Of extends Round>(operations: readonly Of[]): Of[] =>
	operations.filter(({ kind }) => OF_PAID_ROUNDS.includes(kind));

export function totalsOf(rounds: readonly Round[]): SpanTotal[] {
	const totals = new Map<string, SpanTotal>();
	for (const { kind, currency, gameId, atMs, stakeMinor, winMinor } of rounds) {
		// A stake that went back counts as paid back, so that no sum is below zero.
		const isVoid = kind === "casinoVoid";
		const fromMs = atMs - (atMs % SPAN_MS);
		const key = `${currency} ${gameId} ${fromMs}`;
		const known = totals.get(key) ?? { currency, gameNumber: gameId, fromMs, stakedMinor: 0n, wonMinor: 0n };
		totals.set(key, {
			...known,
			stakedMinor: known.stakedMinor + (isVoid ? 0n : stakeMinor),
			wonMinor: known.wonMinor + (isVoid ? stakeMinor : winMinor),
		});
	}
	return [...totals.values()];
}

/** The last wins of each currency: more than the stake came back. They are chosen by their time, never by their size. */
export const winsOf = <Of extends Round>(rounds: readonly Of[]): Of[] =>
	[...Map.groupBy(rounds.filter(isWin), ({ currency }) => currency).values()].flatMap((wins) =>
		wins.slice(-STORED_WINS),
	);

/** The end of a round with decisions does not say what was staked. */
const isWin = ({ kind, stakeMinor, winMinor }: Round): boolean => kind === "casinoRound" && winMinor > stakeMinor;

const SHORTEST_MASKED = 4;

/** "K…n": its owner knows it, and others do not. A shorter name would be told by its ends. */
export function maskedName(name: string | null): string {
	const letters = [...(name ?? "").trim()];
	return letters.length < SHORTEST_MASKED ? "" : `${letters[0]}…${letters.at(-1)}`;
}
