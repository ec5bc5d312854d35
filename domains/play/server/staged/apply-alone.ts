import { check } from "@baize/kernel/check";
import type { Database } from "@baize/platform-server";
import type { RoundMove } from "@baize/wallet/server";
import type { WalletPort } from "../ports.ts";
import type { Act } from "./acts.ts";
import { applyRounds, removeOpenRounds } from "./store.ts";

export type Moved = Awaited<ReturnType<WalletPort["moveRounds"]>>[number];

/**
 * `isApplied`: the round was not open before, or was still at its step. What has moved with it: of an opening that the
 * wallet has refused there is that, and no round.
 */
export type Applied = { isApplied: boolean; moved: readonly Moved[] };

export type ApplyPorts = { database: Database; wallet: Pick<WalletPort, "moveRounds" | "moveRoundsThrough"> };

export const NOT_APPLIED: Applied = { isApplied: false, moved: [] };

/** An act in a transaction of its own. All or nothing, but a refused stake is an answer. The row is locked before the wallet. */
export async function applyAlone({ database, wallet }: ApplyPorts, act: Act): Promise<Applied> {
	if (act.does === "advance") {
		const done = await applyRounds(database.reader, [act]);
		return { isApplied: done.length > 0, moved: [] };
	}
	return database.transaction(async (tx) => {
		if ((await applyRounds(tx, [act])).length === 0) return NOT_APPLIED;
		const moved = await wallet.moveRounds(tx, movesOf(act));
		if (!moved.every(isDone)) {
			check(act.does === "open", "each stake of an open round is closed once");
			await removeOpenRounds(tx, [act.at]);
		}
		return { isApplied: true, moved };
	});
}

export const isDone = (moved: Moved): moved is Extract<Moved, { status: "done" }> =>
	moved.status === "done" && !moved.replayed;

export function movesOf(act: Act): RoundMove[] {
	if (act.does === "open") return [{ stake: act.stake }];
	return act.does === "end" ? act.ends.map((end) => ({ end })) : [];
}
