import { recordingAudit } from "@baize/audit/testing";
import { openTestFactors, type TestFactors } from "@baize/factors/testing";
import { aPlayer, openTestIdentity, sharedBus, TEST_SECRETS } from "@baize/identity/testing";
import type { CallSpec, InputOf, ReplyOf } from "@baize/kernel/call";
import { openIds } from "@baize/kernel/id";
import type { Locale } from "@baize/kernel/locale";
import { openNotifications } from "@baize/notifications/server";
import { type RecordedMail, recordingMails } from "@baize/notifications/testing";
import {
	type Binding,
	bindRoutes,
	type Database,
	type Outbox,
	openHttp,
	openInProcessClient,
	openLog,
	openOutbox,
	type Session,
	type Visit,
	visitReader,
} from "@baize/platform-server";
import { openTestDatabase, type SettableClock, settableClock } from "@baize/testing";
import type { FastifyInstance } from "fastify";
import { VERIFICATION_ROLE } from "../contract/index.ts";
import {
	type FileStorage,
	openIdentitySandbox,
	openPhones,
	openVerification,
	type Phones,
	type Verification,
	type VerificationPorts,
} from "../server/index.ts";

/** The domain with its database and the real domains below it, on the real PostgreSQL and over HTTP. */
export type TestVerification = {
	database: Database;
	clock: SettableClock;
	outbox: Outbox;
	verification: Verification;
	phones: Phones;
	app: FastifyInstance;
	factors: TestFactors;
	/** The contents of the storage, by name. */
	stored: Map<string, Buffer>;
	/** What was recorded, mailed and published to pages. */
	audited: ReturnType<typeof recordingAudit>;
	mails: RecordedMail[];
	streamed: { topic: string; kind: string }[];
	player(options?: Parameters<typeof aPlayer>[1]): Promise<Person>;
	operator(roles?: string[]): Promise<Person>;
	close(): Promise<void>;
};

export type Person = {
	email: string;
	session: Session;
	call<Spec extends CallSpec>(spec: Spec, input: InputOf<Spec>, locale?: Locale): Promise<ReplyOf<Spec>>;
	/** The params of a player's call. */
	params: { session: string };
};

const LAW = { documentsBefore: "withdrawal", documentRetentionDays: 1_826 } as const;

export async function openTestVerification(
	changed: Partial<VerificationPorts> = {},
	{ withCompany = false } = {},
): Promise<TestVerification> {
	const lower = await openLower();
	const { database, clock, outbox, inbox, factors } = lower;
	const records = openRecords();
	const app = openHttp({ publicUrl: "http://localhost:3000", trustedProxies: [] }, lower.log);
	const sandbox = withCompany ? openCompany(lower, app) : undefined;
	const phones = openPhones(clock);
	const provider = sandbox ? { provider: sandbox } : {};
	const verification = openVerification({ ...portsOver(lower, records), phones, ...provider, ...changed });
	sandbox?.mount(app);
	const personWith = openPeople(database, app, [...verification.bindings, ...inbox.bindings]);
	await outbox.start();
	return {
		database,
		clock,
		outbox,
		verification,
		phones,
		app,
		factors,
		...records,
		player: (options = {}) => personWith(options),
		operator: (roles = [VERIFICATION_ROLE]) => personWith({ roles, firstName: "Olga" }),
		async close() {
			await outbox.stop();
			await app.close();
			await database.close();
		},
	};
}

type Lower = Awaited<ReturnType<typeof openLower>>;

/** What the domain stands on. */
async function openLower() {
	const database = await openTestDatabase();
	const clock = settableClock();
	const ids = openIds(clock);
	const log = openLog("silent");
	const outbox = openOutbox(database, log);
	const { identity } = await openTestIdentity(database, clock);
	const factors = openTestFactors(database, clock);
	const inbox = openNotifications({ database, clock, ids, outbox });
	return { database, clock, ids, log, outbox, identity, factors, inbox };
}

type Records = Pick<TestVerification, "audited" | "mails" | "streamed" | "stored">;
const openRecords = (): Records => ({ audited: recordingAudit(), mails: [], streamed: [], stored: new Map() });

const openCompany = (
	{ database, clock, outbox, log }: Lower,
	app: FastifyInstance,
): ReturnType<typeof openIdentitySandbox> =>
	openIdentitySandbox({
		profile: "test",
		database,
		clock,
		outbox,
		secrets: TEST_SECRETS,
		log,
		ownOrigin: () => "http://site.test",
		send: sendingTo(app),
	});

const portsOver = (
	{ database, clock, ids, outbox, log, identity, factors, inbox }: Lower,
	{ audited, mails, streamed, stored }: Records,
): Omit<VerificationPorts, "phones"> => ({
	database,
	clock,
	ids,
	outbox,
	log,
	bus: sharedBus(),
	stream: { publish: (topic, kind) => void streamed.push({ topic, kind }) },
	secrets: TEST_SECRETS,
	audit: audited,
	factors: factors.factors,
	notifications: { ...inbox, ...recordingMails(mails) },
	// The sessions of these tests are not in the database, so none of them continues under another cookie.
	players: { ...identity, onFactorsChanged: async () => {} },
	storage: mapStorage(stored),
	lawOf: () => LAW,
	publicUrl: "https://baize.test",
	isRehearsal: true,
});

/** Makes people who call in process, and whose sessions the router knows. */
function openPeople(database: Database, app: FastifyInstance, bindings: readonly Binding[]) {
	const sessions = new Map<string, Session>();
	bindRoutes(
		app,
		bindings,
		visitReader((sid) => sessions.get(sid ?? "")),
	);
	const calls = openInProcessClient(bindings);
	return async (options: Parameters<typeof aPlayer>[1]): Promise<Person> => {
		const { session, email } = await aPlayer(database, options);
		sessions.set(session.handle, session);
		const visitIn = (locale: Locale): Visit => ({ session, locale, ip: "127.0.0.1", userAgent: "", cookies: {} });
		const params = { session: session.handle };
		return { email, session, params, call: (spec, input, locale = "en") => calls.call(spec, input, visitIn(locale)) };
	};
}

/** A `fetch` that reaches the test server directly. */
const sendingTo =
	(app: FastifyInstance): typeof fetch =>
	async (address, init) => {
		const { pathname, search } = new URL(String(address));
		const { method = "GET", headers, body } = init ?? {};
		const payload = typeof body === "string" ? body : body ? Buffer.from(body as Uint8Array) : undefined;
		const answer = await app.inject({
			method: method as "GET",
			url: pathname + search,
			headers: headers as Record<string, string>,
			...(payload === undefined ? {} : { payload }),
		});
		return new Response(answer.body, { status: answer.statusCode });
	};

const mapStorage = (stored: Map<string, Buffer>): FileStorage => ({
	put: async (name, bytes) => void stored.set(name, bytes),
	get: async (name) => stored.get(name),
	remove: async (name) => void stored.delete(name),
});

/** Waits for work of the outbox. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
	for (let waited = 0; waited < 400; waited++) {
		if (await isSo()) return;
		await new Promise((resolve) => setTimeout(resolve, 25));
	}
	throw new Error("it did not come to pass within ten seconds");
}
