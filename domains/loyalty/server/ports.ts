import type { Audit } from "@baize/audit/server";
import type { Id } from "@baize/kernel/id";
import type { Clock } from "@baize/kernel/time";
import type { Notifications } from "@baize/notifications/server";
import type { Database, Reader } from "@baize/platform-server";
import type { Wallet } from "@baize/wallet/server";

export type LoyaltyPorts = {
	database: Database;
	clock: Clock;
	ids: () => Id;
	audit: Pick<Audit, "record">;
	wallet: Pick<Wallet, "redeemPoints">;
	notifications: Pick<Notifications, "addTemplates" | "postMessage">;
	/** The flag of the programme. */
	isOpen(): boolean;
	/** The flag of redeeming, which a break in the books of promotions switches off. */
	mayRedeem(): boolean;
	/** Those who are excluded or take a break. */
	excludedAmong(reader: Reader, playerIds: readonly Id[]): Promise<ReadonlySet<Id>>;
	/** Of these bets, those on virtual events. */
	virtualBets(reader: Reader, bets: readonly { playerId: Id; betId: Id }[]): Promise<ReadonlySet<Id>>;
	/** What a game keeps of its stakes, in ten-thousandths, by its number in the ledger; undefined for an unknown one. */
	marginOfGame(gameNumber: number): bigint | undefined;
	/** Undefined if there is no such player. */
	readPlayer(reader: Reader, playerId: Id): Promise<{ currency: string } | undefined>;
};
