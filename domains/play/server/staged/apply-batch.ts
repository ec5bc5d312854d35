import { check } from "@baize/kernel/check";
import type { Database, Reader, Tx } from "@baize/platform-server";
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

type Ports = { database: Database; wallet: Pick<WalletPort, "moveRounds"> };

/** All or nothing, but a refused stake is an answer. Rows are locked before wallets, and both by player. */
export async function applyBatch({ database, wallet }: Ports, acts: readonly Act[]): Promise<Applied[]> {
	const sorted = acts.toSorted((one, other) => (one.at.player_id < other.at.player_id ? -1 : 1));
	const applied = sorted.every(({ does }) => does === "advance")
		? await applyAdvances(database.reader, sorted)
		: await database.transaction((tx) => applyWithMoney(wallet, tx, sorted));
	return acts.map((act) => applied.get(act) ?? NOT_APPLIED);
}

const NOT_APPLIED: Applied = { isApplied: false, moved: [] };

async function applyAdvances(reader: Reader, sorted: readonly Act[]): Promise<Map<Act, Applied>> {
	const done = await applyRounds(reader, sorted);
	return new Map(done.map((act) => [act, { isApplied: true, moved: [] }]));
}

async function applyWithMoney(wallet: Ports["wallet"], tx: Tx, sorted: readonly Act[]): Promise<Map<Act, Applied>> {
	const done = await applyRounds(tx, sorted);
	const moves = done.map(movesOf);
	const moved = [...(await wallet.moveRounds(tx, moves.flat()))];
	const applied = done.map((act, at) => ({ act, moved: moved.splice(0, moves[at]!.length) }));
	const unmoved = applied.filter((each) => !each.moved.every(isDone));
	check(
		unmoved.every(({ act }) => act.does === "open"),
		"each stake of an open round is closed once",
	);
	if (unmoved.length > 0)
		await removeOpenRounds(
			tx,
			unmoved.map(({ act }) => act.at),
		);
	return new Map(applied.map((each) => [each.act, { isApplied: true, moved: each.moved }]));
}

export const isDone = (moved: Moved): moved is Extract<Moved, { status: "done" }> =>
	moved.status === "done" && !moved.replayed;

function movesOf(act: Act): RoundMove[] {
	if (act.does === "open") return [{ stake: act.stake }];
	return act.does === "end" ? act.ends.map((end) => ({ end })) : [];
}
