import { isStorable } from "@baize/kernel/call";
import { ID_PATTERN, idText, readId } from "@baize/kernel/id";
import { toWire } from "@baize/kernel/money";
import type { CallbackReading, ProviderNotification } from "../../../ports.ts";
import { fingerprintOf } from "./cards.ts";
import type { SandboxPayment } from "./store.ts";

/** A callback's body, as the sandbox writes it. */
type Body = {
	kind: "deposit" | "withdrawal";
	paymentId: string;
	amountMinor: number;
	currency: string;
	outcome: "succeeded" | "failed";
	reason?: string;
	card?: { token: string; lastFour: string; fingerprint?: string };
};

/** The outcome of a payment that is over; undefined before that. */
export function notificationOf(payment: SandboxPayment): ProviderNotification | undefined {
	const { id, kind, amount, currency, state, reason, card_token, card_last_four } = payment;
	if (state !== "succeeded" && state !== "failed") return undefined;
	return {
		kind,
		paymentId: id,
		amountMinor: amount,
		currency,
		outcome: state,
		...(reason ? { reason } : {}),
		...(state === "succeeded" && card_token && card_last_four
			? { card: cardOfNotification(card_token, card_last_four) }
			: {}),
	};
}

function cardOfNotification(token: string, lastFour: string): NonNullable<ProviderNotification["card"]> {
	const fingerprint = fingerprintOf(token);
	return { token, lastFour, ...(fingerprint ? { fingerprint } : {}) };
}

export function bodyOf(notification: ProviderNotification): Buffer {
	const body: Body = {
		...notification,
		paymentId: idText(notification.paymentId),
		amountMinor: toWire(notification.amountMinor),
	};
	return Buffer.from(JSON.stringify(body));
}

/** The notification in bytes whose signature has been verified. */
export function readBody(bytes: Buffer): CallbackReading {
	const body = parsed(bytes);
	if (!isBody(body)) return { status: "unreadable" };
	const { kind, currency, outcome, reason, card } = body;
	const notification: ProviderNotification = {
		kind,
		paymentId: readId(body.paymentId)!,
		amountMinor: BigInt(body.amountMinor),
		currency,
		outcome,
		...(reason ? { reason } : {}),
		...(card ? { card } : {}),
	};
	return { status: "read", notification };
}

function parsed(bytes: Buffer): Partial<Record<keyof Body, unknown>> {
	try {
		const body: unknown = JSON.parse(bytes.toString("utf8"));
		return typeof body === "object" && body !== null ? body : {};
	} catch {
		return {};
	}
}

const ID = new RegExp(ID_PATTERN);
const isText = (value: unknown): value is string => typeof value === "string" && isStorable(value);

function isBody(body: Partial<Record<keyof Body, unknown>>): body is Body {
	const { kind, paymentId, amountMinor, currency, outcome, reason, card } = body;
	return (
		(kind === "deposit" || kind === "withdrawal") &&
		isText(paymentId) &&
		ID.test(paymentId) &&
		readId(paymentId) !== null &&
		Number.isSafeInteger(amountMinor) &&
		isText(currency) &&
		(outcome === "succeeded" || outcome === "failed") &&
		(reason === undefined || isText(reason)) &&
		(card === undefined || isCard(card))
	);
}

function isCard(card: unknown): boolean {
	const { token, lastFour, fingerprint } = (card ?? {}) as Record<string, unknown>;
	return isText(token) && isText(lastFour) && (fingerprint === undefined || isText(fingerprint));
}
