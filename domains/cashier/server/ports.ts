import type { Factors } from "@baize/factors/server";
import type { EligibilityBlock } from "@baize/identity/contract";
import type { Instrument, NoticeOf, SecurityChange } from "@baize/identity/server";
import type { Id } from "@baize/kernel/id";
import type { Locale } from "@baize/kernel/locale";
import type { Minor } from "@baize/kernel/money";
import type { Clock } from "@baize/kernel/time";
import type { PagePath } from "@baize/platform-paths";
import type {
	Database,
	Log,
	Outbox,
	Reader,
	Scheduler,
	Secrets,
	Session,
	SignedInVisit,
	Stream,
	Tx,
} from "@baize/platform-server";
import type { SaferPlay } from "@baize/safer-play/server";
import type { DocumentStatus } from "@baize/verification/contract";
import type { Wallet } from "@baize/wallet/server";
import type { BankAccounts } from "./bank-accounts/index.ts";
import type { MailTemplate } from "./messages/mails.ts";

/** The ports of the cashier. Each contains only what the cashier uses of the other domain. */
export type CashierPorts = {
	database: Database;
	clock: Clock;
	ids: () => Id;
	outbox: Outbox;
	stream: Pick<Stream, "publish">;
	scheduler: Pick<Scheduler, "every">;
	secrets: Secrets;
	log: Log;
	wallet: WalletPort;
	/** Whether a deposit may begin, by the player's limits and breaks; it is notified of the deposit's outcome. */
	saferPlay: SaferPlayPort;
	audit: AuditPort;
	notifications: NotificationsPort;
	/** Who a player is: shown to operators, and the address for mails. */
	players: PlayersPort;
	/** The bank accounts saved in a player's profile, with their numbers. */
	payableAccounts: BankAccounts["payableAccounts"];
	bankAccounts: Pick<BankAccounts, "check" | "claim" | "registerOld">;
	/**
	 * Records that a card or bank account belongs to a player, by a fingerprint that is the same for every player who
	 * uses it.
	 */
	noteInstrument(tx: Tx, playerId: Id, instrument: Instrument): Promise<void>;
	/**
	 * Refuses players who may not deposit at all. Called before a deposit is written, because it may query an external
	 * service.
	 */
	mayDeposit(visit: SignedInVisit): Promise<void>;
	/** How players prove that they themselves withdraw. */
	proofs: ProofsPort;
	/** When the player last changed password, e-mail and phone. */
	securityChanges(reader: Reader, playerId: Id): Promise<SecurityChange[]>;
	payoutFreezes: PayoutFreezesPort;
	/**
	 * The link in a notice by which the player reports that it was another person; made in the transaction that sends the
	 * notice.
	 */
	notMeLink(tx: Tx, of: NoticeOf): Promise<string>;
	/** The player's verified documents, and which ones the law of their place requires. */
	documents: DocumentsPort;
	/** Absent if there is none: then no payment method is offered. */
	provider?: PaymentProvider;
	/** Whether new payments of this kind are accepted at the moment. */
	isOpen: (kind: PaymentKind) => boolean;
	/** What blocks this visitor from playing for money, if anything does. */
	eligibilityBlockOf: (visit: SignedInVisit) => EligibilityBlock | undefined | Promise<EligibilityBlock | undefined>;
	/** Whether the player's jurisdiction allows cancelling a withdrawal. UK RTS 14B forbids it. */
	mayCancelWithdrawal: (session: Session) => boolean | Promise<boolean>;
	/** Where the provider sends the player's browser back to. */
	publicUrl: string;
};

/** Each movement locks the wallet until the transaction ends, so it comes last in it. */
export type WalletPort = Pick<
	Wallet,
	| "deposit"
	| "requestWithdrawal"
	| "payWithdrawal"
	| "cancelWithdrawal"
	| "failWithdrawal"
	| "payFailedWithdrawal"
	| "withdrawable"
	| "diffHeldFunds"
>;

export type SaferPlayPort = Pick<SaferPlay, "reserveDeposit" | "freeDeposit" | "countDeposit">;

export type AuditPort = {
	record(tx: Tx, entry: AuditEntry): Promise<void>;
};
/** `action` is the object and what happened to it: "withdrawal.approved". */
export type AuditEntry = {
	action: string;
	/** Absent for what the site itself finds. */
	actorId?: Id;
	playerId: Id;
	target?: string;
	details?: Record<string, unknown>;
	ip?: string;
};

/** As the notifications domain defines it: in every language, `{name}` for a value. */
export type InboxTemplate = { name: string; texts: Record<Locale, { title: string; text: string }> };

/** Sent once the transaction has committed. */
export type NotificationsPort = {
	addTemplates(templates: readonly InboxTemplate[]): void;
	/** Into the player's inbox. */
	postMessage(
		tx: Tx,
		playerId: Id,
		template: InboxTemplate,
		fills: Readonly<Record<string, string | { amountMinor: number; currency: string }>>,
		options?: { link?: PagePath },
	): Promise<void>;
	sendMail(
		tx: Tx,
		mail: { to: string; template: MailTemplate; locale: Locale; values: Readonly<Record<string, string>> },
	): Promise<void>;
};

/** `confirm` spends an attempt, and refuses if the proof is not right or was never requested. */
export type ProofsPort = Pick<Factors, "confirm"> & {
	/** The methods that prove the player's withdrawals; empty if nothing is set up. */
	requiredMethods(reader: Reader, playerId: Id): ReturnType<Factors["requiredMethods"]>;
};

/** Whether a player's payouts are frozen, because the player has reported that another person used the account. */
export type PayoutFreezesPort = {
	/** Since when payouts are frozen; this cannot change until the transaction ends. */
	lockedSince(tx: Tx, playerId: Id): Promise<Date | undefined>;
	/** Those of these players whose payouts are frozen. */
	among(reader: Reader, playerIds: readonly Id[]): Promise<ReadonlySet<Id>>;
};

export type PlayersPort = {
	readPlayer(
		reader: Reader,
		playerId: Id,
	): Promise<{ email: string; displayName: string; language: Locale } | undefined>;
};

export type DocumentsPort = {
	statusOf(reader: Reader, playerId: Id): Promise<DocumentStatus>;
	/** What players cannot do before their document is verified, by the law of where they live. */
	neededBefore(reader: Reader, playerId: Id): Promise<"deposit" | "withdrawal" | "never">;
};

/**
 * A company that moves money for the site. It knows a payment by our id, and the same id means the same payment, so
 * every call may be repeated. If a call throws, its outcome is unknown, never failed.
 */
export type PaymentProvider = {
	/** As in the path of its callbacks. */
	name: string;
	startDeposit(order: DepositOrder): Promise<{ status: "started"; payUrl: string } | Refused>;
	startPayout(order: PayoutOrder): Promise<{ status: "accepted" } | Refused>;
	/** The outcome of a payment without a callback. "unknown" if the provider does not know the payment. */
	readPayment(kind: PaymentKind, paymentId: Id): Promise<ProviderNotification | { outcome: "pending" | "unknown" }>;
	readCallback(rawBody: Buffer, headers: Readonly<Record<string, string | undefined>>): CallbackReading;
};

export type PaymentKind = "deposit" | "withdrawal";
export type DepositOrder = {
	paymentId: Id;
	amountMinor: Minor;
	currency: string;
	returnUrl: string;
	locale: string;
};
export type PayoutOrder = {
	paymentId: Id;
	amountMinor: Minor;
	currency: string;
	method: string;
	destination: string;
};
export type Refused = { status: "refused"; reason: string };

/** The end of a payment, as the provider reports it. */
export type ProviderNotification = {
	kind: PaymentKind;
	paymentId: Id;
	amountMinor: Minor;
	currency: string;
	outcome: "succeeded" | "failed";
	reason?: string;
	/**
	 * The card that paid in: the provider's token for it, to be paid to later, its last four digits, and a fingerprint
	 * that is the same for every player who pays with this card, if the provider gives one.
	 */
	card?: { token: string; lastFour: string; fingerprint?: string };
};

export type CallbackReading =
	| { status: "read"; notification: ProviderNotification }
	| { status: "refused"; why: "signature" | "age" }
	| { status: "unreadable" };
