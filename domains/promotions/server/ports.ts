import type { Audit } from "@baize/audit/server";
import type { ReelSheet } from "@baize/engines/reels";
import type { Place } from "@baize/geo/contract";
import type { Id } from "@baize/kernel/id";
import type { Minor } from "@baize/kernel/money";
import type { Clock } from "@baize/kernel/time";
import type { Ledger } from "@baize/ledger/server";
import type { Database, Log, Reader, Tx } from "@baize/platform-server";
import type { Wallet } from "@baize/wallet/server";

/** What is known of a player for offers. The place is that of the address. */
export type KnownPlayer = { currency: string; place: Place; isDisabled: boolean };

/** Spins that the operator pays, as the domain of spins gives them: once for each key. */
export type SpinsPort = {
	grant(
		tx: Tx,
		spins: {
			grantKey: string;
			playerId: Id;
			count: number;
			titleIds: readonly string[];
			stakeMinor: Minor;
			currency: string;
			untilMs: number;
			wins: "cash";
			cause: string;
		},
	): Promise<void>;
};

export type PromotionsPorts = {
	database: Database;
	clock: Clock;
	ids: () => Id;
	log: Pick<Log, "error">;
	audit: Pick<Audit, "record">;
	ledger: Pick<Ledger, "bonuses" | "wager" | "balances" | "lags">;
	wallet: Pick<Wallet, "payCashback">;
	/** The flag of promotions. */
	isOpen(): boolean;
	/** Undefined if there is no such player. */
	readPlayer(reader: Reader, playerId: Id): Promise<KnownPlayer | undefined>;
	/** Of these players, those who are excluded or take a break. */
	restrictedAmong(reader: Reader, playerIds: readonly Id[]): Promise<ReadonlySet<Id>>;
	/** Whether a document has proved the player's age. */
	isAgeVerified(reader: Reader, playerId: Id): Promise<boolean>;
	hasConsent(reader: Reader, playerId: Id): Promise<boolean>;
	/** Where a network address is. */
	locate(ip: string): Place;
	/** The slot titles, by which prices are computed. */
	titles: readonly ReelSheet[];
	/** Without it no offer of spins can be published. */
	spins?: SpinsPort;
};
