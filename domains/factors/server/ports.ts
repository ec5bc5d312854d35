import type { Audit } from "@baize/audit/server";
import type { ProofMethod } from "@baize/kernel/call";
import type { Id } from "@baize/kernel/id";
import type { Locale } from "@baize/kernel/locale";
import type { RandomSource } from "@baize/kernel/random";
import type { Clock } from "@baize/kernel/time";
import type { Notifications } from "@baize/notifications/server";
import type {
	Bus,
	Database,
	Outbox,
	ReplyTools,
	Rounds,
	Sealer,
	Secrets,
	Session,
	SpentBudget,
	Tx,
} from "@baize/platform-server";
import type { PinHash } from "./pin-hash.ts";
import type { TwoFactorMemory } from "./two-factor-memory.ts";

/** How a player is reached. Rooms above know it; both phones are in E.164. */
export type Contact = {
	email: string;
	displayName: string;
	language: Locale;
	phone: string | null;
	/** The phone whose owner he has shown to be. */
	validatedPhone: string | null;
	/** Operators have no phone here, an origin of their own, and nothing of theirs concerns a player. */
	isOperator?: true;
};

/** The session in which something is changed, and the answer that brings its next cookie. */
export type Changer = { session: Session; reply: ReplyTools };

export type FactorSessions = {
	/** In the transaction in which a player has chosen a PIN, in the session that they did it in, if any. */
	onPinSet(tx: Tx, playerId: Id, by?: Changer): Promise<void>;
	/** In the transaction of any other change of factors: what was open before ends. */
	onFactorsChanged(
		tx: Tx,
		playerId: Id,
		change: { by?: Changer | undefined; ownAssurance?: 1 | 2; proof?: ProofMethod; ip?: string },
	): Promise<void>;
	/** The player has just proved in this session who they are. */
	recordProof(by: Changer, method: ProofMethod): Promise<void>;
};

export type FactorsPorts = {
	database: Database;
	clock: Clock;
	ids: () => Id;
	outbox: Outbox;
	bus: Bus;
	rounds: Pick<Rounds, "every">;
	random: RandomSource;
	secrets: Secrets;
	publicUrl: string;
	/** The back office's address. */
	officeUrl: string;
	notifications: Pick<Notifications, "sendMail" | "sendSms">;
	audit: Pick<Audit, "record">;
	/** The link in a notice by which the player says that it was somebody else, in the transaction that sends it. */
	notMeLink(
		tx: Tx,
		of: { playerId: Id; email: string; locale: Locale; notice: "factorChanged" | "recoveryCodeUsed" },
	): Promise<string>;
	/** Asked when a message is to be sent, not before. */
	contactOf(playerId: Id): Promise<Contact | undefined>;
	/** Compares, and counts nothing: attempts are counted here. */
	isPasswordRight(playerId: Id, password: string): Promise<boolean>;
	/** Written as 1990-01-31; no PIN is made of it. */
	birthDateOf?(playerId: Id): Promise<string | undefined>;
	/** What stands on the factors, kept by the domain above: sessions. */
	sessions: FactorSessions;
	/**
	 * A withdrawal as the domain that pays reads it: what a proof of it is bound to, and where it goes as the player
	 * recognises it. Undefined where nothing can be paid there. Left out, no withdrawal can be confirmed.
	 */
	withdrawalOf?(
		playerId: Id,
		asked: { amountMinor: number; currency: string; destination: string },
	): Promise<{ authorises: string; label: string } | undefined>;
	/** Told where attempts or messages of somebody are used up. */
	onBudgetSpent?(spent: SpentBudget): void;
	/** The feature flag. Left out: on. */
	isTwoFactorOn?(): boolean;
};

/** What the commands work with: the ports, and the parts that stand on them. */
export type Parts = FactorsPorts & {
	pinHash: PinHash;
	sealer: Sealer;
	memory: TwoFactorMemory;
	/** A keyed hash of what a code is bound to. */
	hashOf(purpose: string, ...bound: string[]): Buffer;
	now(): Date;
};
