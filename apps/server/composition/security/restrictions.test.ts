import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { aPlayer, hashedPassword, sessionOf } from "@baize/identity/testing";
import { type CallSpec, pathOf, queryText, RESTRICTIONS, type Restriction } from "@baize/kernel/call";
import { idText, openIds, pageId } from "@baize/kernel/id";
import { DAY_MS } from "@baize/kernel/time";
import {
	bindRoutes,
	openHttp,
	openLog,
	type PlayerCall,
	readConfig,
	type Session,
	visitReader,
} from "@baize/platform-server";
import { excludeMyself, setLimit, takeTimeOut } from "@baize/safer-play/contract";
import { type EventView, listEvents, readEvent } from "@baize/sports/contract";
import { openTestDatabase, type SettableClock, settableClock } from "@baize/testing";
import { seedVerification } from "@baize/verification/server";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type Composition, openComposition } from "../index.ts";
import { PLAYER_CALLS } from "../modules.ts";

type Person = { playerId: bigint; session: Session };

/** Calls that need a stake limit of 100.00 a day, set before; for some, a raise of it to 200.00 has waited its day. */
const OF_A_LIMIT = ["setLimit", "confirmLimit", "dropLimitChange"];
const OF_A_RAISE = ["confirmLimit", "dropLimitChange"];
const log = openLog("silent");
const sessions = new Map<string, Session>();
let database: Awaited<ReturnType<typeof openTestDatabase>>;
let clock: SettableClock;
let composition: Composition;
let app: FastifyInstance;

beforeAll(async () => {
	database = await openTestDatabase();
	clock = settableClock();
	const config = readConfig({ PROFILE: "test", DATA_DIR: mkdtempSync(join(tmpdir(), "baize-restrictions-")) });
	composition = await openComposition({ config, clock, database, log });
	app = openHttp(config, log);
	bindRoutes(
		app,
		composition.bindings,
		visitReader((sid) => sessions.get(sid ?? "")),
	);
	await composition.start();
	await vi.waitFor(async () => expect(await eventsOnSale()).not.toEqual([]), 10_000);
});
afterAll(async () => {
	await app.close();
	await composition.stop();
	await database.close();
});

const ids = openIds({ nowMs: () => Date.now() } as never, 30);

/** A page makes the id of a round or a bet from its clock and a number of its own. */
let pageNumber = 1;
const eventsOnSale = async (): Promise<EventView[]> =>
	(await app.inject(`${listEvents.path}?vertical=sports`)).json().events;

/** An unrestricted player: verified, with money, under the current terms. */
async function aFreePlayer(): Promise<Person> {
	const { playerId } = await aPlayer(database, { passwordHash: await hashedPassword() });
	const session = { ...sessionOf(playerId), handle: idText(ids()) };
	sessions.set(session.handle, session);
	await restorable(session);
	await database.transaction((tx) => composition.domains.wallet.open(tx, playerId, "CAD"));
	const deposit = { playerId, currency: "CAD", amountMinor: 50_000n, reference: ids() };
	await database.transaction((tx) => composition.domains.wallet.deposit(tx, deposit));
	const { commitment } = await composition.domains.play.readSeeds(session);
	await composition.domains.play.chooseClientSeed(session, { commitment, clientSeed: "of a test" });
	return { playerId, session };
}

/** A session whose cookie a call may replace. */
const restorable = ({ sessionId, bucket, handle, playerId }: Session) =>
	sql`insert into identity.session (session_id, bucket, sid_hash, handle, person_id, created_at, last_seen_at, expires_at, user_agent)
		values (${sessionId}, ${bucket}, ${Buffer.from(handle)}, ${handle}, ${playerId}, now(), now(), now() + interval '1 day', '')`.execute(
		database.reader,
	);

async function requestWithdrawal(
	{ session }: Person,
	call: CallSpec,
	row: PlayerCall,
): Promise<{ status: number; code?: string }> {
	const params = { session: session.handle, ...row.params };
	const answer = await app.inject({
		method: call.method,
		url: pathOf(call, params) + queryText(row.query),
		headers: { cookie: `sid=${session.handle}`, ...row.headers },
		...(row.body === undefined ? {} : { payload: row.body }),
	});
	const code = answer.statusCode < 400 ? undefined : (answer.json().errorCode as string);
	return { status: answer.statusCode, ...(code ? { code } : {}) };
}

const BEGIN: Record<Restriction, (person: Person) => Promise<unknown>> = {
	excluded: (person) => requestWithdrawal(person, excludeMyself, { body: { term: "6months" } }),
	timedOut: (person) => requestWithdrawal(person, takeTimeOut, { body: { days: 7 } }),
	terms: ({ playerId }) =>
		sql`update identity.player set terms_version = '2000-01' where player_id = ${playerId}`.execute(database.reader),
	blocked: ({ playerId }) =>
		seedVerification({ database, clock }, playerId, { status: "BLOCKED", reason: "not genuine" }),
};

async function aPersonWho(restriction: Restriction | "free", call: string): Promise<Person> {
	const person = await aFreePlayer();
	if (restriction !== "blocked") await seedVerification({ database, clock }, person.playerId, { status: "VERIFIED" });
	if (OF_A_LIMIT.includes(call))
		await requestWithdrawal(person, setLimit, { body: { kind: "stake", window: "day", amount: 10_000 } });
	if (OF_A_RAISE.includes(call)) {
		await requestWithdrawal(person, setLimit, { body: { kind: "stake", window: "day", amount: 20_000 } });
		clock.advance(DAY_MS);
	}
	if (restriction !== "free") await BEGIN[restriction](person);
	return person;
}

/** What only the running site knows: an open price, and ids made by a page. */
async function completed(name: string, row: PlayerCall): Promise<PlayerCall> {
	if (name === "playRealRound")
		return {
			...row,
			body: { ...row.body, roundId: idText(pageId(clock.nowMs(), pageNumber++)) },
		};
	if (name !== "placeBet") return row;
	const { eventId } = (await eventsOnSale()).at(-1)!;
	const event: EventView = (await app.inject(pathOf(readEvent, { eventId }))).json();
	const selection = event.markets[0]!.selections[0]!;
	const leg = { selectionId: selection.selectionId, priceX10000: selection.priceX10000 };
	return {
		...row,
		body: { ...row.body, betId: idText(pageId(clock.nowMs(), pageNumber++)), legs: [leg] },
	};
}

describe("[SAFE-01] [VER-10] [AUTH-13] what a player may do who is excluded, takes a break, has terms to accept or is blocked", () => {
	it("is decided for every call that players make", () => {
		const calls = composition.bindings.filter(({ call }) => call.who === "player").map(({ call }) => call.name);
		expect(Object.keys(PLAYER_CALLS).sort()).toEqual([...new Set(calls)].sort());
	});

	it.each(Object.entries(PLAYER_CALLS))("%s", async (name, row) => {
		const { call } = composition.bindings.find((binding) => binding.call.name === name)!;
		const outcomeFor = async (who: Restriction | "free") => {
			const person = await aPersonWho(who, name);
			return requestWithdrawal(person, call, await completed(name, row));
		};
		const free = await outcomeFor("free");
		expect(free.status).toBeLessThan(500);
		expect(["VALIDATION_ERROR", "SESSION_REQUIRED", "EXCLUDED", "TERMS_DUE"]).not.toContain(free.code);
		if (row.succeeds) expect(free.code).toBeUndefined();
		for (const restriction of RESTRICTIONS) {
			const refusal = row.refused?.[restriction];
			const outcome = await outcomeFor(restriction);
			expect({ restriction, code: outcome.code }).toEqual({ restriction, code: refusal ?? free.code });
		}
	});
});
