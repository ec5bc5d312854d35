import { check } from "@baize/kernel/check";
import type { DerivedSeeds, Tx } from "@baize/platform-server";
import type { PairEnd } from "../../contract/index.ts";
import { nextPair, retiredPair } from "./rules.ts";
import { insertRetired, type SeedsRow, updateSeeds } from "./store.ts";

/** Retires the pair in play and puts the published one in its place, which needs a client seed. The row is locked. */
export async function endPair(
	tx: Tx,
	seeds: DerivedSeeds,
	row: SeedsRow,
	endedBy: PairEnd,
	nowMs: number,
): Promise<SeedsRow> {
	const { client_seed } = row;
	check(client_seed !== null, "a pair is begun before it is ended");
	await insertRetired(tx, retiredPair({ ...row, client_seed }, endedBy, nowMs));
	const next = nextPair(row, seeds.newSeed(), nowMs);
	await updateSeeds(tx, next);
	return next;
}
