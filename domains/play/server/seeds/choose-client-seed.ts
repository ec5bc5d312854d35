import { refuser } from "@baize/kernel/error";
import type { Id } from "@baize/kernel/id";
import type { Clock } from "@baize/kernel/time";
import type { Database, DerivedSeeds } from "@baize/platform-server";
import { playErrors } from "../../contract/index.ts";
import type { PlayerQueue } from "../player-queue.ts";
import { endPair } from "./end-pair.ts";
import type { Leases } from "./leases.ts";
import { publishedSeeds } from "./published-seeds.ts";
import { begunPair, type ClientSeedChoice, judgeChoice } from "./rules.ts";
import { lockSeedsRow, updateSeeds, wasClientSeed } from "./store.ts";

export type SeedPorts = { database: Database; clock: Clock; seeds: DerivedSeeds; leases: Leases; queue: PlayerQueue };

const refuse = refuser(playErrors);

/**
 * Begins the pair that needs a client seed; or ends the pair in play, and begins the next, whose commitment is already
 * published. Runs in the player's queue, so that no round of the old pair is undecided in this process when its seed is
 * revealed.
 */
export const chooseClientSeed = (ports: SeedPorts, playerId: Id, choice: ClientSeedChoice): Promise<void> =>
	ports.queue.inOrder(playerId, async () => {
		const { reader } = ports.database;
		const { client_seed, next_commitment } = await publishedSeeds({ ...ports, reader }, playerId);
		if (client_seed !== null && choice.commitment === next_commitment) await ports.leases.handIn(playerId);
		await begin(ports, playerId, choice);
	});

const begin = ({ database, clock, seeds }: SeedPorts, playerId: Id, choice: ClientSeedChoice): Promise<void> =>
	database.transaction(async (tx) => {
		const { clientSeed } = choice;
		const row = await lockSeedsRow(tx, playerId);
		const verdict = judgeChoice(row, choice, await wasClientSeed(tx, playerId, clientSeed));
		if (verdict === "movedOn") throw refuse("SEEDS_MOVED_ON");
		if (verdict === "usedBefore") throw refuse("CLIENT_SEED_USED");
		if (verdict === "chosen") return;
		const nowMs = clock.nowMs();
		const pair = verdict === "changes" ? await endPair(tx, seeds, row, "player", nowMs) : row;
		await updateSeeds(tx, begunPair(pair, clientSeed, nowMs));
	});
