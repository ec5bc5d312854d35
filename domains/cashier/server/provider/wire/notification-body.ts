import { isStorable } from "@baize/kernel/call";
import { ID_PATTERN, idText, readId } from "@baize/kernel/id";
import { toWire } from "@baize/kernel/money";
import { REFUSAL_CAUSES, type RefusalCause } from "../../../contract/index.ts";
import type { CallbackReading, ProviderNotification, ProviderOutcome } from "../port.ts";

/** The state of a payment as JSON: in callbacks, and in answers to questions about a payment. */
type Body = {
	kind: "deposit" | "withdrawal";
	paymentId: string;
	/** An integer of minor units. */
	amountMinor: number;
	currency: string;
	outcome: ProviderOutcome;
	cause?: RefusalCause;
	reason?: string;
	/** What the payer has sent, where that is another amount than was asked for. */
	sentMinor?: number;
	card?: ProviderNotification["card"];
};

const OUTCOMES: readonly unknown[] = ["succeeded", "failed", "authorised", "chargedBack"] satisfies ProviderOutcome[];

export function bodyOf({ sentMinor, ...notification }: ProviderNotification): Buffer {
	const body: Body = {
		...notification,
		paymentId: idText(notification.paymentId),
		amountMinor: toWire(notification.amountMinor),
		...(sentMinor === undefined ? {} : { sentMinor: toWire(sentMinor) }),
	};
	return Buffer.from(JSON.stringify(body));
}

/** The notification in bytes whose signature has been verified. */
export function readBody(bytes: Buffer): CallbackReading {
	const notification = readNotification(parsed(bytes));
	return notification ? { status: "read", notification } : { status: "unreadable" };
}

/** Undefined for anything but a whole body, whose every part is of its type. */
export function readNotification(body: unknown): ProviderNotification | undefined {
	if (!isBody(body)) return undefined;
	const { kind, currency, outcome, cause, reason, sentMinor, card } = body;
	return {
		kind,
		paymentId: readId(body.paymentId)!,
		amountMinor: BigInt(body.amountMinor),
		currency,
		outcome,
		...(cause ? { cause } : {}),
		...(reason ? { reason } : {}),
		...(sentMinor === undefined ? {} : { sentMinor: BigInt(sentMinor) }),
		...(card ? { card } : {}),
	};
}

/** The object in the bytes; an empty one for anything else. */
export function parsed(bytes: Buffer): Readonly<Record<string, unknown>> {
	try {
		const body: unknown = JSON.parse(bytes.toString("utf8"));
		return typeof body === "object" && body !== null && !Array.isArray(body) ? { ...body } : {};
	} catch {
		return {};
	}
}

const ID = new RegExp(ID_PATTERN);
const MAX_TEXT = 200;
export const isText = (value: unknown): value is string =>
	typeof value === "string" && value.length <= MAX_TEXT && isStorable(value);
const isOptionalText = (value: unknown): value is string | undefined => value === undefined || isText(value);
export const isCause = (value: unknown): value is RefusalCause =>
	(REFUSAL_CAUSES as readonly unknown[]).includes(value);

function isBody(given: unknown): given is Body {
	const { kind, paymentId, amountMinor, currency, outcome, cause, reason, sentMinor, card } = (given ?? {}) as Partial<
		Record<keyof Body, unknown>
	>;
	return (
		(kind === "deposit" || kind === "withdrawal") &&
		isText(paymentId) &&
		ID.test(paymentId) &&
		readId(paymentId) !== null &&
		Number.isSafeInteger(amountMinor) &&
		(amountMinor as number) > 0 &&
		isText(currency) &&
		OUTCOMES.includes(outcome) &&
		(cause === undefined || isCause(cause)) &&
		isOptionalText(reason) &&
		(sentMinor === undefined || (Number.isSafeInteger(sentMinor) && (sentMinor as number) >= 0)) &&
		(card === undefined || isCard(card))
	);
}

function isCard(card: unknown): boolean {
	const { token, lastFour, fingerprint, keepToken, brand, expires } = (card ?? {}) as Record<string, unknown>;
	return isText(token) && isText(lastFour) && [fingerprint, keepToken, brand, expires].every(isOptionalText);
}
