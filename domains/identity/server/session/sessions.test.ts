import { openIds } from "@baize/kernel/id";
import type { Bus, Database, Session } from "@baize/platform-server";
import { openTestDatabase, PROVED, settableClock } from "@baize/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aPlayer, sharedBus } from "../../testing/index.ts";
import { openSessions, type Sessions, type StartedSession } from "./sessions.ts";

const FROM = { audience: "players", ip: "127.0.0.1", userAgent: "test" } as const;
const clock = settableClock();
const ids = openIds(clock);
let database: Database;
let bus: Bus;
let here: Sessions;
let elsewhere: Sessions;
let playerId: bigint;
let hungUp: bigint[];

beforeAll(async () => {
	database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
	bus = sharedBus();
	hungUp = [];
	here = openSessions({ database, clock, ids, bus, stream: { hangUp: (id) => void hungUp.push(id) } });
	elsewhere = openSessions({ database, clock, ids, bus, stream: { hangUp: (id) => void hungUp.push(id) } });
	({ playerId } = await aPlayer(database));
});

const start = (): Promise<StartedSession> => database.transaction((tx) => here.start(tx, playerId, FROM, PROVED));
const isNow = (answer: ReturnType<ReturnType<Sessions["reader"]>>): answer is Session | undefined =>
	!(answer instanceof Promise);

describe("a session", () => {
	it("is read at once from memory after the first time", async () => {
		const { sid, handle } = await start();
		const first = await here.reader("players")(sid);
		expect(first).toMatchObject({ handle, playerId, currency: "CAD", roles: [] });
		const second = here.reader("players")(sid);
		expect(isNow(second)).toBe(true);
		expect(second).toBe(first);
	});

	it("is read from the database once for many concurrent requests, and again after a minute", async () => {
		const { sid } = await start();
		const answers = Array.from({ length: 5 }, () => here.reader("players")(sid));
		expect(new Set(answers).size).toBe(1);
		await answers[0];
		clock.advance(59_999);
		expect(isNow(here.reader("players")(sid))).toBe(true);
		clock.advance(1);
		expect(isNow(here.reader("players")(sid))).toBe(false);
	});

	it("is read from the database again where messages of other processes were missed", async () => {
		const missers: ((() => void) | undefined)[] = [];
		const deaf: Bus = { ...bus, subscribe: (_channel, _onMessage, missed) => void missers.push(missed) };
		const away = openSessions({ database, clock, ids, bus: deaf, stream: { hangUp: () => {} } });
		const { sid } = await start();
		await away.reader("players")(sid);
		await database.transaction((tx) => here.end(tx, sid));
		expect(isNow(away.reader("players")(sid))).toBe(true);
		for (const missed of missers) missed?.();
		expect(await away.reader("players")(sid)).toBeUndefined();
	});

	it.each([undefined, "", "short", "ü".repeat(44), `${"A".repeat(43)};`])(
		"of the cookie %j is none, without asking",
		(sid) => {
			expect(here.reader("players")(sid)).toBeUndefined();
		},
	);

	it("that never was is none", async () => {
		expect(await here.reader("players")("B".repeat(44))).toBeUndefined();
	});

	it("of a person that changes is announced in every process, and where messages were lost any may have", async () => {
		const changed: (bigint | undefined)[] = [];
		elsewhere.onPersonChanged((personId) => void changed.push(personId));
		here.forget({ personId: playerId });
		const missers: ((() => void) | undefined)[] = [];
		const deaf: Bus = { ...bus, subscribe: (_channel, _listener, missed) => void missers.push(missed) };
		const away = openSessions({ database, clock, ids, bus: deaf, stream: { hangUp: () => {} } });
		away.onPersonChanged((personId) => void changed.push(personId));
		for (const missed of missers) missed?.();
		expect(changed).toEqual([playerId, undefined]);
	});

	it("that has ended is removed from the memory of every process", async () => {
		const { sid, sessionId } = await start();
		await Promise.all([here.reader("players")(sid), elsewhere.reader("players")(sid)]);
		await database.transaction((tx) => here.end(tx, sid));
		here.forget({ sessionId });
		expect(await here.reader("players")(sid)).toBeUndefined();
		expect(await elsewhere.reader("players")(sid)).toBeUndefined();
	});

	it("is not cached by a read that was under way when an end was announced, of whatever session", async () => {
		const { sid } = await start();
		const reading = here.reader("players")(sid);
		elsewhere.forget({ sessionId: 99n });
		await reading;
		expect(isNow(here.reader("players")(sid))).toBe(false);
	});

	it("ends with all others of its person", async () => {
		const sids = [(await start()).sid, (await start()).sid];
		for (const sid of sids) await elsewhere.reader("players")(sid);
		expect(await database.transaction((tx) => here.endAllOf(tx, playerId))).toHaveLength(2);
		here.forget({ personId: playerId });
		for (const sid of sids) expect(await elsewhere.reader("players")(sid)).toBeUndefined();
	});

	it("that has ended sends nothing more to open pages, in any process", async () => {
		const { sessionId } = await start();
		here.forget({ sessionId });
		here.forget({ personId: playerId });
		expect(hungUp.filter((id) => id === sessionId).length).toBeGreaterThanOrEqual(2);
		expect(hungUp.filter((id) => id === playerId).length).toBeGreaterThanOrEqual(2);
	});

	it("that ended elsewhere without a message is trusted for a minute at most", async () => {
		const { sid } = await start();
		await elsewhere.reader("players")(sid);
		await database.transaction((tx) => here.end(tx, sid));
		clock.advance(60_000);
		expect(await elsewhere.reader("players")(sid)).toBeUndefined();
	});

	it("ends once", async () => {
		const { sid, sessionId } = await start();
		const end = () => database.transaction((tx) => here.end(tx, sid));
		expect(await end()).toEqual({ sessionId, personId: playerId });
		expect(await end()).toBeUndefined();
	});

	it("knows what to call its person", async () => {
		const session = await here.reader("players")((await start()).sid);
		expect(here.displayNameOf(session!)).toBe("Pat Doe");
	});

	it("is removed from the database a month after its end", async () => {
		const { sid } = await start();
		clock.advance(31 * 24 * 3_600_000);
		await here.tidy();
		expect(await database.transaction((tx) => here.end(tx, sid))).toBeUndefined();
	});
});
