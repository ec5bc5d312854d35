import type { Audit } from "@baize/audit/server";
import type { Place } from "@baize/geo/contract";
import type { Id } from "@baize/kernel/id";
import type { Clock } from "@baize/kernel/time";
import type { Ledger } from "@baize/ledger/server";
import type { Notifications } from "@baize/notifications/server";
import type { Database, Reader } from "@baize/platform-server";
import type { Wallet } from "@baize/wallet/server";

/** What is known of a player. The place is that of the address. */
export type KnownPlayer = { currency: string; nickname: string | null; place: Place };

export type TournamentsPorts = {
	database: Database;
	clock: Clock;
	ids: () => Id;
	audit: Pick<Audit, "record">;
	ledger: Pick<Ledger, "history">;
	wallet: Pick<Wallet, "payPrize">;
	notifications: Pick<Notifications, "addTemplates" | "postMessage">;
	/** The flag of promotions. */
	isOpen(): boolean;
	/** Whether prizes are paid at present; otherwise they wait. */
	mayPay(): boolean;
	/** Those of these who are players. */
	readPlayers(reader: Reader, playerIds: readonly Id[]): Promise<ReadonlyMap<Id, KnownPlayer>>;
	/** Of these players, those who are excluded or take a break. */
	restrictedAmong(reader: Reader, playerIds: readonly Id[]): Promise<ReadonlySet<Id>>;
	/** The names of operators. */
	namesOf(reader: Reader, ids: readonly Id[]): Promise<ReadonlyMap<Id, string>>;
	/** Where a network address is. */
	locate(ip: string): Place;
	/** The titles that a tournament may name. */
	titles: readonly { gameId: string; title: string }[];
	/** The game with this number in the ledger. */
	titleNumbered(number: number): { gameId: string; title: string };
	/** How boards show a nickname; empty for none. */
	maskedName(nickname: string | null): string;
};
