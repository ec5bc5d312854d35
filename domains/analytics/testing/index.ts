import type { Tx } from "@baize/platform-server";
import { openTestDatabase, settableClock } from "@baize/testing";
import { sql } from "kysely";
import { type AnalyticsSink, type CountedUse, openAnalytics } from "../server/index.ts";

/** The games that the domain knows in tests. */
export const TEST_GAMES = ["tidal-book", "amber-fox"];

/** The domain on the real database, with a clock that a test sets. An address is in the country that it begins with. */
export async function openTestAnalytics(given: { sink?: AnalyticsSink } = {}) {
	const [database, clock] = [await openTestDatabase(), settableClock()];
	const logged: unknown[] = [];
	const log = { error: (entry: unknown) => void logged.push(entry), warn: (entry: unknown) => void logged.push(entry) };
	const analytics = openAnalytics({
		database,
		clock,
		log,
		countryOf: (ip) => ip.slice(0, 2),
		isGame: (gameId) => TEST_GAMES.includes(gameId),
		...given,
	});
	return {
		...{ analytics, database, clock, logged },
		/** Every row of the table. */
		async stored() {
			const { rows } = await sql<Omit<CountedUse, "times"> & { times: bigint }>`
				select to_char(day, 'YYYY-MM-DD') as day, event, detail, country, times from analytics.use
				order by day, event, detail, country`.execute(database.reader);
			return rows;
		},
		clear: (tx: Tx) => sql`delete from analytics.use`.execute(tx),
		close: () => database.close(),
	};
}
