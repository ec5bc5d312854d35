import type { Id } from "@baize/kernel/id";
import { type Clock, MINUTE_MS } from "@baize/kernel/time";
import { addressOf, serverPages } from "@baize/platform-paths";
import type { Outbox } from "@baize/platform-server";
import { chooseLocale, type Database, newNonce, readCookies } from "@baize/platform-server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import {
	type Card,
	type CardForm,
	type CardOutcome,
	cardOf,
	issuesOf,
	issuesOfCode,
	keepTokenOf,
	outcomeOf,
} from "./cards.ts";
import { COIN_ENDINGS } from "./coins.ts";
import { change, type KeptCard, keep, readByToken, readKept, type SandboxPayment } from "./store.ts";
import { coinsPage, overPage, payPage, stepUpPage, unknownPage } from "./views.ts";

/** Called in the transaction that ends a payment: the callback is sent once that has committed, or at a later time. */
export type EndPayment = (tx: Parameters<Outbox["enqueue"]>[0], id: Id, atMs?: number) => Promise<void>;
type PagePorts = { database: Database; clock: Clock; key: Buffer; endPayment: EndPayment };
type PayRequest = FastifyRequest<{ Params: { token: string }; Body: URLSearchParams }>;

const FORM_LIMIT_BYTES = 4_096;

/** The provider's pages. HTML forms are parsed only here; everywhere else on the site they are refused. */
export function mountPages(app: FastifyInstance, ports: PagePorts): void {
	void app.register(async (scope) => {
		scope.addContentTypeParser(
			"application/x-www-form-urlencoded",
			{ parseAs: "string", bodyLimit: FORM_LIMIT_BYTES },
			(_request, body, done) => done(null, new URLSearchParams(String(body))),
		);
		scope.get(serverPages.sandboxPayment, (request: PayRequest, reply) => show(ports, request, reply));
		scope.post(serverPages.sandboxPayment, (request: PayRequest, reply) => act(ports, request, reply));
	});
}

async function show({ database }: PagePorts, request: PayRequest, reply: FastifyReply): Promise<FastifyReply> {
	const payment = await readByToken(database.reader, request.params.token);
	if (!payment) return sendUnknown(request, reply);
	if (isUnpaid(payment) && payment.method === "crypto")
		return send(reply, 200, (nonce) => coinsPage(nonce, payment, backOf(payment)));
	if (isUnpaid(payment)) {
		const kept = await keptOf(database, payment);
		return send(reply, 200, (nonce) => payPage(nonce, payment, kept));
	}
	if (payment.state === "stepUp") return send(reply, 200, (nonce) => stepUpPage(nonce, payment));
	return send(reply, 200, (nonce) => overPage(nonce, payment, backOf(payment)));
}

async function act(ports: PagePorts, request: PayRequest, reply: FastifyReply): Promise<FastifyReply> {
	const payment = await readByToken(ports.database.reader, request.params.token);
	if (!payment) return sendUnknown(request, reply);
	const form = request.body ?? new URLSearchParams();
	const sending = COIN_ENDINGS[form.get("act") ?? ""];
	if (sending && payment.method === "crypto") {
		await finish(ports, payment, ["pending"], sending(payment.amount));
		return goBack(reply, payment);
	}
	if (form.get("act") === "pay" && payment.method !== "crypto" && isUnpaid(payment))
		return pay(ports, payment, form, reply);
	await end(ports, payment, form.get("act"));
	return goBack(reply, payment);
}

const keptOf = async ({ reader }: Database, { kept_token }: SandboxPayment): Promise<KeptCard | undefined> =>
	kept_token === null ? undefined : readKept(reader, kept_token);

/** A silent card stays pending for ever, but the payer has given it. */
const isUnpaid = ({ state, card_token }: SandboxPayment): boolean => state === "pending" && !card_token;

type Ending = {
	from: SandboxPayment["state"];
	to: "succeeded" | "failed";
	reason: string | null;
	cause?: SandboxPayment["cause"];
};
const ENDINGS: Record<string, Ending> = {
	cancel: { from: "pending", to: "failed", reason: "cancelled_by_payer" },
	confirm: { from: "stepUp", to: "succeeded", reason: null },
	refuse: { from: "stepUp", to: "failed", reason: "authentication_failed", cause: "threeDs" },
};

async function end(ports: PagePorts, payment: SandboxPayment, action: string | null): Promise<void> {
	const ending = ENDINGS[action ?? ""];
	if (!ending) return;
	const { from, to: state, reason, cause = null } = ending;
	await finish(ports, payment, [from], { state, reason, cause });
}

async function pay(
	ports: PagePorts,
	payment: SandboxPayment,
	form: URLSearchParams,
	reply: FastifyReply,
): Promise<FastifyReply> {
	const card: CardForm = {
		number: form.get("number") ?? "",
		expiry: form.get("expiry") ?? "",
		cvc: form.get("cvc") ?? "",
	};
	const kept = await keptOf(ports.database, payment);
	const issues = kept ? issuesOfCode(card.cvc) : issuesOf(card, ports.clock.nowMs());
	// What was typed stays in the form, except the security code, which is never sent back.
	if (issues.length > 0)
		return send(reply, 422, (nonce) => payPage(nonce, payment, kept, { ...card, cvc: "" }, issues));
	const charged = kept ? cardOfKept(kept) : cardOf(card, ports.key);
	if (payment.keeps_card) await keep(ports.database.reader, keptCardOf(charged));
	const isStepUp = await charge(ports, payment, charged, form.get("twice") === "yes" ? 2 : 1);
	return isStepUp
		? reply.redirect(addressOf(serverPages.sandboxPayment, { token: payment.token! }), 303)
		: goBack(reply, payment);
}

const cardOfKept = ({ card_token: token, last_four: lastFour, brand, expires }: KeptCard): Card => ({
	token,
	lastFour,
	brand,
	expires,
});
const keptCardOf = ({ token, lastFour, brand, expires }: Card): KeptCard => ({
	token: keepTokenOf(token),
	card_token: token,
	last_four: lastFour,
	brand,
	expires,
});

/** A late report comes after the deposit has expired on the site. */
const LATE_MS = 31 * MINUTE_MS;

type End = Parameters<typeof change>[3];
const ends = (nowMs: number): Partial<Record<CardOutcome, End>> => ({
	succeeds: { state: "succeeded" },
	chargedBack: { state: "succeeded" },
	noPayouts: { state: "succeeded" },
	late: { state: "succeeded", reported_at: new Date(nowMs + LATE_MS) },
	declined: { state: "failed", reason: "card_declined", cause: "hardDecline" },
	lacksFunds: { state: "failed", reason: "insufficient_funds", cause: "softDecline" },
});

/** True if the payer must confirm the payment first. */
async function charge(ports: PagePorts, payment: SandboxPayment, charged: Card, callbacks: number): Promise<boolean> {
	const { token: card_token, lastFour: card_last_four, brand: card_brand, expires: card_expires } = charged;
	const card = { card_token, card_last_four, card_brand, card_expires, callbacks };
	const outcome = outcomeOf(card_last_four);
	const end = ends(ports.clock.nowMs())[outcome];
	if (end) await finish(ports, payment, ["pending"], { ...card, ...end });
	// Silent: the bank has the card, and no outcome is ever reported.
	else
		await ports.database.transaction((tx) =>
			change(tx, payment.id, ["pending"], outcome === "stepUp" ? { ...card, state: "stepUp" } : card),
		);
	return outcome === "stepUp";
}

async function finish(
	{ database, endPayment }: PagePorts,
	payment: SandboxPayment,
	from: readonly SandboxPayment["state"][],
	to: End,
): Promise<void> {
	await database.transaction(async (tx) => {
		if (await change(tx, payment.id, from, to)) await endPayment(tx, payment.id, to.reported_at?.getTime());
	});
}

const goBack = (reply: FastifyReply, payment: SandboxPayment): FastifyReply => reply.redirect(backOf(payment), 303);

/** The sandbox runs inside the site itself, so it links back to the origin under which the browser knows the site. */
function backOf({ return_url }: SandboxPayment): string {
	const { pathname, search } = new URL(return_url ?? "/", "http://localhost");
	return pathname + search;
}

function sendUnknown({ headers }: PayRequest, reply: FastifyReply): FastifyReply {
	const locale = chooseLocale(headers["accept-language"], readCookies(headers.cookie).LANG);
	return send(reply, 404, (nonce) => unknownPage(nonce, locale));
}

function send(reply: FastifyReply, status: number, page: (nonce: string) => string): FastifyReply {
	const nonce = newNonce();
	return reply
		.code(status)
		.header("content-security-policy", policy(nonce))
		.header("cache-control", "no-store")
		.type("text/html; charset=utf-8")
		.send(page(nonce));
}

const policy = (nonce: string): string =>
	`default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
