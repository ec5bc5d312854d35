import { check } from "@baize/kernel/check";
import type { PostingClient } from "@baize/ledger/server";
import type { WalletPort } from "../ports.ts";
import type { Act } from "./acts.ts";
import { type Applied, movesOf, NOT_APPLIED } from "./apply-alone.ts";
import { applySteps, doableOf, moveRounds } from "./store.ts";

/** What moves money once, and so fits into the statement of many. An end with further stakes moves it for each. */
export const hasOneMove = (act: Act): boolean => movesOf(act).length === 1;

/** Actions without money, in one statement. */
export async function advanceTogether(client: PostingClient, acts: readonly Act[]): Promise<Applied[]> {
	const done = new Set(await applySteps(client, sortedOf(acts)));
	return acts.map((act) => ({ isApplied: done.has(act), moved: [] }));
}

/** Openings and ends with their money, in one statement. A stake that is refused is an answer. */
export async function moveTogether(
	wallet: Pick<WalletPort, "moveRoundsThrough">,
	client: PostingClient,
	acts: readonly Act[],
): Promise<Applied[]> {
	const sorted = sortedOf(acts);
	const players = new Set(sorted.map(({ at }) => at.player_id));
	check(players.size === sorted.length, "a player does one thing at a time");
	const applied = await moveSorted(wallet, client, sorted);
	return acts.map((act) => applied.get(act) ?? NOT_APPLIED);
}

async function moveSorted(
	wallet: Pick<WalletPort, "moveRoundsThrough">,
	client: PostingClient,
	sorted: readonly Act[],
): Promise<Map<Act, Applied>> {
	if (sorted.length === 0) return new Map();
	try {
		const moved = await wallet.moveRoundsThrough(sorted.flatMap(movesOf), (values) =>
			moveRounds(client, sorted, values),
		);
		return new Map(sorted.map((act, at) => [act, { isApplied: true, moved: [moved[at]!] }]));
	} catch (error) {
		const doable = doableOf(error, sorted);
		if (!doable) throw error;
		return moveSorted(wallet, client, doable);
	}
}

const sortedOf = (acts: readonly Act[]): Act[] =>
	acts.toSorted((one, other) => (one.at.player_id < other.at.player_id ? -1 : 1));
