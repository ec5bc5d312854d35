import type { Id } from "@baize/kernel/id";
import type { RandomSource } from "@baize/kernel/random";
import type { Clock } from "@baize/kernel/time";
import type { Bus, Database, Log, Secrets, Stream } from "@baize/platform-server";
import type { Sports } from "@baize/sports/server";

export type SportsPort = Pick<Sports, "offer" | "close" | "result" | "setDetails" | "deleteOld">;

/** The dependencies of the virtual races. */
export type VirtualsPorts = {
	database: Database;
	clock: Clock;
	ids: () => Id;
	log: Log;
	secrets: Pick<Secrets, "keyFor">;
	/** The operating system's random source, for the salts of seeds. */
	random: RandomSource;
	/** Notifies the other processes that the races have changed. */
	bus: Pick<Bus, "publish" | "subscribe">;
	stream: Pick<Stream, "publishHere">;
	sports: SportsPort;
};
