import type { Id } from "@baize/kernel/id";
import { bucketOf } from "@baize/kernel/id";
import type { Reader } from "@baize/platform-server";
import { sql } from "kysely";
import { readFacts } from "../eligibility/read-facts.ts";
import type { PromotionsPorts } from "../ports.ts";
import type { BonusRow } from "../tables.ts";
import { readDeposits } from "./bonus-store.ts";
import type { Known } from "./standing.ts";

/** What is known of a player for a look at offers; `ip` is that of the request. */
export async function readKnown(ports: PromotionsPorts, reader: Reader, playerId: Id, ip: string): Promise<Known> {
	const [player, deposits, own] = await Promise.all([
		readFacts(ports, reader, playerId, ip),
		readDeposits(reader, playerId),
		readTaken(reader, playerId),
	]);
	return { player, deposits, own, nowMs: ports.clock.nowMs() };
}

/** What the player has taken of offers, and what is open otherwise. */
async function readTaken(reader: Reader, playerId: Id): Promise<BonusRow[]> {
	const { rows: found } = await sql<BonusRow>`select * from promotions.bonus
		where bucket = ${bucketOf(playerId)} and player_id = ${playerId}
			and (cause like 'offer %' or state in ('pending', 'active'))`.execute(reader);
	return found;
}
