import type { FollowedOperation, Follower } from "@baize/ledger/server";
import type { Sums, TitleSums } from "./band.ts";
import { addSums } from "./store.ts";

export type Operation = Pick<FollowedOperation, "kind" | "gameId" | "currency" | "stakeMinor" | "winMinor">;

/** A round counts when it ends: one of several steps with its end, and one that is void not at all. */
const ENDS: readonly string[] = ["casinoRound", "casinoSettle"];

/** What a stake and its end add. A stake that went back counts as paid back. */
function partOf({ kind, stakeMinor, winMinor }: Operation): Sums {
	const isVoid = kind === "casinoVoid";
	const stakedMinor = isVoid ? 0n : stakeMinor;
	return {
		rounds: ENDS.includes(kind) ? 1n : 0n,
		stakedMinor,
		wonMinor: isVoid ? stakeMinor : winMinor,
		stakeSquares: stakedMinor * stakedMinor,
	};
}

/** What belongs to rounds whose stake the player has paid. `casinoWin`: a part of what another maker's round wins. */
const COUNTED: readonly string[] = [...ENDS, "casinoStake", "casinoWin", "casinoVoid"];

export function sumsOf(operations: readonly Operation[]): TitleSums[] {
	const sums = new Map<string, TitleSums>();
	for (const operation of operations.filter(({ kind }) => COUNTED.includes(kind))) {
		const { gameId: gameNumber, currency } = operation;
		const key = `${gameNumber} ${currency}`;
		const part = partOf(operation);
		const known = sums.get(key);
		sums.set(key, {
			gameNumber,
			currency,
			rounds: (known?.rounds ?? 0n) + part.rounds,
			stakedMinor: (known?.stakedMinor ?? 0n) + part.stakedMinor,
			wonMinor: (known?.wonMinor ?? 0n) + part.wonMinor,
			stakeSquares: (known?.stakeSquares ?? 0n) + part.stakeSquares,
		});
	}
	return [...sums.values()];
}

/** Sums what all rounds for money have staked and won, from the first one in the journal. */
export const followReturns: Follower = {
	name: "play.returns",
	from: "beginning",
	async apply(tx, operations) {
		const sums = sumsOf(operations);
		if (sums.length > 0) await addSums(tx, sums);
	},
};
