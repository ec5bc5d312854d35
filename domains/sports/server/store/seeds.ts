import { openDerivedSeeds, rows } from "@baize/platform-server";
import type { SeedOf } from "../feed/simulated.ts";
import type { SportsPorts } from "../ports.ts";
import type { Tables } from "../tables.ts";

type Ports = Pick<SportsPorts, "clock" | "random" | "secrets"> & { database: Pick<SportsPorts["database"], "reader"> };

/** The seed of a matchday, derived from a salt that is made and stored on first use. */
export function openSeeds({ database, clock, random, secrets }: Ports): SeedOf {
	const tables = rows<Tables>(database.reader);
	const { newSalt, seedOf } = openDerivedSeeds(secrets.keyFor("matchday seeds"), random);
	return async (league, season, matchday) => {
		const salt = Buffer.from(newSalt());
		await tables
			.insertInto("sports.matchday_seed")
			.values({ league, season, matchday, salt, made_at: new Date(clock.nowMs()) })
			.onConflict((conflict) => conflict.doNothing())
			.execute();
		const stored = await tables
			.selectFrom("sports.matchday_seed")
			.select(["salt", "seed"])
			.where("league", "=", league)
			.where("season", "=", season)
			.where("matchday", "=", matchday)
			.executeTakeFirstOrThrow();
		// A matchday from before salts keeps the seed that it has committed to.
		return stored.seed ?? seedOf(stored.salt!);
	};
}
