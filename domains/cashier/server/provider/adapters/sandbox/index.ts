import { type Id, idText, readId } from "@baize/kernel/id";
import type { Clock } from "@baize/kernel/time";
import { addressOf, serverPages } from "@baize/platform-paths";
import { type Config, type Database, defineJob, type Log, type Outbox, type Secrets } from "@baize/platform-server";
import type { FastifyInstance } from "fastify";
import type { PaymentProvider, ProviderNotification } from "../../port.ts";
import { bodyOf, readBody } from "../../wire/notification-body.ts";
import { checkSignature, sign } from "../../wire/signature.ts";
import { outcomeOf } from "./cards.ts";
import { coinsFor } from "./coins.ts";
import { notificationOf } from "./notification-of.ts";
import type { EndPayment } from "./pages.ts";
import { mountPages } from "./pages.ts";
import { refusalOf, startFaultOf } from "./start-faults.ts";
import { bookDeposit, bookPayout, change, forget, readById, readKept } from "./store.ts";

export const SIGNATURE_HEADER = "sandbox-signature";

const SANDBOX = "sandbox";
const CALLBACK_JOB = defineJob("cashier.sandboxCallback", "money");
const PAYOUT_JOB = defineJob("cashier.sandboxPayout", "money");
const PAYOUT_DELAY_MS = 2_000;
const CHARGEBACK_DELAY_MS = 5_000;

export type SandboxPorts = {
	profile: Config["profile"];
	database: Database;
	clock: Clock;
	outbox: Outbox;
	secrets: Secrets;
	log: Log;
	/** Where the site answers from inside this machine, "http://127.0.0.1:3000"; read each time a callback is sent. */
	ownOrigin: () => string;
	/** Sends a callback and returns the status; over the network, unless a test gives another function. */
	send?: (url: string, headers: Record<string, string>, body: Buffer) => Promise<number>;
	payoutDelayMs?: number;
};

/** A simulated payment company: its pages, its data and its callbacks, for development and tests. */
export type Sandbox = PaymentProvider &
	Required<Pick<PaymentProvider, "startPayout">> & { mount(app: FastifyInstance): void };

/** Refuses to open in production, where it would give money away. */
export function openSandbox(ports: SandboxPorts): Sandbox {
	if (ports.profile === "production")
		throw new Error("The sandbox payment provider does not open in production: its money is made up.");
	const { database, clock, outbox, secrets } = ports;
	const key = secrets.keyFor("cashier.sandbox.callbacks");
	outbox.work(CALLBACK_JOB, ({ payment, isChargeback }) =>
		sendCallbacks(ports, key, readId(String(payment))!, isChargeback === true),
	);
	outbox.work(PAYOUT_JOB, ({ payment }) => payOut(ports, readId(String(payment))!));
	const endPayment: EndPayment = (tx, id, atMs) =>
		outbox.enqueue(tx, CALLBACK_JOB, { payment: idText(id) }, atMs === undefined ? {} : { atMs });
	return {
		name: SANDBOX,
		mount: (app) => mountPages(app, { database, clock, key, endPayment }),
		capabilities: () => ({
			deposits: { card: "all", crypto: "all" },
			payouts: { card: "all", bankTransfer: "all", crypto: "all" },
			captures: false,
			refunds: false,
			keepsCards: true,
			lists: false,
		}),
		async startDeposit(order) {
			const fault = startFaultOf(order.amountMinor);
			if (fault && fault !== "silence") return refusalOf(fault);
			if (order.keptToken !== undefined && !(await readKept(database.reader, order.keptToken)))
				return { status: "refused", cause: "hardDecline", reason: "card_forgotten" };
			const isKnown = (await readById(database.reader, order.paymentId)) !== undefined;
			const payUrl = addressOf(serverPages.sandboxPayment, { token: await bookDeposit(database.reader, order) });
			// It has begun, but the site does not learn that until the same request is repeated.
			if (fault && !isKnown) throw new Error("the sandbox has not answered in time");
			return { status: "started", payUrl, ...(order.method === "crypto" ? { instructions: coinsFor(order) } : {}) };
		},
		health: async () => ({ status: "well" }),
		forgetCard: (token) => forget(database.reader, token),
		async startPayout(order) {
			const delayMs = ports.payoutDelayMs ?? PAYOUT_DELAY_MS;
			const when = delayMs > 0 ? { atMs: clock.nowMs() + delayMs } : {};
			await database.transaction(async (tx) => {
				if (await bookPayout(tx, order))
					await outbox.enqueue(tx, PAYOUT_JOB, { payment: idText(order.paymentId) }, when);
			});
			return { status: "accepted" };
		},
		async readPayment(kind, paymentId) {
			const payment = await readById(database.reader, paymentId);
			if (payment?.kind !== kind) return { outcome: "unknown" };
			return notificationOf(payment, clock.nowMs()) ?? { outcome: "pending" };
		},
		readCallback(rawBody, headers) {
			const verdict = checkSignature(rawBody, headers[SIGNATURE_HEADER], [key], clock.nowMs());
			return verdict === "right" ? readBody(rawBody) : { status: "refused", why: verdict };
		},
	};
}

// Accounts have fixed outcomes like cards: 0002 cannot be paid; 0119 is paid without a callback.
async function payOut({ database, outbox }: SandboxPorts, id: Id): Promise<void> {
	await database.transaction(async (tx) => {
		const payment = await readById(tx, id);
		if (payment?.state !== "pending") return;
		const outcome = outcomeOf(payment.destination ?? "");
		await change(
			tx,
			id,
			["pending"],
			outcome === "declined" ? { state: "failed", reason: "account_closed" } : { state: "succeeded" },
		);
		if (outcome !== "silent") await outbox.enqueue(tx, CALLBACK_JOB, { payment: idText(id) });
	});
}

async function sendCallbacks(ports: SandboxPorts, key: Buffer, id: Id, isChargeback: boolean): Promise<void> {
	const { database, clock, outbox } = ports;
	const payment = await readById(database.reader, id);
	const notification = payment && notificationOf(payment, clock.nowMs());
	if (!notification) return;
	if (isChargeback) return sendCallback(ports, key, bodyOf(chargebackOf(notification)));
	const body = bodyOf(notification);
	await Promise.all(Array.from({ length: payment.callbacks }, () => sendCallback(ports, key, body)));
	if (outcomeOf(payment.card_last_four ?? "") === "chargedBack")
		await database.transaction((tx) =>
			outbox.enqueue(
				tx,
				CALLBACK_JOB,
				{ payment: idText(id), isChargeback: true },
				{ atMs: clock.nowMs() + CHARGEBACK_DELAY_MS },
			),
		);
}

const chargebackOf = ({ card: _card, ...rest }: ProviderNotification): ProviderNotification => ({
	...rest,
	outcome: "chargedBack",
	reason: "fraud",
});

async function sendCallback(
	{ ownOrigin, send = sendOverNetwork, clock, log }: SandboxPorts,
	key: Buffer,
	body: Buffer,
) {
	const url = `${ownOrigin()}/api/v1/cashier/callbacks/${SANDBOX}`;
	const headers = { "content-type": "application/json", [SIGNATURE_HEADER]: sign(body, key, clock.nowMs()) };
	const status = await send(url, headers, body);
	// A 4xx would be refused again each time; a 5xx is sent again by the outbox.
	if (status >= 500) throw new Error(`the site answered a callback with ${status}`);
	if (status >= 300) log.error({ status }, "the site refused a callback of the sandbox");
}

const CALLBACK_TIMEOUT_MS = 10_000;

async function sendOverNetwork(url: string, headers: Record<string, string>, body: Buffer): Promise<number> {
	const signal = AbortSignal.timeout(CALLBACK_TIMEOUT_MS);
	const answer = await fetch(url, { method: "POST", headers, body: new Uint8Array(body), signal });
	await answer.body?.cancel();
	return answer.status;
}
