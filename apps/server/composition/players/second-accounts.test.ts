import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startDeposit } from "@baize/cashier/contract";
import { resolveDuplicate } from "@baize/identity/contract";
import { aPlayer, jobsDone, type PlayerOptions, sessionOf } from "@baize/identity/testing";
import { type CallSpec, pathOf } from "@baize/kernel/call";
import { idText, openIds, pageId } from "@baize/kernel/id";
import { bindRoutes, openHttp, openLog, readConfig, type Session, visitReader } from "@baize/platform-server";
import { playRealRound } from "@baize/play/contract";
import { excludeMyself } from "@baize/safer-play/contract";
import { openTestDatabase, settableClock } from "@baize/testing";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Composition, openComposition } from "../index.ts";

const log = openLog("silent");
const clock = settableClock();
const ids = openIds(clock, 29);
const sessions = new Map<string, Session>();
let database: Awaited<ReturnType<typeof openTestDatabase>>;
let composition: Composition;
let app: FastifyInstance;

beforeAll(async () => {
	database = await openTestDatabase();
	const config = readConfig({ PROFILE: "test", DATA_DIR: mkdtempSync(join(tmpdir(), "baize-second-accounts-")) });
	composition = await openComposition({ config, clock, database, log });
	app = openHttp(config, log);
	bindRoutes(
		app,
		composition.bindings,
		visitReader((sid) => sessions.get(sid ?? "")),
	);
	await composition.start();
});
afterAll(async () => {
	await app.close();
	await composition.stop();
	await database.close();
});

/** Each lives at another address by default, so that none is taken for another. */
async function someone(options: PlayerOptions = {}): Promise<Session> {
	const { playerId } = await aPlayer(database, options);
	if (!options.roles) await database.transaction((tx) => composition.domains.wallet.open(tx, playerId, "CAD"));
	return withSession(playerId, options.roles);
}

async function withSession(playerId: bigint, roles: string[] = []): Promise<Session> {
	const session = { ...sessionOf(playerId, { roles }), handle: idText(ids()) };
	sessions.set(session.handle, session);
	await sql`insert into identity.session (session_id, bucket, sid_hash, handle, person_id, created_at, last_seen_at, expires_at, user_agent)
		values (${session.sessionId}, ${session.bucket}, ${Buffer.from(session.handle)}, ${session.handle}, ${playerId}, now(), now(), now() + interval '1 day', '')`.execute(
		database.reader,
	);
	return session;
}

function requestWithdrawal({ handle }: Session, call: CallSpec, body: object, params: Record<string, string> = {}) {
	const url = pathOf(call, { session: handle, ...params });
	return app.inject({ method: call.method, url, headers: { cookie: `sid=${handle}` }, payload: body });
}

const deposit = (by: Session) =>
	requestWithdrawal(by, startDeposit, { method: "card", amountMinor: 2_000, requestId: idText(ids()).slice(0, 20) });
const play = (by: Session) =>
	requestWithdrawal(by, playRealRound, {
		gameId: "tidal-book",
		lineBetMinor: 10,
		mode: "real",
		roundId: idText(pageId(clock.nowMs(), 1)),
	});

describe("a second account of one person", () => {
	it("is excluded with the first before its first deposit, and from play, under another e-mail", async () => {
		const first = await someone({ postalCode: "M5H 2N2" });
		expect((await deposit(first)).statusCode).toBe(200);
		expect((await requestWithdrawal(first, excludeMyself, { term: "permanent" })).statusCode).toBe(200);
		const second = await someone({ postalCode: "m5h2n2", firstName: "PÁT" });
		const refused = await deposit(second);
		expect([refused.statusCode, refused.json()]).toMatchObject([
			403,
			{ errorCode: "EXCLUDED", isCarried: true, untilMs: null },
		]);
		await jobsDone(database);
		const money = { playerId: second.playerId, currency: "CAD", amountMinor: 5_000n, reference: ids() };
		await database.transaction((tx) => composition.domains.wallet.deposit(tx, money));
		const { commitment } = await composition.domains.play.readSeeds(second);
		await composition.domains.play.chooseClientSeed(second, { commitment, clientSeed: "of a test" });
		expect((await play(second)).json().errorCode).toBe("EXCLUDED");
	});

	it("of an active one waits for an operator, who frees it with a reason", async () => {
		const first = await someone({ postalCode: "K1A 0B1" });
		expect((await deposit(first)).statusCode).toBe(200);
		const second = await someone({ postalCode: "K1A 0B1" });
		expect((await deposit(second)).json().errorCode).toBe("ACCOUNT_ON_HOLD");
		expect((await deposit(first)).statusCode).toBe(200);
		const operator = await someone({ roles: ["players"] });
		const pair = { player: idText(second.playerId), older: idText(first.playerId) };
		const decision = {
			resolution: "anotherPerson",
			reason: "A relative at the same address; both documents were checked.",
		};
		expect((await requestWithdrawal(operator, resolveDuplicate, decision, pair)).statusCode).toBe(200);
		expect((await deposit(second)).statusCode).toBe(200);
		const { rows } = await sql<{ n: bigint }>`select count(*) as n from audit.entry
			where player_id = ${second.playerId} and target = ${idText(first.playerId)} and action like 'duplicate.%'`.execute(
			database.reader,
		);
		expect(rows[0]?.n).toBe(2n);
	});
});
