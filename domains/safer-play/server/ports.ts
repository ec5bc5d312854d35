import type { NewAuditEntry } from "@baize/audit/server";
import type { Id } from "@baize/kernel/id";
import type { Locale } from "@baize/kernel/locale";
import type { Clock } from "@baize/kernel/time";
import type { Bus, Database, Log, Reader, Rounds, Secrets, Stream, Tx } from "@baize/platform-server";
import type { Wallet } from "@baize/wallet/server";
import type { RegisterName } from "../contract/index.ts";
import type { MailTemplate } from "./mails.ts";
import type { ExclusionRegister, RegisterPerson } from "./registers/ports.ts";

/** What safer play needs of the house. */
export type SaferPlayPorts = {
	database: Database;
	clock: Clock;
	ids: () => Id;
	log: Log;
	bus: Pick<Bus, "publish" | "subscribe">;
	stream: Pick<Stream, "publishHere">;
	rounds: Pick<Rounds, "every">;
	wallet: Pick<Wallet, "guards" | "onMoved">;
	/** Tells of wallets that were moved by another process. */
	onMovedElsewhere(listener: (playerIds: readonly Id[]) => void): void;
	players: PlayersPort;
	/** Who a player says to be, for registers that know no account. */
	personOf(reader: Reader, playerId: Id): Promise<RegisterPerson | undefined>;
	secrets: Pick<Secrets, "keyFor">;
	/** Registers that are asked outside, by their names, and those that are asked about everybody. */
	registers?: {
		outside?: Partial<Record<RegisterName, ExclusionRegister>>;
		everywhere?: readonly ExclusionRegister[];
	};
	audit: { record(tx: Tx, entry: NewAuditEntry): Promise<void> };
	notifications: {
		sendMail(
			tx: Tx,
			mail: { to: string; template: MailTemplate; locale: Locale; values: Readonly<Record<string, string>> },
		): Promise<void>;
	};
	publicUrl: string;
};

/** Undefined for nobody and for operators, who do not play. */
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
