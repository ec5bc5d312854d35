import type { Audit } from "@baize/audit/server";
import type { EligibilityBlock } from "@baize/identity/contract";
import type { Id } from "@baize/kernel/id";
import type { RandomSource } from "@baize/kernel/random";
import type { Clock } from "@baize/kernel/time";
import type { Bus, Database, Log, Outbox, Reader, Secrets, SignedInVisit, Stream } from "@baize/platform-server";
import type { Wallet } from "@baize/wallet/server";
import type { FeedChoice } from "./feed/port.ts";

/** `closed`: betting is closed to all, for a time. */
export type BetBlock = EligibilityBlock | "closed";

/** The dependencies of the sports book. */
export type SportsPorts = {
	database: Database;
	clock: Clock;
	/** Makes the ids of events. */
	ids: () => Id;
	log: Log;
	outbox: Pick<Outbox, "enqueue" | "work">;
	stream: Pick<Stream, "publish" | "publishHere">;
	wallet: Pick<Wallet, "bet" | "bonusIn" | "bonusStakes" | "freeBet" | "closeBets" | "diffHeldFunds">;
	/** Where several processes sell the same events: notifies them of each other's changes. */
	bus?: Pick<Bus, "publish" | "subscribe">;
	/** The operating system's random source, for the salts of seeds. */
	random: RandomSource;
	secrets: Pick<Secrets, "keyFor">;
	feed: FeedChoice;
	audit: Pick<Audit, "record">;
	/** Undefined if there is no such player. */
	readPlayer(reader: Reader, playerId: Id): Promise<{ currency: string } | undefined>;
	/** What blocks this player or visitor from playing for money. */
	eligibilityBlockOf(visit: SignedInVisit): BetBlock | undefined | Promise<BetBlock | undefined>;
};
