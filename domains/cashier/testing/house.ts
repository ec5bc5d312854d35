import { createHmac } from "node:crypto";
import type { CallSpec, InputOf, ReplyOf } from "@baize/kernel/call";
import { bucketOf, type Id, idText, openIds } from "@baize/kernel/id";
import {
	bindRoutes,
	type Database,
	type Outbox,
	openHouseCalls,
	openHttp,
	openLog,
	openOutbox,
	type Session,
	type Visit,
	visitReader,
} from "@baize/platform-server";
import { openTestDatabase, type SettableClock, settableClock } from "@baize/testing";
import type { FastifyInstance } from "fastify";
import {
	type AuditEntry,
	type Cashier,
	type CashierPorts,
	type Notice,
	openCashier,
	openSandbox,
	type Sandbox,
} from "../server/index.ts";
import { type Books, openBooks } from "./books.ts";

/** A cashier with its database, its sandbox and a small wallet, on the real PostgreSQL and over HTTP. */
export type TestCashier = {
	database: Database;
	clock: SettableClock;
	outbox: Outbox;
	books: Books;
	cashier: Cashier;
	sandbox: Sandbox;
	app: FastifyInstance;
	/** What was recorded, written and sent. */
	audited: AuditEntry[];
	notices: Notice[];
	streamed: { topic: string; kind: string; data: unknown }[];
	/** What callbacks were answered with. */
	callbackStatuses: number[];
	ids: () => Id;
	/** Signed in, with so much cash. */
	player(fundsMinor?: bigint): Promise<Person>;
	operator(): Person;
	close(): Promise<void>;
};

export type Person = {
	session: Session;
	call<Spec extends CallSpec>(spec: Spec, input: InputOf<Spec>): Promise<ReplyOf<Spec>>;
	/** The params of a player's call. */
	params: { session: string };
};

const SECRETS = { keyFor: (purpose: string) => createHmac("sha256", "test").update(purpose).digest() };
const CURRENCY = "CAD";

export async function openTestCashier(changed: Partial<CashierPorts> = {}): Promise<TestCashier> {
	const database = await openTestDatabase();
	const clock = settableClock();
	const log = openLog("silent");
	const outbox = openOutbox(database, log);
	const ids = openIds(clock);
	const books = await openBooks(database);
	const audited: AuditEntry[] = [];
	const notices: Notice[] = [];
	const streamed: TestCashier["streamed"] = [];
	const callbackStatuses: number[] = [];
	const app = openHttp({ publicUrl: "http://localhost:3000", trustedProxies: [] }, log);
	const sandbox = openSandbox({
		profile: "test",
		database,
		clock,
		outbox,
		secrets: SECRETS,
		log,
		ownOrigin: () => "",
		payoutDelayMs: 0,
		async send(url, headers, payload) {
			const { statusCode } = await app.inject({ method: "POST", url, headers, payload });
			callbackStatuses.push(statusCode);
			return statusCode;
		},
	});
	const cashier = openCashier({
		database,
		clock,
		ids,
		outbox,
		log,
		secrets: SECRETS,
		wallet: books,
		provider: sandbox,
		stream: { publish: (topic, kind, data) => void streamed.push({ topic, kind, data }) },
		rounds: { every: () => {} },
		audit: { record: async (_tx, entry) => void audited.push(entry) },
		notices: { send: async (_tx, notice) => void notices.push(notice) },
		mayCancelWithdrawal: () => true,
		publicUrl: "http://localhost:3000",
		...changed,
	});
	const house = openHouseCalls(cashier.bindings);
	const sessions = new Map<string, Session>();
	bindRoutes(
		app,
		cashier.bindings,
		visitReader((sid) => sessions.get(sid ?? "")),
	);
	sandbox.mount(app);
	await outbox.start();

	function person(roles: readonly string[]): Person {
		const playerId = ids();
		const handle = `h${idText(playerId)}`;
		const session = { sessionId: ids(), handle, playerId, bucket: bucketOf(playerId), currency: CURRENCY, roles };
		sessions.set(handle, session);
		const visit: Visit = { session, locale: "en", ip: "127.0.0.1", userAgent: "", cookies: {} };
		return { session, params: { session: handle }, call: (spec, input) => house.call(spec, input, visit) };
	}

	return {
		database,
		clock,
		outbox,
		books,
		cashier,
		sandbox,
		app,
		audited,
		notices,
		streamed,
		callbackStatuses,
		ids,
		async player(fundsMinor = 0n) {
			const made = person([]);
			await books.fund(made.session.playerId, CURRENCY, fundsMinor);
			return made;
		},
		operator: () => person(["withdrawals"]),
		async close() {
			await outbox.stop();
			await app.close();
			await database.close();
		},
	};
}

/** Waits for what the outbox does by itself. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
	for (let waited = 0; waited < 400; waited++) {
		if (await isSo()) return;
		await new Promise((resolve) => setTimeout(resolve, 25));
	}
	throw new Error("it did not come to pass within ten seconds");
}
