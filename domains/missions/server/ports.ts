import type { Audit } from "@baize/audit/server";
import type { Place } from "@baize/geo/contract";
import type { Id } from "@baize/kernel/id";
import type { Clock } from "@baize/kernel/time";
import type { Loyalty } from "@baize/loyalty/server";
import type { Notifications } from "@baize/notifications/server";
import type { Database, Log, Reader, Tx } from "@baize/platform-server";
import type { Spins } from "@baize/spins/server";

/** What is known of a player. The place is that of the address. */
export type KnownPlayer = { currency: string; place: Place; isDisabled: boolean };

export type MissionsPorts = {
	database: Database;
	clock: Clock;
	ids: () => Id;
	log: Pick<Log, "error">;
	audit: Pick<Audit, "record">;
	notifications: Pick<Notifications, "addTemplates" | "postMessage">;
	/** Grants promotional spins in the caller's transaction, once for each key. */
	grantSpins(asked: Parameters<Spins["grant"]>[0], tx: Tx): ReturnType<Spins["grant"]>;
	/** Gives points in the caller's transaction, once for each cause. */
	givePoints: Loyalty["give"];
	/** The flag of promotions. */
	isOpen(): boolean;
	/** Whether rewards are given at present; otherwise they wait. */
	mayPay(): boolean;
	/** Those of these who are players. */
	readPlayers(reader: Reader, playerIds: readonly Id[]): Promise<ReadonlyMap<Id, KnownPlayer>>;
	/** Of these players, those who are excluded or take a break. */
	restrictedAmong(reader: Reader, playerIds: readonly Id[]): Promise<ReadonlySet<Id>>;
	/** Whether a document has proved the player's age. */
	isAgeVerified(reader: Reader, playerId: Id): Promise<boolean>;
	/** Whether the player has agreed to offers. */
	hasConsent(reader: Reader, playerId: Id): Promise<boolean>;
	/** The names of operators. */
	namesOf(reader: Reader, ids: readonly Id[]): Promise<ReadonlyMap<Id, string>>;
	/** Where a network address is. */
	locate(ip: string): Place;
	/** All titles of the site. */
	titles: readonly { gameId: string; title: string }[];
	/** Whether promotional spins of this stake are possible on a title. */
	takesSpins(gameId: string, stakeUnits: number): boolean;
	/** The game with this number in the ledger. */
	titleNumbered(number: number): { gameId: string; title: string };
};
