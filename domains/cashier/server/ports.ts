import type { Factors } from "@baize/factors/server";
import type { PlayObstacle } from "@baize/identity/contract";
import type { Instrument, NoticeOf, PayableAccount, SecurityChange } from "@baize/identity/server";
import type { Id } from "@baize/kernel/id";
import type { Locale } from "@baize/kernel/locale";
import type { Minor } from "@baize/kernel/money";
import type { Clock } from "@baize/kernel/time";
import type {
	Database,
	Log,
	Outbox,
	Reader,
	Rounds,
	Secrets,
	Session,
	SignedInVisit,
	Stream,
	Tx,
} from "@baize/platform-server";
import type { SaferPlay } from "@baize/safer-play/server";
import type { DocumentStatus } from "@baize/verification/contract";
import type { Wallet } from "@baize/wallet/server";
import type { MailTemplate } from "./mails.ts";

/** What the cashier needs of the house. Every neighbour is named by what is asked of it, and nothing more. */
export type CashierPorts = {
	database: Database;
	clock: Clock;
	ids: () => Id;
	outbox: Outbox;
	stream: Pick<Stream, "publish">;
	rounds: Pick<Rounds, "every">;
	secrets: Secrets;
	log: Log;
	wallet: WalletPort;
	/** Whether a deposit may begin, by the player's limits and breaks; it hears what became of it. */
	saferPlay: SaferPlayPort;
	audit: AuditPort;
	notifications: NotificationsPort;
	/** Who a player is: for operators, and to write to him. */
	players: PlayersPort;
	/** The bank accounts that a player keeps in his profile, with their numbers. */
	payableAccounts(reader: Reader, playerId: Id): Promise<PayableAccount[]>;
	bankAccounts: BankAccountsPort;
	/** A card or bank account is known to be a player's: by what is the same for whoever uses it. */
	noteInstrument(tx: Tx, playerId: Id, instrument: Instrument): Promise<void>;
	/** Refuses whoever may not pay in at all. Asked before a deposit is written, because it may ask outside. */
	mayDeposit(visit: SignedInVisit): Promise<void>;
	/** By what a player proves that it is they who withdraw. */
	proofs: ProofsPort;
	/** When the player last changed password, e-mail and phone. */
	securityChanges(reader: Reader, playerId: Id): Promise<SecurityChange[]>;
	payoutFreezes: PayoutFreezesPort;
	/** The link in a notice by which the player says that it was somebody else, in the transaction that sends it. */
	notMeLink(tx: Tx, of: NoticeOf): Promise<string>;
	/** What a player has shown of who he is, and what he must show first where he lives. */
	documents: DocumentsPort;
	/** Absent where there is none: then nothing is offered. */
	provider?: PaymentProvider;
	/** Whether new payments of this kind are taken at the moment. */
	isOpen: (kind: PaymentKind) => boolean;
	/** What keeps whoever visits from playing for money. */
	obstacleOf: (visit: SignedInVisit) => PlayObstacle | undefined | Promise<PlayObstacle | undefined>;
	/** Whether the player's jurisdiction lets a withdrawal be taken back. UK RTS 14B forbids it. */
	mayCancelWithdrawal: (session: Session) => boolean | Promise<boolean>;
	/** Where the provider sends the player's browser back to. */
	publicUrl: string;
};

/** Each movement holds the wallet until the transaction ends, so it comes last in it. */
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

export type SaferPlayPort = Pick<SaferPlay, "holdDeposit" | "freeDeposit" | "countDeposit">;

export type AuditPort = {
	record(tx: Tx, entry: AuditEntry): Promise<void>;
};
/** `action` is the object and what happened to it: "withdrawal.approved". */
export type AuditEntry = {
	action: string;
	actorId: Id;
	playerId: Id;
	target: string;
	details?: Record<string, unknown>;
	ip?: string;
};

/** As the room of notifications has it: in every language, `{name}` for a value. */
export type InboxTemplate = { name: string; texts: Record<Locale, { title: string; text: string }> };

/** Goes out once the transaction has committed. */
export type NotificationsPort = {
	addTemplates(templates: readonly InboxTemplate[]): void;
	/** Into the player's inbox. */
	postMessage(
		tx: Tx,
		playerId: Id,
		template: InboxTemplate,
		fills: Readonly<Record<string, string | { amountMinor: number; currency: string }>>,
		options?: { link?: string },
	): Promise<void>;
	sendMail(
		tx: Tx,
		mail: { to: string; template: MailTemplate; locale: Locale; values: Readonly<Record<string, string>> },
	): Promise<void>;
};

/** `confirm` spends an attempt, and refuses where the proof is not right or nothing of the kind was asked for. */
export type ProofsPort = Pick<Factors, "requiredMethods" | "confirm">;

/** One bank account serves one player, unless an operator allows another. */
export type BankAccountsPort = {
	check(playerId: Id, account: string): Promise<"free" | "taken">;
	/** In the transaction that requests a payout there; false where it serves another. */
	claim(tx: Tx, playerId: Id, account: string): Promise<boolean>;
	/** Of an account that was paid to before accounts were claimed. */
	registerOld(tx: Tx, playerId: Id, used: { account: string; since: Date }): Promise<void>;
};

/** Whether a player's payouts are frozen, because he has told us that it was somebody else. */
export type PayoutFreezesPort = {
	/** Since when; nobody freezes them until the transaction ends. */
	lockedSince(tx: Tx, playerId: Id): Promise<Date | undefined>;
	/** Of these players, those whose payouts are frozen. */
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
	/** What a player cannot do before his document is verified, by the law of where he lives. */
	neededBefore(reader: Reader, playerId: Id): Promise<"deposit" | "withdrawal" | "never">;
};

/**
 * A company that moves money for the house. It knows a payment by our id, and the same id asks for the same payment, so
 * every call may be made again. A call that throws is unknown, never failed.
 */
export type PaymentProvider = {
	/** As in the path of its callbacks. */
	name: string;
	startDeposit(order: DepositOrder): Promise<{ status: "started"; payUrl: string } | Refused>;
	startPayout(order: PayoutOrder): Promise<{ status: "accepted" } | Refused>;
	/** What became of it: asked when its callback stays away. "unknown" where it has never heard of it. */
	readPayment(kind: PaymentKind, paymentId: Id): Promise<ProviderWord | { outcome: "pending" | "unknown" }>;
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

/** The end of a payment, in the provider's word. */
export type ProviderWord = {
	kind: PaymentKind;
	paymentId: Id;
	amountMinor: Minor;
	currency: string;
	outcome: "succeeded" | "failed";
	reason?: string;
	/**
	 * The card that paid in: the provider's name for it, to be paid to later, its last four digits, and a text that is the
	 * same for this card whoever pays with it, where the provider tells one.
	 */
	card?: { token: string; lastFour: string; fingerprint?: string };
};

export type CallbackReading =
	| { status: "read"; word: ProviderWord }
	| { status: "refused"; why: "signature" | "age" }
	| { status: "unreadable" };
