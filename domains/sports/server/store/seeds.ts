import { type RandomSource, SERVER_SEED_BYTES } from "@baize/kernel/random";
import { type Database, rows } from "@baize/platform-server";
import type { SeedOf } from "../feed/simulated.ts";
import type { SportsTables } from "../tables.ts";

/** The seed of a matchday, made and kept the first time that it is asked for. */
export function openSeeds({ reader }: Pick<Database, "reader">, random: RandomSource): SeedOf {
	const tables = rows<SportsTables>(reader);
	return async (league, season, matchday) => {
		await tables
			.insertInto("sports.matchday_seed")
			.values({ league, season, matchday, seed: Buffer.from(random.bytes(SERVER_SEED_BYTES)) })
			.onConflict((conflict) => conflict.doNothing())
			.execute();
		const { seed } = await tables
			.selectFrom("sports.matchday_seed")
			.select("seed")
			.where("league", "=", league)
			.where("season", "=", season)
			.where("matchday", "=", matchday)
			.executeTakeFirstOrThrow();
		return seed;
	};
}
