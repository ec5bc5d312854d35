import type { NewAuditEntry } from "@baize/audit/server";
import type { EligibilityBlock } from "@baize/identity/contract";
import type { Id } from "@baize/kernel/id";
import type { Locale } from "@baize/kernel/locale";
import type { Clock } from "@baize/kernel/time";
import type { Bus, Database, Log, Reader, Stream, Tx, Visit } from "@baize/platform-server";
import type { Wallet } from "@baize/wallet/server";
import type { MailTemplate } from "./mails.ts";
import type { Registers } from "./registers/index.ts";
import type { RegisterPerson } from "./registers/ports.ts";

/** The ports of safer play. */
export type SaferPlayPorts = {
	database: Database;
	clock: Clock;
	ids: () => Id;
	log: Log;
	bus: Pick<Bus, "publish" | "subscribe">;
	stream: Pick<Stream, "publishHere">;
	wallet: Pick<Wallet, "guards" | "onMoved">;
	/** Notifies of wallets that were moved by another process. */
	onMovedElsewhere(listener: (playerIds: readonly Id[]) => void): void;
	players: PlayersPort;
	/** The name and birth date that a player has given, for registers that do not know accounts. */
	personOf(reader: Reader, playerId: Id): Promise<RegisterPerson | undefined>;
	registers: Registers;
	/** What stops play besides safer play. */
	eligibilityBlockOf(
		asked: Pick<Visit, "ip" | "session">,
	): EligibilityBlock | undefined | Promise<EligibilityBlock | undefined>;
	audit: { record(tx: Tx, entry: NewAuditEntry): Promise<void> };
	notifications: {
		sendMail(
			tx: Tx,
			mail: { to: string; template: MailTemplate; locale: Locale; values: Readonly<Record<string, string>> },
		): Promise<void>;
	};
	publicUrl: string;
};

/** Undefined for unknown people and for operators, who do not play. */
export type PlayersPort = {
	readPlayer(reader: Reader, playerId: Id): Promise<PlayerInfo | undefined>;
	/** As `readPlayer`, for many at once; operators and unknown ids are not in it. */
	readPlayers(reader: Reader, playerIds: readonly Id[]): Promise<ReadonlyMap<Id, PlayerInfo>>;
	findPlayer(reader: Reader, email: string): Promise<PlayerInfo | undefined>;
};

export type PlayerInfo = {
	playerId: Id;
	email: string;
	displayName: string;
	language: Locale;
	currency: string;
	country: string;
	subdivision: string;
};
