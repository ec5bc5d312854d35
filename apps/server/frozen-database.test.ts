import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { listPayments } from "@baize/cashier/contract";
import { STRICTEST } from "@baize/geo/contract";
import { aPlayer, hashedPassword, sessionOf } from "@baize/identity/testing";
import { pathOf } from "@baize/kernel/call";
import { idText, openIds, pageId } from "@baize/kernel/id";
import { systemClock } from "@baize/kernel/time";
import { KINDS } from "@baize/ledger/contract";
import {
	bindRoutes,
	type Config,
	connectionReader,
	dataHeaders,
	fastCommands,
	openHttp,
	openLog,
	openProbe,
	openResponseDeadlines,
	openServerFactory,
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
import { type Composition, openComposition } from "./composition/index.ts";
import { paidIn } from "./composition/testing/paid-in.ts";
import { serveHealth } from "./health.ts";
import { WAYS, type Way } from "./pages/sample-site.ts";
import { type OpenedDatabase, openMigratedDatabase } from "./start-up.ts";

// The database is made on the real disk, which the databases of other tests keep busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 300_000 });

/** The probe gives up after 0.8 s; on a busy machine its answer takes longer to arrive. */
const PROBE_MS = 3_000;

const log = openLog("silent");
const clock = systemClock;
let home: string;
let config: Config;
let opened: OpenedDatabase;
let composition: Composition;
beforeAll(async () => {
	home = mkdtempSync(join(tmpdir(), "baize-test-frozen-"));
	chmodSync(home, 0o755);
	config = readConfig({ PROFILE: "test", DATA_DIR: home });
	opened = await openMigratedDatabase(config);
	composition = await openComposition({ config, clock, database: opened.database, log });
	await composition.seed();
	await composition.start();
});
afterAll(async () => {
	await composition.stop();
	await opened.close();
	rmSync(home, { recursive: true, force: true });
});

const ids = openIds(clock, () => 30);

type Site = { app: FastifyInstance; origin: string; session: Session };

/** The calls of the site and its health, for a player with funds. */
async function openSite(way: Way): Promise<Site> {
	const session = await aFundedPlayer();
	const readSession = () => session;
	const headers = dataHeaders(config.publicUrl);
	const fastPathPorts = { visitOf: connectionReader(readSession, []), headers, observe: () => {} };
	const commands = fastCommands(composition.bindings, { ...fastPathPorts, log, publicUrl: config.publicUrl });
	const deadlines = openResponseDeadlines({ headers, log });
	const matchers = way === WAYS[0] ? [commands] : [];
	const app = openHttp(config, log, undefined, openServerFactory({ matchers, deadlines }));
	bindRoutes(app, composition.bindings, visitReader(readSession));
	const probe = openProbe(opened.database.url);
	serveHealth(app, { isStopping: () => false, hasNumber: composition.hasNumber, databaseAnswers: probe.answers });
	return { app, origin: await app.listen({ port: 0, host: "127.0.0.1" }), session };
}

async function aFundedPlayer(): Promise<Session> {
	const { database } = opened;
	const { playerId } = await aPlayer(database, { passwordHash: await hashedPassword() });
	await seedVerification({ database, clock }, playerId, { status: "VERIFIED" });
	await database.transaction((tx) => composition.domains.wallet.open(tx, playerId, "CAD"));
	const deposit = { playerId, currency: "CAD", amountMinor: 50_000n, reference: ids() };
	await paidIn(composition.domains, database, deposit);
	const funded = { ...sessionOf(playerId), handle: "h1" };
	const { commitment } = await composition.domains.play.readSeeds(funded);
	await composition.domains.play.chooseClientSeed(funded, { commitment, clientSeed: "of a test" });
	return funded;
}

type Answered = { status: number; code: string | undefined; retryAfter: string | null; ms: number };

const roundsPath = pathOf(playRealRound, { session: "h1" });
let pageNumber = 1;
const aRound = (): object => ({
	gameId: "tidal-book",
	bet: { lineBetMinor: 1 },
	roundId: idText(pageId(clock.nowMs(), pageNumber++)),
	mode: "real",
});

describe.each(WAYS)("while PostgreSQL is frozen, and commands are answered %s", (way) => {
	let site: Site;
	beforeAll(async () => {
		site = await openSite(way);
	});
	afterAll(() => site.app.close());

	async function request(path: string, body?: object): Promise<Answered> {
		const startedMs = performance.now();
		const answer = await fetch(site.origin + path, {
			method: body ? "POST" : "GET",
			headers: { "content-type": "application/json", cookie: "sid=x" },
			...(body ? { body: JSON.stringify(body) } : {}),
		});
		const parsed = (await answer.json()) as { errorCode?: string };
		const ms = performance.now() - startedMs;
		return { status: answer.status, code: parsed.errorCode, retryAfter: answer.headers.get("retry-after"), ms };
	}

	/** How often each kind of operation is in the player's ledger. */
	async function booked(): Promise<Record<number, number>> {
		const { rows } = await sql<{ kind: number; count: string }>`select kind, count(*) as count from ledger.journal
			where player_id = ${site.session.playerId} group by kind`.execute(opened.database.reader);
		return Object.fromEntries(rows.map(({ kind, count }) => [kind, Number(count)]));
	}

	it("the site reports at once that it is not ready, refuses in time, and recovers by itself; nothing is done twice", async () => {
		expect(await request(roundsPath, aRound())).toMatchObject({ status: 200 });
		// The next round of a slot may come no sooner in Ontario.
		await pause(STRICTEST.slots.minRoundMs);
		const round = aRound();
		const frozen = freezePostgres(home);
		try {
			// More than there are connections, so that some wait for one.
			const reads = Array.from({ length: 30 }, () => request(pathOf(listPayments, { session: "h1" })));
			const probes = Array.from({ length: 3 }, () => request("/health/ready"));
			const stake = request(roundsPath, round);
			for (const { status, ms } of await Promise.all(probes)) {
				expect(status).toBe(503);
				expect(ms).toBeLessThan(PROBE_MS);
			}
			for (const refused of await Promise.all([...reads, stake])) {
				expect(refused).toMatchObject({
					status: 503,
					code: "OUTSIDE_UNAVAILABLE",
					retryAfter: expect.stringMatching(/^\d+$/),
				});
				expect(refused.ms).toBeLessThan(10_000);
			}
			expect((await request("/health/ready")).ms).toBeLessThan(PROBE_MS);
		} finally {
			frozen.thaw();
		}
		await vi.waitFor(async () => expect((await request("/health/ready")).status).toBe(200), { timeout: 5_000 });
		expect(await request(pathOf(listPayments, { session: "h1" }))).toMatchObject({ status: 200 });
		// A request with an unknown outcome is sent again.
		expect(await request(roundsPath, round)).toMatchObject({ status: 200 });
		expect(await request(roundsPath, round)).toMatchObject({ status: 200 });
		expect(await booked()).toEqual({ [KINDS.deposit.number]: 1, [KINDS.casinoRound.number]: 2 });
		expect(await composition.domains.ledger.audit()).toEqual([]);
	});
});
