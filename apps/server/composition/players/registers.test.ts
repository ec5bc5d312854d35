import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startDeposit } from "@baize/cashier/contract";
import { login, readCaptcha, register } from "@baize/identity/contract";
import {
	aPlayer,
	captchaHeader,
	hashedPassword,
	jobsDone,
	PASSWORD,
	registrationOf,
	sessionOf,
} from "@baize/identity/testing";
import { type CallSpec, pathOf } from "@baize/kernel/call";
import { idText, openIds } from "@baize/kernel/id";
import { announceToAll } from "@baize/notifications/contract";
import { bindRoutes, openHttp, openLog, readConfig, type Session, visitReader } from "@baize/platform-server";
import { changeRegister } from "@baize/safer-play/contract";
import { openTestDatabase, settableClock } from "@baize/testing";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Composition, openComposition } from "../index.ts";

const log = openLog("silent");
const clock = settableClock();
const ids = openIds(clock, 28);
const sessions = new Map<string, Session>();
let database: Awaited<ReturnType<typeof openTestDatabase>>;
let composition: Composition;
let app: FastifyInstance;
let operator: Session;

beforeAll(async () => {
	database = await openTestDatabase();
	const config = readConfig({ PROFILE: "test", DATA_DIR: mkdtempSync(join(tmpdir(), "baize-registers-")) });
	composition = await openComposition({ config, clock, database, log });
	app = openHttp(config, log);
	bindRoutes(
		app,
		composition.bindings,
		visitReader((sid) => sessions.get(sid ?? "")),
	);
	await composition.start();
	operator = (await someone({ roles: ["players", "content"] })).session;
});
afterAll(async () => {
	await app.close();
	await composition.stop();
	await database.close();
});

async function someone(options: { roles?: string[] } = {}): Promise<{ session: Session; email: string }> {
	const { playerId, email } = await aPlayer(database, { ...options, passwordHash: await hashedPassword() });
	if (!options.roles) await database.transaction((tx) => composition.domains.wallet.open(tx, playerId, "CAD"));
	const session = { ...sessionOf(playerId, { roles: options.roles ?? [] }), handle: idText(ids()) };
	sessions.set(session.handle, session);
	await sql`insert into identity.session (session_id, bucket, sid_hash, handle, person_id, created_at, last_seen_at, expires_at, user_agent)
		values (${session.sessionId}, ${session.bucket}, ${Buffer.from(session.handle)}, ${session.handle}, ${playerId}, now(), now(), now() + interval '1 day', '')`.execute(
		database.reader,
	);
	return { session, email };
}

type CallInput = { by?: Session; params?: Record<string, string>; headers?: Record<string, string> };

function requestWithdrawal(call: CallSpec, payload: object, { by, params = {}, headers = {} }: CallInput = {}) {
	const url = pathOf(call, { ...(by ? { session: by.handle } : {}), ...params });
	const cookie = by ? { cookie: `sid=${by.handle}` } : {};
	return app.inject({ method: call.method, url, headers: { ...headers, ...cookie }, payload });
}

const enter = (email: string) =>
	requestWithdrawal(
		changeRegister,
		{ act: "add", entries: [{ email }], reason: "Requested by letter." },
		{ by: operator, params: { register: "own" } },
	);
const offeredCaptcha = {
	offer: async (purpose: string) => (await app.inject(`${readCaptcha.path}?purpose=${purpose}`)).json(),
};
const subjectsTo = async (email: string) => {
	await jobsDone(database);
	return (await composition.domains.notifications.mailbox(email)).map(({ subject }) => subject);
};
const isExcluded = async ({ playerId }: Session) =>
	(await composition.domains.saferPlay.restrictionOf(database.reader, playerId))?.kind === "EXCLUDED";

describe("[SAFE-01] a self-exclusion register is queried", () => {
	it("at registration: whom it names is answered like anybody, and gets no link", async () => {
		const send = async (email: string) => {
			const headers = await captchaHeader(offeredCaptcha, "register");
			return (await requestWithdrawal(register, registrationOf({ email, lastName: "Asked" }), { headers })).statusCode;
		};
		expect((await enter("listed.asker@baize.test")).statusCode).toBe(200);
		expect(await send("listed.asker@baize.test")).toBe(202);
		expect(await send("free.asker@baize.test")).toBe(202);
		expect(await subjectsTo("listed.asker@baize.test")).toEqual(["We cannot open an account for you"]);
		expect(await subjectsTo("free.asker@baize.test")).not.toContain("We cannot open an account for you");
	});

	it("at a login: whom it names by then is let in to withdraw, and excluded from then on", async () => {
		const { session, email } = await someone();
		await enter(email);
		expect(await isExcluded(session)).toBe(false);
		const answer = await requestWithdrawal(login, { username: email, credentials: { password: PASSWORD } });
		expect(answer.statusCode, answer.body).toBeLessThan(300);
		expect(answer.json().restriction).toBe("EXCLUDED");
		expect(await isExcluded(session)).toBe(true);
	});

	it("before a deposit: whom it names by then pays nothing in", async () => {
		const { session, email } = await someone();
		const deposit = () =>
			requestWithdrawal(
				startDeposit,
				{ method: "card", amountMinor: 2_000, requestId: idText(ids()) },
				{ by: session },
			);
		const first = await deposit();
		expect(first.statusCode, first.body).toBe(200);
		await enter(email);
		expect((await deposit()).json().errorCode).toBe("EXCLUDED");
		expect(await isExcluded(session)).toBe(true);
	});

	it("before marketing: whom it names by then is sent no offer, and the others are", async () => {
		const [listed, free] = [await someone(), await someone()];
		await enter(listed.email);
		const offer = {
			texts: { en: { title: "Double points", text: "Until Sunday." } },
			byMail: false,
			isMarketing: true,
			requestId: "an-offer-to-all",
		};
		const announced = await requestWithdrawal(announceToAll, offer, { by: operator });
		expect(announced.statusCode, announced.body).toBe(200);
		await jobsDone(database);
		const unread = ({ playerId }: Session) =>
			sql<{ n: bigint }>`select count(*) as n from notifications.inbox where player_id = ${playerId}`
				.execute(database.reader)
				.then(({ rows }) => rows[0]?.n);
		expect(await unread(free.session)).toBe(1n);
		expect(await unread(listed.session)).toBe(0n);
		expect(await isExcluded(listed.session)).toBe(true);
	});
});
