import { type RandomSource, SERVER_SEED_BYTES } from "@baize/kernel/random";
import type { Clock } from "@baize/kernel/time";
import { type Database, rows } from "@baize/platform-server";
import type { SeedOf } from "../feed/simulated.ts";
import type { SportsTables } from "../tables.ts";

/** The seed of a matchday, made and kept the first time that it is asked for. */
export function openSeeds({ reader }: Pick<Database, "reader">, clock: Clock, random: RandomSource): SeedOf {
	const tables = rows<SportsTables>(reader);
	return async (league, season, matchday) => {
		const seed = Buffer.from(random.bytes(SERVER_SEED_BYTES));
		await tables
			.insertInto("sports.matchday_seed")
			.values({ league, season, matchday, seed, made_at: new Date(clock.nowMs()) })
			.onConflict((conflict) => conflict.doNothing())
			.execute();
		const kept = await tables
			.selectFrom("sports.matchday_seed")
			.select("seed")
			.where("league", "=", league)
			.where("season", "=", season)
			.where("matchday", "=", matchday)
			.executeTakeFirstOrThrow();
		return kept.seed;
	};
}
