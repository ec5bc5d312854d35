import type { Catalogue, CataloguePorts } from "@baize/catalogue/server";
import type { ReelSheet } from "@baize/engines/reels";
import type { RandomSource } from "@baize/kernel/random";
import type { Clock } from "@baize/kernel/time";
import type { Database, Secrets } from "@baize/platform-server";
import type { Wallet } from "@baize/wallet/server";

/** What the games need of the house. */
export type PlayPorts = {
	database: Database;
	clock: Clock;
	secrets: Secrets;
	/** The operating system's: seeds come from it. */
	random: RandomSource;
	/** The titles that can be played. */
	sheets: readonly ReelSheet[];
	wallet: WalletPort;
	catalogue: Pick<Catalogue, "game" | "isPlayable">;
	/** Geo's rule for one visit. */
	sightOf: CataloguePorts["sightOf"];
};

export type WalletPort = Pick<Wallet, "balances" | "sealed" | "history"> & {
	/** Takes the stake, pays the win and keeps the sealed round in one durable step, together with whatever else comes. */
	batched: Pick<Wallet["batched"], "instantRound">;
};

/** A line of the player's history. */
export type Movement = Awaited<ReturnType<Wallet["history"]>>[number];
