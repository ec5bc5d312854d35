import type { Id } from "@baize/kernel/id";
import type { RandomSource } from "@baize/kernel/random";
import type { Clock } from "@baize/kernel/time";
import type { Bus, Database, Log, Rounds, Secrets, Stream } from "@baize/platform-server";
import type { Sports } from "@baize/sports/server";

export type SportsPort = Pick<Sports, "offer" | "close" | "result" | "setDetails" | "forget">;

/** What the virtual races need of the house. */
export type VirtualsPorts = {
	database: Database;
	clock: Clock;
	ids: () => Id;
	log: Log;
	secrets: Pick<Secrets, "keyFor">;
	/** The operating system's: salts of seeds come from it. */
	random: RandomSource;
	/** Between the processes: something about the races has changed. */
	bus: Pick<Bus, "publish" | "subscribe">;
	stream: Pick<Stream, "publishHere">;
	rounds: Pick<Rounds, "every">;
	sports: SportsPort;
};
