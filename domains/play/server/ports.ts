import type { Catalogue, CataloguePorts } from "@baize/catalogue/server";
import type { ReelSheet } from "@baize/engines/reels";
import type { PlayObstacle } from "@baize/identity/contract";
import type { Id } from "@baize/kernel/id";
import type { Minor } from "@baize/kernel/money";
import type { RandomSource } from "@baize/kernel/random";
import type { Clock } from "@baize/kernel/time";
import type { Bus, Database, Secrets, Visit } from "@baize/platform-server";
import type { Restriction } from "@baize/safer-play/contract";
import type { Wallet } from "@baize/wallet/server";

/** What the games need of the house. */
export type PlayPorts = {
	database: Database;
	clock: Clock;
	secrets: Secrets;
	/** The operating system's: seeds come from it. */
	random: RandomSource;
	/** Where several processes play with the same players: how they ask each other for a pair. */
	bus?: Bus;
	/** The titles that can be played. */
	sheets: readonly ReelSheet[];
	wallet: WalletPort;
	catalogue: Pick<Catalogue, "game" | "isPlayable">;
	/** Geo's rule for one visit. */
	sightOf: CataloguePorts["sightOf"];
	/** What keeps whoever visits from playing for money; at once where it is in memory. */
	obstacleOf(visit: Visit): PlayObstacle | undefined | Promise<PlayObstacle | undefined>;
	/** The player's break or exclusion, and until when it lasts; null without one. */
	restrictionOf(playerId: Id): Promise<Restriction | null>;
};

export type WalletPort = Pick<Wallet, "balances" | "sealed"> & {
	/** Takes the stake, pays the win and keeps the sealed round in one durable step, together with whatever else comes. */
	batched: Pick<Wallet["batched"], "instantRound">;
	/** Everything that has moved the player's money, newest first; `before` is the cursor. */
	history(playerId: Id, currency: string, wish: { before?: Id; limit: number }): Promise<Movement[]>;
};

/** A line of the player's history, as the ledger tells it. */
export type Movement = {
	opId: Id;
	kind: string;
	reference: Id;
	gameId: number;
	stakeMinor: Minor;
	winMinor: Minor;
	cashAfterMinor: Minor;
	atMs: number;
};
