import type { ReelSheet } from "@baize/engines/reels";
import type { Id } from "@baize/kernel/id";
import type { Locale } from "@baize/kernel/locale";
import type { RandomSource } from "@baize/kernel/random";
import type { Clock } from "@baize/kernel/time";
import type { JournalRow } from "@baize/ledger/contract";
import type { Database, Log, Secrets } from "@baize/platform-server";
import type { Wallet } from "@baize/wallet/server";

/** What the games need of the house. */
export type PlayPorts = {
	database: Database;
	clock: Clock;
	log: Log;
	secrets: Secrets;
	/** The operating system's: seeds come from it. */
	random: RandomSource;
	/** The titles that can be played. */
	sheets: readonly ReelSheet[];
	wallet: WalletPort;
	catalogue: CataloguePort;
};

export type WalletPort = {
	/** Takes the stake, pays the win and keeps the sealed round in one durable step, together with whatever else comes. */
	batched: Pick<Wallet["batched"], "instantRound">;
	balances: Wallet["balances"];
	/** The bytes that were sealed with a round. */
	sealed: Wallet["sealed"];
	/** Every movement of the player's wallet, newest first. */
	history(playerId: Id, currency: string, wish: { before?: Id; limit: number }): Promise<JournalRow[]>;
};

export type CataloguePort = {
	/** Where a game's page is on the site, with the locale ("/en/casino/slots/book/tidal-book"); undefined for no such game. */
	gamePath(gameId: string, locale: Locale): Promise<string | undefined>;
};
