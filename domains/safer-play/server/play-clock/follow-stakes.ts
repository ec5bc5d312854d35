import type { Id } from "@baize/kernel/id";
import type { FollowedOperation, Follower } from "@baize/ledger/server";
import type { Tx } from "@baize/platform-server";
import type { SaferPlayPorts } from "../ports.ts";
import { lockPlayerRow } from "../store.ts";
import { isRecorded } from "./play-rules.ts";
import { type Step, takeSteps } from "./play-steps.ts";
import type { PlayerItem } from "./player-batches.ts";
import { isStake } from "./stakes.ts";
import { readLastEnded, readOpenPlays } from "./store-play.ts";

type Stake = Pick<FollowedOperation, "currency" | "seq" | "atMs">;
type Stakes = ReadonlyMap<Id, readonly Stake[]>;

/**
 * Records the stakes that no notice has: the process that posted one may have ended before it gave notice. What the notices
 * have recorded is left as it is, so each play is recorded once.
 */
export const followStakes = (ports: SaferPlayPorts): Follower => ({
	name: "saferPlay.play",
	from: "now",
	async apply(tx, operations) {
		const stakes = Map.groupBy(
			operations.filter(({ kind }) => isStake(kind)),
			({ playerId }) => playerId,
		);
		const seem = await missedAmong(tx, stakes);
		const known = await ports.players.readPlayers(tx, [...seem.keys()]);
		// In one order, so that two transactions never wait for each other.
		const playerIds = [...known.keys()].sort((a, b) => (a < b ? -1 : 1));
		for (const playerId of playerIds) await lockPlayerRow(tx, playerId);
		await record(ports, tx, new Map(playerIds.map((playerId) => [playerId, stakes.get(playerId)!])));
	},
});

/** Of each player the first stake that is not recorded. */
async function missedAmong(tx: Tx, stakes: Stakes): Promise<Map<Id, Stake>> {
	const open = await readOpenPlays(tx, [...stakes.keys()]);
	const firstOf = (playerId: Id, ended?: Parameters<typeof isRecorded>[2]) =>
		stakes.get(playerId)!.find((stake) => !isRecorded(stake, open.get(playerId), ended));
	// Whose stakes all belong to open play needs no look at what has ended.
	const seem = [...stakes.keys()].filter((playerId) => firstOf(playerId));
	const ended = await readLastEnded(tx, seem);
	return new Map(
		seem.flatMap((playerId) => {
			const stake = firstOf(playerId, ended.get(playerId));
			return stake ? [[playerId, stake] as const] : [];
		}),
	);
}

/** A stake may begin play that later ones of the same player go on with, so each player's first is taken first. */
async function record(ports: SaferPlayPorts, tx: Tx, stakes: Stakes): Promise<void> {
	for (;;) {
		const steps = [...(await missedAmong(tx, stakes))].map(
			([playerId, moved]): PlayerItem<Step> => ({
				playerId,
				item: { kind: "missed", moved, atMs: moved.atMs },
			}),
		);
		if (steps.length === 0) return;
		const left = await takeSteps(ports, tx, steps);
		// Only where another transaction adds the player at this moment: the same operations come again.
		if (left.length > 0) throw new Error(`${left.length} players were being added`);
	}
}
