import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listPayments } from "@baize/cashier/contract";
import { aPlayer, hashedPassword, sessionOf } from "@baize/identity/testing";
import { pathOf } from "@baize/kernel/call";
import { idText, openIds, pageId } from "@baize/kernel/id";
import { systemClock } from "@baize/kernel/time";
import { KINDS } from "@baize/ledger/contract";
import {
	answerFirst,
	bindRoutes,
	connectionReader,
	dataHeaders,
	hotCalls,
	openAnswersInTime,
	openHttp,
	openLog,
	openProbe,
	readConfig,
	type Session,
	visitReader,
} from "@baize/platform-server";
import { playRealRound } from "@baize/play/contract";
import { freezePostgres } from "@baize/testing";
import { seedVerification } from "@baize/verification/server";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { serveHealth } from "./health.ts";
import { type House, openHouse } from "./house/index.ts";
import { type OpenedDatabase, openMigratedDatabase } from "./start-up.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const log = openLog("silent");
const clock = systemClock;
let home: string;
let opened: OpenedDatabase;
let house: House;
let app: FastifyInstance;
let origin: string;
let session: Session;

beforeAll(async () => {
	home = mkdtempSync(join(tmpdir(), "baize-test-frozen-"));
	chmodSync(home, 0o755);
	const config = readConfig({ PROFILE: "test", DATA_DIR: home });
	opened = await openMigratedDatabase(config);
	house = await openHouse({ config, clock, database: opened.database, log });
	await house.start();
	session = await aFundedPlayer();
	app = openHttp(config, log);
	const readSession = () => session;
	bindRoutes(app, house.bindings, visitReader(readSession));
	const probe = openProbe(opened.database.url);
	serveHealth(app, { isStopping: () => false, hasNumber: house.hasNumber, databaseAnswers: probe.answers });
	await app.ready();
	const headers = dataHeaders(config.publicUrl);
	const quick = { visitOf: connectionReader(readSession, []), headers, observe: () => {}, keptMs: 72_000 };
	const inTime = openAnswersInTime({ headers, log });
	answerFirst(app, [hotCalls(house.bindings, { ...quick, log, publicUrl: config.publicUrl })], inTime.watch);
	origin = await app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
	await app.close();
	await house.stop();
	await opened.close();
	rmSync(home, { recursive: true, force: true });
});

async function aFundedPlayer(): Promise<Session> {
	const { database } = opened;
	const ids = openIds(clock, () => 30);
	const { playerId } = await aPlayer(database, { passwordHash: await hashedPassword() });
	await seedVerification({ database, clock }, playerId, { status: "VERIFIED" });
	await database.transaction((tx) => house.rooms.wallet.open(tx, playerId, "CAD"));
	const deposit = { playerId, currency: "CAD", amountMinor: 50_000n, reference: ids() };
	await database.transaction((tx) => house.rooms.wallet.deposit(tx, deposit));
	const funded = { ...sessionOf(playerId), handle: "h1" };
	const { commitment } = await house.rooms.play.readSeeds(funded);
	await house.rooms.play.chooseClientSeed(funded, { commitment, clientSeed: "of a test" });
	return funded;
}

type Answered = { status: number; code: string | undefined; retryAfter: string | null; ms: number };

async function ask(path: string, body?: object): Promise<Answered> {
	const startedMs = performance.now();
	const answer = await fetch(origin + path, {
		method: body ? "POST" : "GET",
		headers: { "content-type": "application/json", cookie: "sid=x" },
		...(body ? { body: JSON.stringify(body) } : {}),
	});
	const said = (await answer.json()) as { errorCode?: string };
	const ms = performance.now() - startedMs;
	return { status: answer.status, code: said.errorCode, retryAfter: answer.headers.get("retry-after"), ms };
}

const roundsPath = pathOf(playRealRound, { session: "h1" });
let pageNumber = 1;
const aRound = (): object => ({
	gameId: "tidal-book",
	lineBetMinor: 1,
	roundId: idText(pageId(clock.nowMs(), pageNumber++)),
	mode: "real",
});

/** How often each kind of operation stands in the player's books. */
async function booked(): Promise<Record<number, number>> {
	const { rows } = await sql<{ kind: number; count: string }>`select kind, count(*) as count from ledger.journal
		where player_id = ${session.playerId} group by kind`.execute(opened.database.reader);
	return Object.fromEntries(rows.map(({ kind, count }) => [kind, Number(count)]));
}

describe("while PostgreSQL is frozen", () => {
	it("the site says at once that it is not ready, refuses in time, and goes on by itself; nothing is done twice", async () => {
		expect(await ask(roundsPath, aRound())).toMatchObject({ status: 200 });
		const round = aRound();
		const frozen = freezePostgres(home);
		try {
			// More than there are connections, so that some wait for one.
			const reads = Array.from({ length: 30 }, () => ask(pathOf(listPayments, { session: "h1" })));
			const probes = Array.from({ length: 3 }, () => ask("/health/ready"));
			const stake = ask(roundsPath, round);
			for (const { status, ms } of await Promise.all(probes)) {
				expect(status).toBe(503);
				expect(ms).toBeLessThan(1_000);
			}
			for (const refused of await Promise.all([...reads, stake])) {
				expect(refused).toMatchObject({
					status: 503,
					code: "OUTSIDE_UNAVAILABLE",
					retryAfter: expect.stringMatching(/^\d+$/),
				});
				expect(refused.ms).toBeLessThan(10_000);
			}
			expect((await ask("/health/ready")).ms).toBeLessThan(1_000);
		} finally {
			frozen.thaw();
		}
		await vi.waitFor(async () => expect((await ask("/health/ready")).status).toBe(200), { timeout: 5_000 });
		expect(await ask(pathOf(listPayments, { session: "h1" }))).toMatchObject({ status: 200 });
		// What nobody knew is asked again.
		expect(await ask(roundsPath, round)).toMatchObject({ status: 200 });
		expect(await ask(roundsPath, round)).toMatchObject({ status: 200 });
		expect(await booked()).toEqual({ [KINDS.deposit.number]: 1, [KINDS.casinoRound.number]: 2 });
		expect(await house.rooms.ledger.audit()).toEqual([]);
	});
});
