import type { Id } from "@baize/kernel/id";
import type { Minor } from "@baize/kernel/money";
import type {
	DepositMethod,
	HealthStatus,
	PayInstructions,
	RefusalCause,
	WithdrawalMethod,
} from "../../contract/index.ts";

export type PaymentKind = "deposit" | "withdrawal";

/** The currencies that a provider takes by a method. */
export type Currencies = readonly string[] | "all";

/** What a provider can do; what it cannot do, its adapter does not have. */
export type Capabilities = {
	deposits: Partial<Record<DepositMethod, Currencies>>;
	payouts: Partial<Record<WithdrawalMethod, Currencies>>;
	/** A deposit is first authorised, and its money taken by `capture` or released by `voidPayment`. */
	captures: boolean;
	refunds: boolean;
	/**
	 * It keeps a card for later payments where the payer agrees, and asks the payer for its security code, or more, each
	 * time that it is charged.
	 */
	keepsCards: boolean;
	/** It lists what it has settled, for the comparison with our books. */
	lists: boolean;
};

/**
 * A company that moves money for the site. It knows a payment by our id, and the same id means the same payment, so
 * every call may be repeated. If a call throws, its outcome is unknown, never failed.
 */
export type PaymentProvider = {
	/** As in the path of its callbacks. */
	name: string;
	capabilities(): Capabilities;
	startDeposit(order: DepositOrder): Promise<DepositStart>;
	/** Only where `capabilities` names payouts. */
	startPayout?(order: PayoutOrder): Promise<PayoutStart>;
	/**
	 * The outcome of a payment without a callback. "unknown" if the provider does not know the payment. `reference` is
	 * what a payout's order has kept.
	 */
	readPayment(kind: PaymentKind, paymentId: Id, reference?: string): Promise<PaymentReading>;
	readCallback(rawBody: Buffer, headers: Readonly<Record<string, string | undefined>>): CallbackReading;
	/**
	 * The account that payouts leave from, where they go out in files for a bank: what is ordered waits for an operator who
	 * collects it. Undefined for a currency that it does not pay in.
	 */
	payer?(currency: string): Payer | undefined;
	/** Takes the money of an authorised deposit. */
	capture?(order: AmountOrder): Promise<{ status: "captured" } | Refused>;
	/** Releases the money of an authorised deposit. */
	voidPayment?(order: AmountOrder): Promise<{ status: "voided" } | Refused>;
	/** Pays back money that has been taken. `refundId` makes repeated calls one refund. */
	refund?(order: AmountOrder & { refundId: Id }): Promise<{ status: "refunded" } | Refused>;
	/** Makes a `keepToken` worthless. Only where `capabilities` says that it keeps cards. */
	forgetCard?(token: string): Promise<void>;
	/** What it has settled from a moment on. Where it has this, the site fetches its list each day. */
	listSettled?(sinceMs: number): Promise<SettledLine[]>;
	/** What it says of itself; undefined if it does not say. A call that throws means that it is down. */
	health?(): Promise<ProviderHealth | undefined>;
};

/** disturbed: it takes payments, and says that they fail or are late. `note`: its own words, for operators. */
export type ProviderHealth = { status: HealthStatus; note?: string };

/** `bic`: of its bank, where the bank asks for it. */
export type Payer = { holder: string; iban: string; bic?: string };

export type DepositOrder = {
	paymentId: Id;
	method: DepositMethod;
	amountMinor: Minor;
	currency: string;
	returnUrl: string;
	locale: string;
	/** The payer has agreed that the card is kept. */
	keepsCard?: true;
	/** The card that it is paid with: the `keepToken` of an earlier deposit. */
	keptToken?: string;
};
export type PayoutOrder = {
	paymentId: Id;
	amountMinor: Minor;
	currency: string;
	method: string;
	destination: string;
	/** It has been ordered before, and what became of that is not known. */
	isRepeated: boolean;
	/** What an earlier order has kept. */
	reference?: string;
	/** Stores what the provider calls the payout, before it pays, and answers what is stored: the first one stays. */
	keepReference(reference: string): Promise<string>;
};
/** later: the provider has made nothing, and will when the same is ordered again. */
export type PayoutStart = { status: "accepted" } | { status: "later"; reason: string } | Refused;
export type AmountOrder = { paymentId: Id; amountMinor: Minor; currency: string };

/** `payUrl`: the provider's page; without one the player pays by the instructions on our own page. */
export type DepositStart =
	| { status: "started"; payUrl?: string; reference?: string; instructions?: PayInstructions; raw?: string }
	| Refused;

/** Nothing has moved and nothing will, which the provider has said or which follows from no connection having been made. */
export type Refused = { status: "refused"; cause: RefusalCause; reason: string; raw?: string };

export type ProviderOutcome = "succeeded" | "failed" | "authorised" | "chargedBack";

/** The state of a payment, as the provider reports it. */
export type ProviderNotification = {
	kind: PaymentKind;
	paymentId: Id;
	amountMinor: Minor;
	currency: string;
	outcome: ProviderOutcome;
	cause?: RefusalCause;
	reason?: string;
	/** What the payer has sent, where that is more or less than was asked for, or came too late. */
	sentMinor?: Minor;
	/**
	 * The card that paid in: the provider's token for it, to be paid to later, its last four digits, and a fingerprint
	 * that is the same for every player who pays with this card, if the provider gives one.
	 */
	card?: {
		token: string;
		lastFour: string;
		fingerprint?: string;
		/** Where the payer has agreed that it is kept: by what it is charged again, its scheme, and its last month. */
		keepToken?: string;
		brand?: string;
		expires?: string;
	};
};

/** `raw`: what the provider wrote, for operators. */
export type PaymentReading = (ProviderNotification | { outcome: "pending" | "unknown" }) & { raw?: string };

/** ask: the callback says only that something has changed, so the provider is asked. */
export type CallbackReading =
	| { status: "read"; notification: ProviderNotification }
	| { status: "ask"; kind: PaymentKind; paymentId: Id }
	/** It is about something that does not concern payments. */
	| { status: "ignored" }
	| { status: "refused"; why: "signature" | "age" }
	| { status: "unreadable" };

export type SettledLine = {
	paymentId: Id | null;
	reference: string;
	kind: PaymentKind;
	amountMinor: Minor;
	feeMinor: Minor;
	currency: string;
	settledAtMs: number;
};
