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
	Scheduler,
	Sealer,
	Secrets,
	Session,
	SpentBudget,
	Tx,
} from "@baize/platform-server";
import type { PinHash } from "./pin/pin-hash.ts";
import type { TwoFactorStatusCache } from "./two-factor/two-factor-status-cache.ts";

/** How a player is reached, as the domains above know it; both phones are in E.164. */
export type Contact = {
	email: string;
	displayName: string;
	language: Locale;
	phone: string | null;
	/** The phone that the player has shown to be theirs. */
	validatedPhone: string | null;
	/** Operators have no phone here, use their own origin, and their entries in the audit log name no player. */
	isOperator?: true;
};

/** The session in which something is changed, and the reply that carries its next cookie. */
export type Changer = { session: Session; reply: ReplyTools };

export type FactorSessions = {
	/** In the transaction in which a player chose a PIN; `by` is the session in which they did it, if any. */
	onPinSet(tx: Tx, playerId: Id, by?: Changer): Promise<void>;
	/** In the transaction of any other change of factors: ends what was open before. */
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
	scheduler: Pick<Scheduler, "every">;
	random: RandomSource;
	secrets: Secrets;
	publicUrl: string;
	/** The back office's address. */
	officeUrl: string;
	notifications: Pick<Notifications, "sendMail" | "sendSms">;
	audit: Pick<Audit, "record">;
	/** The link in a notice by which the player reports that it was not them, in the transaction that sends it. */
	notMeLink(
		tx: Tx,
		of: { playerId: Id; email: string; locale: Locale; notice: "factorChanged" | "recoveryCodeUsed" },
	): Promise<string>;
	/** Called when a message is sent, not before. */
	contactOf(playerId: Id): Promise<Contact | undefined>;
	/** Compares only; attempts are counted here. */
	isPasswordRight(playerId: Id, password: string): Promise<boolean>;
	/** Written as 1990-01-31; a PIN must not be made of it. */
	birthDateOf?(playerId: Id): Promise<string | undefined>;
	/** What depends on the factors, owned by a higher domain: sessions. */
	sessions: FactorSessions;
	/**
	 * A withdrawal as the domain that pays it reads it: what a proof of it is bound to, and its destination as the player
	 * recognises it. Undefined if it cannot be paid there. Without this port, no withdrawal can be confirmed.
	 */
	withdrawalOf?(
		playerId: Id,
		request: { amountMinor: number; currency: string; destination: string },
	): Promise<{ authorises: string; label: string } | undefined>;
	/** Called when a player has used up attempts or messages. */
	onBudgetSpent?(spent: SpentBudget): void;
	/** The feature flag. Default: on. */
	isTwoFactorOn?(): boolean;
};

/** What the commands work with: the ports, and what is opened once from them. */
export type Parts = FactorsPorts & {
	pinHash: PinHash;
	sealer: Sealer;
	statusCache: TwoFactorStatusCache;
	/** A keyed hash of what a code is bound to. */
	hashOf(purpose: string, ...bound: string[]): Buffer;
	now(): Date;
};
