import { type Outgoing, type OutgoingAnswer, OutgoingFailure } from "@baize/platform-server";
import type { BtcpaySettings } from "../../registry/settings.ts";
import { parsed } from "../../wire/notification-body.ts";

export const INVOICE_STATES = ["New", "Processing", "Expired", "Invalid", "Settled"] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

/** What we read of an invoice. */
export type Invoice = {
	id: string;
	amount: string;
	currency: string;
	checkoutLink: string;
	createdTime: number;
	status: InvoiceState;
	/** PaidPartial, PaidOver, PaidLate and others. */
	additionalStatus: string;
	orderId: string;
};

/** How an invoice is paid by one method. Amounts are decimal texts in the method's own unit. */
export type InvoicePayment = { destination: string; amount: string; totalPaid: string; rate: string };

/** A sum that is set aside in a currency, for payouts that are claimed from it. */
export type PullPayment = { id: string; name: string; amount: string; currency: string; startsAt: number };

export const PAYOUT_STATES = ["AwaitingApproval", "AwaitingPayment", "InProgress", "Completed", "Cancelled"] as const;
/** `amount` is in the currency of the pull payment, not in coins. */
export type Payout = { id: string; state: (typeof PAYOUT_STATES)[number]; amount: string; currency: string };

export type Greenfield = {
	createInvoice(order: object): Promise<Invoice>;
	/** Those of one order; BTCPay Server finds them by the order's id. */
	invoicesOf(orderId: string): Promise<Invoice[]>;
	readInvoice(id: string): Promise<Invoice | undefined>;
	paymentOf(invoiceId: string): Promise<InvoicePayment>;
	/** So that a payer cannot pay it any more. */
	invalidate(invoiceId: string): Promise<void>;
	/**
	 * All of the store, those that are over too: the server finds none by its name. Ask only where the answer to the
	 * making of one was lost.
	 */
	pullPayments(): Promise<PullPayment[]>;
	createPullPayment(order: object): Promise<PullPayment>;
	/** Those that were claimed from it, cancelled ones too. */
	payoutsOf(pullPaymentId: string): Promise<Payout[]>;
	createPayout(order: object): Promise<Payout>;
	/** Nothing can be claimed from it any more; what was claimed can still be read. */
	archive(pullPaymentId: string): Promise<void>;
	/** Whether the server follows its chain to the present. */
	isSynchronised(): Promise<boolean>;
};

const NOT_FOUND = 404;

/** The calls of BTCPay Server's Greenfield API (v1) that the adapter needs. The key stands in a header only. */
export function openGreenfield(outgoing: Outgoing, { url, store, apiKey, paymentMethod }: BtcpaySettings): Greenfield {
	const api = `${url}/api/v1`;
	const base = `${api}/stores/${store}`;
	async function call(method: "GET" | "POST" | "DELETE", address: string, body?: object): Promise<unknown> {
		const headers = { accept: "application/json", authorization: `token ${apiKey}` };
		const answer = await outgoing.send({
			method,
			url: address,
			headers: body ? { ...headers, "content-type": "application/json" } : headers,
			...(body ? { body: JSON.stringify(body) } : {}),
		});
		if (answer.status === NOT_FOUND && method === "GET") return undefined;
		if (answer.status >= 300) throw new BtcpayRefusal(answer.status, codeOf(answer));
		return jsonOf(answer);
	}
	async function list<Item>(address: string, read: (value: unknown) => Item): Promise<Item[]> {
		const found = await call("GET", address);
		if (!Array.isArray(found)) throw unreadable();
		return found.map(read);
	}
	return {
		createInvoice: async (order) => invoiceOf(await call("POST", `${base}/invoices`, order)),
		async invoicesOf(orderId) {
			const found = await list(`${base}/invoices?orderId=${encodeURIComponent(orderId)}`, invoiceOf);
			return found.filter((invoice) => invoice.orderId === orderId);
		},
		async readInvoice(id) {
			const found = await call("GET", `${base}/invoices/${encodeURIComponent(id)}`);
			return found === undefined ? undefined : invoiceOf(found);
		},
		async paymentOf(invoiceId) {
			const found = await call("GET", `${base}/invoices/${encodeURIComponent(invoiceId)}/payment-methods`);
			if (!Array.isArray(found)) throw unreadable();
			// Version 2 of the server calls the field paymentMethodId, version 1 paymentMethod.
			const method = found.find((each) => [each?.paymentMethodId, each?.paymentMethod].includes(paymentMethod));
			return paymentFrom(method);
		},
		async invalidate(invoiceId) {
			await call("POST", `${base}/invoices/${encodeURIComponent(invoiceId)}/status`, { status: "Invalid" });
		},
		pullPayments: () => list(`${base}/pull-payments?includeArchived=true`, pullPaymentOf),
		createPullPayment: async (order) => pullPaymentOf(await call("POST", `${base}/pull-payments`, order)),
		payoutsOf: (pullPaymentId) =>
			list(`${api}/pull-payments/${encodeURIComponent(pullPaymentId)}/payouts?includeCancelled=true`, payoutOf),
		async archive(pullPaymentId) {
			await call("DELETE", `${base}/pull-payments/${encodeURIComponent(pullPaymentId)}`);
		},
		async isSynchronised() {
			const found = await call("GET", `${api}/health`);
			const { synchronized } = (found ?? {}) as { synchronized?: unknown };
			if (typeof synchronized !== "boolean") throw unreadable();
			return synchronized;
		},
		createPayout: async (order) => payoutOf(await call("POST", `${base}/payouts`, order)),
	};
}

/** The server has understood the call and has not done it. */
class BtcpayRefusal extends Error {
	override name = "BtcpayRefusal";
	readonly status: number;
	/** Why, in one word of the server; empty if it names none. */
	readonly code: string;
	constructor(status: number, code: string) {
		super(`BTCPay Server answered ${status} ${code}`);
		this.status = status;
		this.code = code;
	}
}

const CODE = /^[a-z-]{1,60}$/;
function codeOf({ body }: OutgoingAnswer): string {
	const { code } = parsed(body);
	return typeof code === "string" && CODE.test(code) ? code : "";
}

const NOT_VALID = 422;
/** The code of an order that the server has checked and does not accept; it lists its fields, and names no code. */
export const NOT_ACCEPTED = "not-accepted";

/** The server's own word for why it has done nothing; undefined if that is not known, empty if it gives none. */
export function refusalCode(error: unknown): string | undefined {
	if (!(error instanceof BtcpayRefusal) || error.status < 400 || error.status >= 500) return undefined;
	return error.status === NOT_VALID ? NOT_ACCEPTED : error.code;
}

/** Whether the call is known to have done nothing. */
export const isUndone = (error: unknown): boolean =>
	(error instanceof OutgoingFailure && error.kind === "notSent") ||
	(error instanceof BtcpayRefusal && error.status >= 400 && error.status < 500);

const unreadable = (): Error => new Error("an answer of BTCPay Server could not be read");

function jsonOf({ body }: OutgoingAnswer): unknown {
	if (body.length === 0) return null;
	try {
		return JSON.parse(body.toString("utf8"));
	} catch {
		throw unreadable();
	}
}

const textOf = (value: unknown): string => {
	if (typeof value === "string" && value.length > 0) return value;
	throw unreadable();
};
const DECIMAL = /^-?\d{1,30}(\.\d{1,30})?$/;
/** Numbers come as texts from newer versions, and as numbers from older ones. */
const decimalOf = (value: unknown): string => {
	const text = typeof value === "number" ? String(value) : textOf(value);
	if (DECIMAL.test(text)) return text;
	throw unreadable();
};

function invoiceOf(value: unknown): Invoice {
	const { id, amount, currency, checkoutLink, createdTime, status, additionalStatus, metadata } = (value ??
		{}) as Record<string, unknown>;
	const state = INVOICE_STATES.find((each) => each === status);
	if (!state || typeof createdTime !== "number") throw unreadable();
	const { orderId } = (metadata ?? {}) as { orderId?: unknown };
	return {
		id: textOf(id),
		amount: decimalOf(amount),
		currency: textOf(currency),
		checkoutLink: textOf(checkoutLink),
		createdTime,
		status: state,
		additionalStatus: typeof additionalStatus === "string" ? additionalStatus : "None",
		orderId: typeof orderId === "string" ? orderId : "",
	};
}

function paymentFrom(value: unknown): InvoicePayment {
	const { destination, amount, totalPaid, rate } = (value ?? {}) as Record<string, unknown>;
	return {
		destination: textOf(destination),
		amount: decimalOf(amount),
		totalPaid: decimalOf(totalPaid),
		rate: decimalOf(rate),
	};
}

function pullPaymentOf(value: unknown): PullPayment {
	const { id, name, amount, currency, startsAt } = (value ?? {}) as Record<string, unknown>;
	return {
		id: textOf(id),
		startsAt: typeof startsAt === "number" ? startsAt : 0,
		// One that was made by hand may have none.
		name: typeof name === "string" ? name : "",
		amount: decimalOf(amount),
		currency: textOf(currency),
	};
}

function payoutOf(value: unknown): Payout {
	const { id, state, originalAmount, originalCurrency } = (value ?? {}) as Record<string, unknown>;
	const found = PAYOUT_STATES.find((each) => each === state);
	if (!found) throw unreadable();
	return { id: textOf(id), state: found, amount: decimalOf(originalAmount), currency: textOf(originalCurrency) };
}
