import { type Outgoing, type OutgoingAnswer, OutgoingFailure } from "@baize/platform-server";
import type { BtcpaySettings } from "../../registry/settings.ts";

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

export type Greenfield = {
	createInvoice(order: object): Promise<Invoice>;
	/** Those of one order; BTCPay Server finds them by the order's id. */
	invoicesOf(orderId: string): Promise<Invoice[]>;
	readInvoice(id: string): Promise<Invoice | undefined>;
	paymentOf(invoiceId: string): Promise<InvoicePayment>;
	/** So that a payer cannot pay it any more. */
	invalidate(invoiceId: string): Promise<void>;
};

const NOT_FOUND = 404;

/** The calls of BTCPay Server's Greenfield API (v1) that the adapter needs. The key stands in a header only. */
export function openGreenfield(outgoing: Outgoing, { url, store, apiKey, paymentMethod }: BtcpaySettings): Greenfield {
	const base = `${url}/api/v1/stores/${store}/invoices`;
	async function call(method: "GET" | "POST", path: string, body?: object): Promise<unknown> {
		const headers = { accept: "application/json", authorization: `token ${apiKey}` };
		const answer = await outgoing.send({
			method,
			url: base + path,
			headers: body ? { ...headers, "content-type": "application/json" } : headers,
			...(body ? { body: JSON.stringify(body) } : {}),
		});
		if (answer.status === NOT_FOUND && method === "GET") return undefined;
		if (answer.status >= 300) throw new BtcpayRefusal(answer.status);
		return jsonOf(answer);
	}
	return {
		createInvoice: async (order) => invoiceOf(await call("POST", "", order)),
		async invoicesOf(orderId) {
			const found = await call("GET", `?orderId=${encodeURIComponent(orderId)}`);
			if (!Array.isArray(found)) throw unreadable();
			return found.map(invoiceOf).filter((invoice) => invoice.orderId === orderId);
		},
		async readInvoice(id) {
			const found = await call("GET", `/${encodeURIComponent(id)}`);
			return found === undefined ? undefined : invoiceOf(found);
		},
		async paymentOf(invoiceId) {
			const found = await call("GET", `/${encodeURIComponent(invoiceId)}/payment-methods`);
			if (!Array.isArray(found)) throw unreadable();
			// Version 2 of the server calls the field paymentMethodId, version 1 paymentMethod.
			const method = found.find((each) => [each?.paymentMethodId, each?.paymentMethod].includes(paymentMethod));
			return paymentFrom(method);
		},
		async invalidate(invoiceId) {
			await call("POST", `/${encodeURIComponent(invoiceId)}/status`, { status: "Invalid" });
		},
	};
}

/** The server has understood the call and has not done it. */
class BtcpayRefusal extends Error {
	override name = "BtcpayRefusal";
	readonly status: number;
	constructor(status: number) {
		super(`BTCPay Server answered ${status}`);
		this.status = status;
	}
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
