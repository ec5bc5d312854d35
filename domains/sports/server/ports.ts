import type { PlayObstacle } from "@baize/identity/contract";
import type { Id } from "@baize/kernel/id";
import type { RandomSource } from "@baize/kernel/random";
import type { Clock } from "@baize/kernel/time";
import type { Bus, Database, Log, Outbox, Rounds, Secrets, SignedInVisit, Stream } from "@baize/platform-server";
import type { Wallet } from "@baize/wallet/server";
import type { FeedChoice } from "./feed/port.ts";

/** What the sports book needs of the house. */
export type SportsPorts = {
	database: Database;
	clock: Clock;
	/** Makes the ids of events. */
	ids: () => Id;
	log: Log;
	outbox: Pick<Outbox, "enqueue" | "work">;
	stream: Pick<Stream, "publish" | "publishHere">;
	rounds: Pick<Rounds, "every">;
	wallet: Pick<Wallet, "bet" | "closeBets" | "diffHeldFunds">;
	/** Where several processes sell the same events: how they hear of each other's changes. */
	bus?: Pick<Bus, "publish" | "subscribe">;
	/** The operating system's: salts of seeds come from it. */
	random: RandomSource;
	secrets: Pick<Secrets, "keyFor">;
	feed: FeedChoice;
	/** What keeps whoever visits from playing for money. */
	obstacleOf(visit: SignedInVisit): PlayObstacle | undefined | Promise<PlayObstacle | undefined>;
};
