import type { Id } from "@baize/kernel/id";
import type { Minor } from "@baize/kernel/money";
import type { Clock } from "@baize/kernel/time";
import type { Bus, Database, Log, Outbox, Rounds, Stream } from "@baize/platform-server";
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
	wallet: Pick<Wallet, "bet" | "settle" | "voidBet">;
	/** Where several processes sell the same events: how they hear of each other's changes. */
	bus?: Pick<Bus, "publish" | "subscribe">;
	/** What the books say is at stake; the auditor compares the bets with it. */
	openStakes: () => Promise<readonly OpenStake[]>;
	feed: FeedChoice;
};

export type OpenStake = { readonly playerId: Id; readonly currency: string; readonly openMinor: Minor };
