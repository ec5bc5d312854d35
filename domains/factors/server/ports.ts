import type { Audit } from "@baize/audit/server";
import type { Id } from "@baize/kernel/id";
import type { Locale } from "@baize/kernel/locale";
import type { RandomSource } from "@baize/kernel/random";
import type { Clock } from "@baize/kernel/time";
import type { Notifications } from "@baize/notifications/server";
import type { Bus, Database, Outbox, Reader, Sealer, Secrets, SpentBudget, Tx } from "@baize/platform-server";
import type { FactorChanges } from "./changes.ts";
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

export type FactorsPorts = {
	database: Database;
	clock: Clock;
	ids: () => Id;
	outbox: Outbox;
	bus: Bus;
	random: RandomSource;
	secrets: Secrets;
	publicUrl: string;
	/** The back office's address. */
	officeUrl: string;
	notifications: Pick<Notifications, "sendMail" | "sendSms">;
	audit: Pick<Audit, "record">;
	/** Called when a player has used up attempts or messages. */
	onBudgetSpent?(spent: SpentBudget): void;
};

/** What the domain's calls need besides: what is known of people where the calls are bound. */
export type FactorCallPorts = {
	/** The link in a notice by which the player reports that it was not them, in the transaction that sends it. */
	notMeLink(
		tx: Tx,
		of: { playerId: Id; email: string; locale: Locale; notice: "factorChanged" | "recoveryCodeUsed" },
	): Promise<string>;
	contactOf(reader: Reader, personId: Id): Promise<Contact | undefined>;
	/** Compares only; attempts are counted here. */
	isPasswordRight(personId: Id, password: string): Promise<boolean>;
	/** Written as 1990-01-31; a PIN must not be made of it. */
	birthDateOf(reader: Reader, playerId: Id): Promise<string | undefined>;
	/**
	 * A withdrawal as the domain that pays it reads it: what a proof of it is bound to, and its destination as the player
	 * recognises it. Undefined if it cannot be paid there.
	 */
	withdrawalOf(
		playerId: Id,
		request: { amountMinor: number; currency: string; destination: string },
	): Promise<{ authorises: string; label: string } | undefined>;
	/** The feature flag. */
	isTwoFactorOn(): boolean;
};

/** The ports, and what is opened once from them. */
export type Parts = FactorsPorts & {
	pinHash: PinHash;
	sealer: Sealer;
	statusCache: TwoFactorStatusCache;
	/** A keyed hash of what a code is bound to. */
	hashOf(purpose: string, ...bound: string[]): Buffer;
	now(): Date;
	changes: FactorChanges;
};

/** What the calls work with. */
export type CallParts = Parts & FactorCallPorts;
