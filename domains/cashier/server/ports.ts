import type { Proposals } from "@baize/desk/server";
import type { Factors } from "@baize/factors/server";
import type { GeneralLedger } from "@baize/general-ledger/server";
import type { EligibilityBlock } from "@baize/identity/contract";
import type { Identity, Instrument, NoticeOf, SecurityChange } from "@baize/identity/server";
import type { Id } from "@baize/kernel/id";
import type { InLanguages, Locale } from "@baize/kernel/locale";
import type { Minor } from "@baize/kernel/money";
import type { Clock } from "@baize/kernel/time";
import type { PagePath } from "@baize/platform-paths";
import type {
	Database,
	Log,
	Outbox,
	Reader,
	Secrets,
	Session,
	SignedInVisit,
	Stream,
	Tx,
} from "@baize/platform-server";
import type { SaferPlay } from "@baize/safer-play/server";
import type { DocumentStatus } from "@baize/verification/contract";
import type { Wallet } from "@baize/wallet/server";
import type { MethodGroupRow } from "../contract/index.ts";
import type { BankAccounts } from "./bank-accounts/index.ts";
import type { MailTemplate } from "./messages/mails.ts";
import type { PaymentKind } from "./provider/port.ts";
import type { PaymentProviders } from "./provider/registry/index.ts";
import type { TransferPorts } from "./transfers/ports.ts";

export type * from "./provider/port.ts";
export type { PaymentProviders } from "./provider/registry/index.ts";
export type * from "./transfers/ports.ts";

/** The ports of the cashier. Each contains only what the cashier uses of the other domain. */
export type CashierPorts = {
	database: Database;
	clock: Clock;
	ids: () => Id;
	outbox: Outbox;
	stream: Pick<Stream, "publish">;
	secrets: Secrets;
	log: Log;
	wallet: WalletPort;
	/** Whether a deposit may begin, by the player's limits and breaks; it is notified of the deposit's outcome. */
	saferPlay: SaferPlayPort;
	audit: AuditPort;
	/** What two people do. */
	proposals: Pick<Proposals, "define">;
	/** An operator's name. */
	nameOf(session: Session): string | Promise<string>;
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
	/** All that stands against any deposit of the player, without a question to an external service. */
	depositBlocks(visit: SignedInVisit, minMinor: Minor): Promise<DepositBlock[]>;
	/** How players prove that they themselves withdraw. */
	proofs: ProofsPort;
	/** When the player last changed password, e-mail and phone. */
	securityChanges(reader: Reader, playerId: Id): Promise<SecurityChange[]>;
	payoutFreezes: PayoutFreezesPort;
	/** How the player signed in, the newest first: evidence against a chargeback. */
	signIns: Identity["signIns"];
	/**
	 * The link in a notice by which the player reports that it was another person; made in the transaction that sends the
	 * notice.
	 */
	notMeLink(tx: Tx, of: NoticeOf): Promise<string>;
	/** The player's verified documents, and which ones the law of their place requires. */
	documents: DocumentsPort;
	/** The companies that move money, and which of them take a payment. With none, no payment method is offered. */
	providers: PaymentProviders;
	/** To whom which methods are shown. */
	methodGroups: readonly MethodGroupRow[];
	books: BooksPort;
	/** Whether new payments of this kind are accepted at the moment, and approved withdrawals sent. */
	isOpen: (kind: PaymentKind | "payout") => boolean;
	/** What blocks this visitor from playing for money, if anything does. */
	eligibilityBlockOf: (visit: SignedInVisit) => EligibilityBlock | undefined | Promise<EligibilityBlock | undefined>;
	/** Whether the player's jurisdiction allows cancelling a withdrawal. UK RTS 14B forbids it. */
	mayCancelWithdrawal: (player: Pick<Session, "playerId">) => boolean | Promise<boolean>;
	/** What transfers between players need beside. */
	transfers: TransferPorts;
	/** Where the provider sends the player's browser back to. */
	publicUrl: string;
};

/** `untilMs`: when it ends by itself, where that is known. */
export type DepositBlock = {
	reason: "accountOnHold" | "excluded" | "timedOut" | "limitReached";
	untilMs: number | null;
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
	| "addWhys"
	| "diffHeldFunds"
	| "correct"
	| "sendTransfer"
	| "receiveTransfer"
	| "returnTransfer"
	| "nameSubjects"
	| "explainFunds"
	| "chargeBack"
	| "winChargeback"
	| "repayDebt"
>;

/** A deposit that the payer's bank has taken back. */
export type ChargedBack = {
	playerId: Id;
	deposit: Id;
	currency: string;
	amountMinor: Minor;
};
/** Called in the transaction that records it, once, before the money leaves the player's cash: a bonus goes with its deposit. */
export type OnChargeback = (tx: Tx, chargedBack: ChargedBack) => Promise<void>;

/**
 * Whether what goes out to the player waits for a decision that is not the cashier's. The player never learns that it
 * does: a withdrawal is in review for them, as every other.
 */
export type PayoutReview = (reader: Reader, playerId: Id) => Promise<boolean>;

/** The operator's own books. */
export type BooksPort = Pick<GeneralLedger, "post">;

export type SaferPlayPort = Pick<SaferPlay, "reserveDeposit" | "freeDeposit" | "countDeposit" | "judgeCapture">;

export type AuditPort = {
	record(tx: Tx, entry: AuditEntry): Promise<void>;
};
/** `action` is the object and what happened to it: "withdrawal.approved". */
export type AuditEntry = {
	action: string;
	/** Absent for what the site itself finds. */
	actorId?: Id;
	/** Absent for what concerns no player of ours. */
	playerId?: Id;
	target?: string;
	details?: Record<string, unknown>;
	ip?: string;
};

/** As the notifications domain defines it: in every language, `{name}` for a value. */
export type InboxTemplate = { name: string; texts: InLanguages<{ title: string; text: string }> };

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

/** The name of a person is known of players whose profile has one; it is what a bank is given. */
type KnownPlayer = {
	email: string;
	displayName: string;
	firstName?: string;
	lastName?: string;
	language: Locale;
	country?: string;
};

export type PlayersPort = {
	readPlayer(reader: Reader, playerId: Id): Promise<KnownPlayer | undefined>;
	/** The names of people, players and operators alike; an unknown id is missing from the map. */
	namesOf(reader: Reader, personIds: readonly Id[]): Promise<ReadonlyMap<Id, { name: string }>>;
};

export type DocumentsPort = {
	statusOf(reader: Reader, playerId: Id): Promise<DocumentStatus>;
	/** What players cannot do before their document is verified, by the law of where they live. */
	neededBefore(reader: Reader, playerId: Id): Promise<"deposit" | "withdrawal" | "never">;
};
