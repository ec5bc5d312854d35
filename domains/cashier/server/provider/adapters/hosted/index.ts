import { idText, readId } from "@baize/kernel/id";
import { toWire } from "@baize/kernel/money";
import type { Clock } from "@baize/kernel/time";
import { type Outgoing, type OutgoingAnswer, OutgoingFailure } from "@baize/platform-server";
import { HEALTH_STATUSES } from "../../../../contract/index.ts";
import type { AmountOrder, PaymentProvider, PaymentReading, ProviderHealth, Refused, SettledLine } from "../../port.ts";
import type { HostedSettings } from "../../registry/settings.ts";
import { isCause, isText, parsed, readBody, readNotification } from "../../wire/notification-body.ts";
import { checkSignature, sign } from "../../wire/signature.ts";

/** In our requests and in the provider's callbacks: an HMAC over the time and the bytes of the body. */
export const SIGNATURE_HEADER = "payment-signature";

export type HostedPorts = { clock: Clock; outgoing: Outgoing; settings: HostedSettings };

/**
 * A company with pages of its own, to which the player is sent. Requests and callbacks are signed over their bytes;
 * docs/payment-providers.md has the protocol. An answer that is not understood leaves the outcome unknown.
 */
export function openHosted(ports: HostedPorts): PaymentProvider {
	const { clock, settings } = ports;
	const { name, deposits, payouts, captures, refunds, keepsCards, pages, callbackKeys } = settings;
	const post = (path: string, body: object): Promise<Answer> => call(ports, "POST", path, JSON.stringify(body));
	const act = async <Status extends string>(action: string, done: Status, order: AmountOrder, more: object = {}) =>
		doneOr(done, await post(`/payments/${idText(order.paymentId)}/${action}`, { ...wireOf(order), ...more }));

	return {
		name,
		capabilities: () => ({ deposits, payouts, captures, refunds, keepsCards, lists: true }),
		async startDeposit({ method, returnUrl, locale, keepsCard, keptToken, ...order }) {
			const answer = await post("/payments", {
				...wireOf(order),
				kind: "deposit",
				method,
				returnUrl,
				locale,
				capture: captures ? "later" : "now",
				...(keepsCard ? { keepCard: true } : {}),
				...(keptToken === undefined ? {} : { keptCard: keptToken }),
			}).catch(refusedUnsent);
			if ("cause" in answer) return answer;
			const { body, raw } = answer;
			const refusal = refusalIn(answer);
			if (refusal) return refusal;
			const { payUrl, reference } = body;
			if (!isShown(payUrl, pages)) throw new Error("the provider began a deposit at no page of its own");
			return { status: "started", payUrl, raw, ...(isText(reference) ? { reference } : {}) };
		},
		...(Object.keys(payouts).length > 0
			? {
					async startPayout({ method, destination, ...order }) {
						const answer = await post("/payouts", { ...wireOf(order), kind: "withdrawal", method, destination });
						return doneOr("accepted", answer);
					},
				}
			: {}),
		async readPayment(kind, paymentId) {
			const answer = await call(ports, "GET", `/${kind === "deposit" ? "payments" : "payouts"}/${idText(paymentId)}`);
			return readingOf(answer, (notification) => notification.kind === kind && notification.paymentId === paymentId);
		},
		readCallback(rawBody, headers) {
			const verdict = checkSignature(rawBody, headers[SIGNATURE_HEADER], callbackKeys, clock.nowMs());
			return verdict === "right" ? readBody(rawBody) : { status: "refused", why: verdict };
		},
		...(captures
			? {
					capture: (order) => act("capture", "captured", order),
					voidPayment: (order) => act("void", "voided", order),
				}
			: {}),
		...(refunds
			? { refund: ({ refundId, ...order }) => act("refund", "refunded", order, { refundId: idText(refundId) }) }
			: {}),
		...(keepsCards
			? {
					async forgetCard(keptCard: string) {
						doneOr("forgotten", await post("/cards/forget", { keptCard }));
					},
				}
			: {}),
		health: async () => healthIn(await call(ports, "GET", "/health")),
		listSettled: async (sinceMs) => linesIn(await call(ports, "GET", `/settled?sinceMs=${Math.floor(sinceMs)}`)),
	};
}

type Answer = { status: number; body: Readonly<Record<string, unknown>>; raw: string };

async function call(
	{ clock, outgoing, settings }: HostedPorts,
	method: "GET" | "POST",
	path: string,
	body = "",
): Promise<Answer> {
	const headers = {
		accept: "application/json",
		// The address is signed, too: a recorded signature of one question answers no other.
		[SIGNATURE_HEADER]: sign(`${method} ${path}\n${body}`, settings.key, clock.nowMs()),
		...(body ? { "content-type": "application/json" } : {}),
	};
	const answer = await outgoing.send({ method, url: settings.url + path, headers, ...(body ? { body } : {}) });
	return withBody(answer);
}

function withBody({ status, body }: OutgoingAnswer): Answer {
	if (status >= 500) throw new Error(`the provider answered ${status}`);
	return { status, body: parsed(body), raw: body.toString("utf8") };
}

const wireOf = ({ paymentId, amountMinor, currency }: AmountOrder) => ({
	paymentId: idText(paymentId),
	amountMinor: toWire(amountMinor),
	currency,
});

/** Only what was never sent is known to have begun nothing. */
function refusedUnsent(error: unknown): Refused {
	if (error instanceof OutgoingFailure && error.kind === "notSent")
		return { status: "refused", cause: "outage", reason: "unreachable" };
	throw error;
}

/** A refusal is one only where the provider says so, with its cause; any other answer leaves the outcome unknown. */
function refusalIn({ status, body, raw }: Answer): Refused | undefined {
	const { status: said, cause, reason } = body;
	if (said === "refused" && isCause(cause) && isText(reason)) return { status: "refused", cause, reason, raw };
	if (status >= 300) throw new Error(`the provider answered ${status}`);
	return undefined;
}

function doneOr<Status extends string>(done: Status, answer: Answer): { status: Status } | Refused {
	const refusal = refusalIn(answer);
	if (refusal) return refusal;
	if (answer.body.status !== done) throw new Error("the provider did not say what it has done");
	return { status: done };
}

const isShown = (address: unknown, pages: readonly string[]): address is string =>
	typeof address === "string" && URL.canParse(address) && pages.includes(new URL(address).origin);

function readingOf(
	{ status, body, raw }: Answer,
	isAsked: (notification: NonNullable<ReturnType<typeof readNotification>>) => boolean,
): PaymentReading {
	if (status === 404 && body.outcome === "unknown") return { outcome: "unknown", raw };
	if (status >= 300) throw new Error(`the provider answered ${status}`);
	if (body.outcome === "pending") return { outcome: "pending", raw };
	const notification = readNotification(body);
	if (!notification || !isAsked(notification)) throw new Error("the provider's answer could not be read");
	return { ...notification, raw };
}

const MAX_NOTE = 200;

/** Undefined from a company that does not know the question. */
function healthIn({ status: answered, body }: Answer): ProviderHealth | undefined {
	if (answered === 404) return undefined;
	const status = HEALTH_STATUSES.find((each) => each === body.status);
	if (answered >= 300 || !status) throw new Error(`the provider answered ${answered}`);
	return { status, ...(isText(body.note) ? { note: body.note.slice(0, MAX_NOTE) } : {}) };
}

function linesIn({ status, body }: Answer): SettledLine[] {
	const { lines } = body;
	if (status >= 300 || !Array.isArray(lines)) throw new Error("the provider did not list what it has settled");
	return lines.map(lineOf);
}

function lineOf(line: unknown): SettledLine {
	const { paymentId, reference, kind, amountMinor, feeMinor, currency, settledAtMs } = (line ?? {}) as Record<
		string,
		unknown
	>;
	if (
		(kind !== "deposit" && kind !== "withdrawal") ||
		!isText(reference) ||
		!isText(currency) ||
		![amountMinor, feeMinor, settledAtMs].every((each) => Number.isSafeInteger(each))
	)
		throw new Error("a line of what the provider has settled could not be read");
	return {
		paymentId: readId(String(paymentId)),
		reference,
		kind,
		amountMinor: BigInt(amountMinor as number),
		feeMinor: BigInt(feeMinor as number),
		currency,
		settledAtMs: settledAtMs as number,
	};
}
