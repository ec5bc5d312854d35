import type { Database } from "@baize/platform-server";
import type { AnalyticsSink } from "./ports.ts";
import { addUses } from "./store.ts";

/** The embedded sink: the table that the back office shows. */
export const tableSink = (database: Pick<Database, "transaction">): AnalyticsSink => ({
	take: (uses) => addUses(database, uses),
});
