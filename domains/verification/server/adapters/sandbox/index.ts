import { randomBytes, timingSafeEqual } from "node:crypto";
import type { Clock } from "@baize/kernel/time";
import { addressOf, serverPages } from "@baize/platform-paths";
import {
	type Config,
	type Database,
	defineJob,
	type Log,
	newNonce,
	type Outbox,
	type Secrets,
} from "@baize/platform-server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { DocumentProvider } from "../../ports.ts";
import { hostedProvider } from "../hosted.ts";
import { SIGNATURE_HEADER, sign } from "../signature.ts";
import { sandboxPage } from "./page.ts";
import { book, end, find } from "./store.ts";
import { FINDINGS } from "./texts.ts";

const CALLBACK_JOB = defineJob("verification.sandboxCallback", "player");
const CALLBACK_TIMEOUT_MS = 10_000;
const FORM_LIMIT_BYTES = 4_096;
const TOKEN = "sandbox";

export type SandboxPorts = {
	profile: Config["profile"];
	database: Database;
	clock: Clock;
	outbox: Outbox;
	secrets: Secrets;
	log: Log;
	/** Where the site answers from inside this machine, "http://127.0.0.1:3000"; read at each call. */
	ownOrigin: () => string;
	/** Default: the network; tests replace it. */
	send?: typeof fetch;
};

/** A simulated verifying company: its calls, its page and its callbacks, for development and tests. */
export type IdentitySandbox = DocumentProvider & { mount(app: FastifyInstance): void };

/** Used over HTTP like any company. Refuses to open in production, because its outcomes are invented. */
export function openIdentitySandbox(ports: SandboxPorts): IdentitySandbox {
	if (ports.profile === "production")
		throw new Error("The sandbox company that verifies does not open in production: its outcomes are made up.");
	const { clock, outbox, secrets, ownOrigin, send = fetch } = ports;
	const callbackSecret = secrets.keyFor("verification.sandbox.callbacks");
	const secret = secrets.keyFor("verification.sandbox.calls").toString("hex");
	outbox.work(CALLBACK_JOB, ({ reference }) => sendCallbacks(ports, callbackSecret, String(reference)));
	const url = () => ownOrigin() + serverPages.sandboxCompany;
	const provider = hostedProvider({ clock, url, frameOrigin: undefined, token: TOKEN, secret, callbackSecret, send });
	return { ...provider, mount: (app) => mount(app, ports, `${TOKEN}:${secret}`) };
}

function mount(app: FastifyInstance, ports: SandboxPorts, credentials: string): void {
	void app.register(async (scope) => {
		scope.addContentTypeParser(
			"application/x-www-form-urlencoded",
			{ parseAs: "string", bodyLimit: FORM_LIMIT_BYTES },
			(_request, body, done) => done(null, new URLSearchParams(String(body))),
		);
		const isAuthorised = (request: FastifyRequest) => isKnown(request.headers.authorization, credentials);
		scope.post(`${serverPages.sandboxCompany}/api/v4/initiate`, (request, reply) =>
			isAuthorised(request) ? initiate(ports, request, reply) : refuse(reply),
		);
		scope.get(`${serverPages.sandboxCompany}/api/netverify/v2/scans/:reference`, (request, reply) =>
			isAuthorised(request) ? reportTransaction(ports, request as OfReference, reply, "status") : refuse(reply),
		);
		scope.get(`${serverPages.sandboxCompany}/api/netverify/v2/scans/:reference/data`, (request, reply) =>
			isAuthorised(request) ? reportTransaction(ports, request as OfReference, reply, "data") : refuse(reply),
		);
		scope.get(serverPages.sandboxIdentity, (request, reply) => show(ports, request as OfReference, reply));
		scope.post(serverPages.sandboxIdentity, (request, reply) => act(ports, request as OfReference, reply));
	});
}

type OfReference = FastifyRequest<{ Params: { reference: string }; Body: URLSearchParams }>;

function isKnown(header: string | undefined, credentials: string): boolean {
	const given = Buffer.from(header ?? "");
	const right = Buffer.from(`Basic ${Buffer.from(credentials).toString("base64")}`);
	return given.length === right.length && timingSafeEqual(given, right);
}

const refuse = (reply: FastifyReply): FastifyReply => reply.code(401).send({ message: "unknown caller" });

async function initiate({ database, clock }: SandboxPorts, request: FastifyRequest, reply: FastifyReply) {
	const input = request.body as Record<string, string>;
	const reference = randomBytes(16).toString("hex");
	await book(database.reader, {
		reference,
		customer_reference: String(input.customerInternalReference),
		success_url: String(input.successUrl),
		error_url: String(input.errorUrl),
		callback_url: String(input.callbackUrl),
		locale: String(input.locale),
		state: "INITIATED",
		document_status: null,
		callbacks: 1,
		created_at: new Date(clock.nowMs()),
	});
	return reply.send({
		transactionReference: reference,
		redirectUrl: addressOf(serverPages.sandboxIdentity, { reference }),
	});
}

async function reportTransaction(
	{ database }: SandboxPorts,
	request: OfReference,
	reply: FastifyReply,
	what: "status" | "data",
) {
	const row = await find(database.reader, request.params.reference);
	if (!row) return reply.code(404).send({ message: "unknown transaction" });
	return reply.send(what === "status" ? { status: row.state } : { document: { status: row.document_status } });
}

async function show({ database }: SandboxPorts, request: OfReference, reply: FastifyReply): Promise<FastifyReply> {
	const row = await find(database.reader, request.params.reference);
	if (!row) return reply.code(404).send({ message: "unknown transaction" });
	const nonce = newNonce();
	return reply
		.header(
			"content-security-policy",
			`default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'`,
		)
		.header("cache-control", "no-store")
		.type("text/html; charset=utf-8")
		.send(sandboxPage(nonce, row));
}

async function act(
	{ database, outbox }: SandboxPorts,
	request: OfReference,
	reply: FastifyReply,
): Promise<FastifyReply> {
	const { reference } = request.params;
	const row = await find(database.reader, reference);
	if (!row) return reply.code(404).send({ message: "unknown transaction" });
	const form = request.body ?? new URLSearchParams();
	const isSent = form.get("act") === "submit";
	const document_status = FINDINGS.find((finding) => finding === form.get("finding")) ?? FINDINGS[0];
	await database.transaction(async (tx) => {
		const callbacks = form.get("twice") === "yes" ? 2 : 1;
		const state = isSent ? "DONE" : "FAILED";
		if (await end(tx, reference, { state, document_status, callbacks }))
			await outbox.enqueue(tx, CALLBACK_JOB, { reference });
	});
	// The sandbox runs inside this server, so it redirects by path, to the host name that the browser already uses.
	const { pathname, search } = new URL(isSent ? row.success_url : row.error_url);
	return reply.redirect(pathname + search, 303);
}

async function sendCallbacks(ports: SandboxPorts, key: Buffer, reference: string): Promise<void> {
	const row = await find(ports.database.reader, reference);
	if (!row) return;
	const body = Buffer.from(
		JSON.stringify({ customerInternalReference: row.customer_reference, transactionReference: reference }),
	);
	await Promise.all(Array.from({ length: row.callbacks }, () => sendCallback(ports, key, row.callback_url, body)));
}

async function sendCallback(
	{ ownOrigin, send = fetch, clock, log }: SandboxPorts,
	key: Buffer,
	url: string,
	body: Buffer,
) {
	const headers = { "content-type": "application/json", [SIGNATURE_HEADER]: sign(body, key, clock.nowMs()) };
	const signal = AbortSignal.timeout(CALLBACK_TIMEOUT_MS);
	const { status } = await send(ownOrigin() + new URL(url).pathname, {
		method: "POST",
		headers,
		body: new Uint8Array(body),
		signal,
	});
	// A refused callback would be refused again; a server error is retried by the outbox.
	if (status >= 500) throw new Error(`a callback was answered with ${status}`);
	if (status >= 300) log.error({ status }, "a callback of the sandbox was refused");
}
