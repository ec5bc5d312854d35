import type { Clock } from "@baize/kernel/time";
import type { Database, Log } from "@baize/platform-server";
import type { EventName } from "../contract/index.ts";

/** So many uses of one kind, on one day in UTC, from one country. */
export type CountedUse = { day: string; event: EventName; detail: string; country: string; times: number };

/**
 * Takes what was counted, some seconds at once. The embedded one is a table; an adapter for another system gets the same
 * counts, and nothing about visitors. What it throws at is given to it once more.
 */
export type AnalyticsSink = { take(uses: readonly CountedUse[]): Promise<void> };

export type AnalyticsPorts = {
	database: Database;
	clock: Clock;
	log: Pick<Log, "error" | "warn">;
	/** The country of an address: "CA". */
	countryOf(ip: string): string;
	/** Whether the site lists a game of this id. */
	isGame(gameId: string): boolean;
	/** Left out: the table, which the back office shows. */
	sink?: AnalyticsSink;
};
