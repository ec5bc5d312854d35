import { createHmac } from "node:crypto";
import { check } from "@baize/kernel/check";
import { SERVER_SEED_BYTES } from "@baize/kernel/random";
import { rows } from "@baize/platform-server";
import type { SeedOf } from "../feed/simulated.ts";
import type { SportsPorts } from "../ports.ts";
import type { SportsTables } from "../tables.ts";

type Ports = Pick<SportsPorts, "clock" | "random" | "secrets"> & { database: Pick<SportsPorts["database"], "reader"> };

/**
 * The seed of a matchday, derived, not stored: HMAC-SHA256(the house's key, a random salt that is made and kept the first
 * time that it is asked for). Neither alone foretells a match.
 */
export function openSeeds({ database, clock, random, secrets }: Ports): SeedOf {
	const tables = rows<SportsTables>(database.reader);
	const key = secrets.keyFor("matchday seeds");
	return async (league, season, matchday) => {
		const salt = Buffer.from(random.bytes(SERVER_SEED_BYTES));
		check(salt.length === SERVER_SEED_BYTES, "a salt is as long as a seed");
		await tables
			.insertInto("sports.matchday_seed")
			.values({ league, season, matchday, salt, made_at: new Date(clock.nowMs()) })
			.onConflict((conflict) => conflict.doNothing())
			.execute();
		const kept = await tables
			.selectFrom("sports.matchday_seed")
			.select(["salt", "seed"])
			.where("league", "=", league)
			.where("season", "=", season)
			.where("matchday", "=", matchday)
			.executeTakeFirstOrThrow();
		// A matchday of before there were salts keeps the seed that it has committed to.
		return kept.seed ?? createHmac("sha256", key).update(kept.salt!).digest();
	};
}
