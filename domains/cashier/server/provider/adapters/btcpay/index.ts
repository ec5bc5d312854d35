import { type Id, idText } from "@baize/kernel/id";
import { decimalText } from "@baize/kernel/money";
import type { Outgoing } from "@baize/platform-server";
import type { DepositOrder, DepositStart, PaymentProvider, PaymentReading, ProviderNotification } from "../../port.ts";
import type { BtcpaySettings } from "../../registry/settings.ts";
import { minorAtRate, minorOf } from "./exact.ts";
import { type Greenfield, type Invoice, isUndone, openGreenfield } from "./greenfield.ts";
import { readPayout, startPayout } from "./payouts.ts";
import { readWebhook, SIGNATURE_HEADER } from "./webhook.ts";

export type BtcpayPorts = { outgoing: Outgoing; settings: BtcpaySettings };

/**
 * Payments in a cryptocurrency, through the operator's own BTCPay Server. An invoice is made in the wallet's currency;
 * its deposit is paid when the server calls the invoice settled, which is after as many confirmations as the store
 * requires.
 */
export function openBtcpay({ outgoing, settings }: BtcpayPorts): PaymentProvider {
	const greenfield = openGreenfield(outgoing, settings);
	const { name, currencies, webhookSecrets } = settings;
	return {
		name,
		capabilities: () => ({
			deposits: { crypto: currencies },
			payouts: settings.payouts ? { crypto: currencies } : {},
			captures: false,
			refunds: false,
			keepsCards: false,
			lists: false,
		}),
		startDeposit: (order) => start(greenfield, settings, order),
		...(settings.payouts ? { startPayout: (order) => startPayout(greenfield, settings, order) } : {}),
		async readPayment(kind, paymentId, reference) {
			if (kind === "withdrawal") return readPayout(greenfield, paymentId, reference);
			const invoice = await firstOf(greenfield, paymentId);
			return invoice ? readingOf(greenfield, invoice, paymentId) : { outcome: "unknown" };
		},
		async health() {
			return (await greenfield.isSynchronised())
				? { status: "well" }
				: { status: "disturbed", note: "not synchronised" };
		},
		readCallback: (rawBody, headers) => readWebhook(rawBody, headers[SIGNATURE_HEADER], webhookSecrets),
	};
}

async function start(greenfield: Greenfield, settings: BtcpaySettings, order: DepositOrder): Promise<DepositStart> {
	const before = await firstOf(greenfield, order.paymentId).catch((error: unknown) => {
		if (isUndone(error)) return null;
		throw error;
	});
	if (before === null) return { status: "refused", cause: "outage", reason: "unreachable" };
	if (!before) await greenfield.createInvoice(invoiceFor(settings, order));
	const invoice = await onlyOne(greenfield, order.paymentId);
	const { destination, amount } = await greenfield.paymentOf(invoice.id);
	const { network, unit, confirmations } = settings;
	return {
		status: "started",
		reference: invoice.id,
		payUrl: shownAt(settings, invoice),
		instructions: { kind: "crypto", network, unit, confirmations, address: destination, amount },
		raw: JSON.stringify(invoice),
	};
}

const invoiceFor = ({ paymentMethod }: BtcpaySettings, order: DepositOrder): object => ({
	amount: decimalText(order.amountMinor, order.currency),
	currency: order.currency,
	metadata: { orderId: idText(order.paymentId) },
	checkout: {
		paymentMethods: [paymentMethod],
		redirectURL: order.returnUrl,
		redirectAutomatically: false,
		defaultLanguage: order.locale,
	},
});

async function firstOf(greenfield: Greenfield, paymentId: Id): Promise<Invoice | undefined> {
	const invoices = await greenfield.invoicesOf(idText(paymentId));
	// One that was invalidated beside another is not it.
	const usable = invoices.filter(({ status }) => status !== "Invalid");
	return inOrder(usable.length > 0 ? usable : invoices)[0];
}

const inOrder = (invoices: readonly Invoice[]): Invoice[] =>
	invoices.toSorted((a, b) => a.createdTime - b.createdTime || (a.id < b.id ? -1 : 1));

/** Two requests at once have made two invoices: both keep the first one, and the other cannot be paid any more. */
async function onlyOne(greenfield: Greenfield, paymentId: Id): Promise<Invoice> {
	const [first, ...others] = inOrder(await greenfield.invoicesOf(idText(paymentId)));
	if (!first) throw new Error("BTCPay Server does not find the invoice that it has made");
	for (const { id, status } of others) if (status === "New") await greenfield.invalidate(id);
	return first;
}

/** The checkout page is the operator's own server: a player is sent nowhere else. */
function shownAt({ url }: BtcpaySettings, { checkoutLink }: Invoice): string {
	if (URL.canParse(checkoutLink) && new URL(checkoutLink).origin === new URL(url).origin) return checkoutLink;
	throw new Error("BTCPay Server names a checkout page that is not its own");
}

async function readingOf(greenfield: Greenfield, invoice: Invoice, paymentId: Id): Promise<PaymentReading> {
	const raw = JSON.stringify(invoice);
	const { status, additionalStatus, currency } = invoice;
	if (status === "New" || status === "Processing") return { outcome: "pending", raw };
	const amountMinor = minorOf(invoice.amount, currency);
	if (amountMinor === undefined) throw new Error("an invoice of BTCPay Server has digits below the minor unit");
	const base = { kind: "deposit", paymentId, amountMinor, currency } as const;
	const sent = SENT_OTHERWISE.has(additionalStatus) ? await sentTo(greenfield, invoice) : {};
	if (status === "Settled") return { ...base, ...sent, outcome: "succeeded", raw };
	return { ...base, ...sent, outcome: "failed", cause: "softDecline", reason: reasonOf(invoice), raw };
}

const SENT_OTHERWISE = new Set(["PaidOver", "PaidPartial", "PaidLate"]);

async function sentTo(
	greenfield: Greenfield,
	{ id, currency }: Invoice,
): Promise<Required<Pick<ProviderNotification, "sentMinor">>> {
	const { totalPaid, rate } = await greenfield.paymentOf(id);
	return { sentMinor: minorAtRate(totalPaid, rate, currency) };
}

const reasonOf = ({ status, additionalStatus }: Invoice): string => {
	if (additionalStatus === "PaidPartial") return "underpaid";
	if (additionalStatus === "PaidLate") return "paid_late";
	return status === "Expired" ? "not_paid_in_time" : "not_confirmed";
};
