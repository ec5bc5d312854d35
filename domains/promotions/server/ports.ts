import type { Audit } from "@baize/audit/server";
import type { Proposals } from "@baize/desk/server";
import type { SpinGame } from "@baize/engines/game";
import type { ReelSheet } from "@baize/engines/reels";
import type { Place } from "@baize/geo/contract";
import type { Id } from "@baize/kernel/id";
import type { Clock } from "@baize/kernel/time";
import type { Ledger } from "@baize/ledger/server";
import type { Database, Log, Reader, Session } from "@baize/platform-server";
import type { CountedGame } from "@baize/play/server";
import type { Spins } from "@baize/spins/server";
import type { FreeBets } from "@baize/sports/server";
import type { Wallet } from "@baize/wallet/server";
import type { BetReturns } from "./price/bets.ts";

/** What is known of a player for offers. The place is that of the address. */
export type KnownPlayer = { currency: string; place: Place; isDisabled: boolean };

export type PromotionsPorts = {
	database: Database;
	clock: Clock;
	ids: () => Id;
	log: Pick<Log, "error">;
	audit: Pick<Audit, "record">;
	ledger: Pick<Ledger, "bonuses" | "wager" | "balances" | "lags">;
	wallet: Pick<Wallet, "payCashback">;
	/** What two operators do. */
	proposals: Pick<Proposals, "define">;
	/** An operator's name. */
	nameOf(session: Session): string | Promise<string>;
	/** The flag of promotions. */
	isOpen(): boolean;
	/** Whether what is due is given at present; otherwise it waits. */
	mayPay(): boolean;
	/** Undefined if there is no such player. */
	readPlayer(reader: Reader, playerId: Id): Promise<KnownPlayer | undefined>;
	/** Of these players, those who are excluded or take a break. */
	restrictedAmong(reader: Reader, playerIds: readonly Id[]): Promise<ReadonlySet<Id>>;
	/** Whether a document has proved the player's age. */
	isAgeVerified(reader: Reader, playerId: Id): Promise<boolean>;
	hasConsent(reader: Reader, playerId: Id): Promise<boolean>;
	/** Where a network address is. */
	locate(ip: string): Place;
	/** Every game of ours, by which terms are kept and read: its number in the ledger, its name and its class. */
	games: readonly CountedGame[];
	/** The slots with lines, by which what is wagered is priced. */
	titles: readonly ReelSheet[];
	/** The titles on which promotional spins can be used. */
	spinGames: readonly SpinGame[];
	/** What the prices of bets return, by which a bonus that is played with them is priced. */
	betReturnsX10000: BetReturns;
	spins: Pick<Spins, "grant" | "takeBack">;
	freeBets: FreeBets;
};
