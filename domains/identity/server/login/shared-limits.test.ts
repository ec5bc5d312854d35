import { CALL_LIMITS } from "@baize/kernel/call";
import { type Database, openRateLimits, type SharedCounts } from "@baize/platform-server";
import { openTestDatabase, settableClock } from "@baize/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openAttempts } from "./attempts-store.ts";
import { openSharedLimits } from "./shared-limits-store.ts";

const KEY = Buffer.alloc(32, 7);
const WINDOW_MS = 60_000;
const clock = settableClock();
let database: Database;
let shared: SharedCounts;

beforeAll(async () => {
	database = await openTestDatabase();
	shared = openSharedLimits(database.reader, clock, KEY);
});
afterAll(() => database.close());

const count = (subject: string, limit: number, cost = 1) => ({ subject, limit, cost });
const leftOf = async (outcomes: readonly Promise<{ isLeft: boolean }>[]): Promise<number> =>
	(await Promise.all(outcomes)).filter(({ isLeft }) => isLeft).length;
const many = (times: number, counts: ReturnType<typeof count>[]) =>
	leftOf(Array.from({ length: times }, () => shared("login", WINDOW_MS, counts)));

describe("a limit that all processes share", () => {
	it("is never exceeded, however many come at once, and comes back with time", async () => {
		const counts = [count("burst", 10)];
		expect(await many(40, counts)).toBe(10);
		expect(await shared("login", WINDOW_MS, counts)).toEqual({ isLeft: false, subject: "burst", waitMs: 6_000 });
		clock.advance(6_000);
		expect(await many(3, counts)).toBe(1);
	});

	it("is taken from all subjects or from none", async () => {
		await many(5, [count("full", 5)]);
		const both = [count("free", 10), count("full", 5)];
		expect(await shared("login", WINDOW_MS, both)).toMatchObject({ isLeft: false, subject: "full" });
		expect(await many(20, [count("free", 10)])).toBe(10);
	});

	it("is taken by two requests at once that name the same subjects in another order", async () => {
		const [there, back] = [
			[count("left", 1_000), count("right", 1_000)],
			[count("right", 1_000), count("left", 1_000)],
		];
		expect(await leftOf(Array.from({ length: 60 }, (_, at) => shared("login", WINDOW_MS, at % 2 ? there : back)))).toBe(
			60,
		);
	});

	it("is apart for each kind of call and counts by cost", async () => {
		await many(10, [count("busy", 10)]);
		expect((await shared("export", WINDOW_MS, [count("busy", 10)])).isLeft).toBe(true);
		expect(await many(10, [count("costly", 10, 5)])).toBe(2);
	});

	it("holds for two processes together", async () => {
		const factor = 6 / CALL_LIMITS.registration.perAddress;
		const processes = [0, 1].map(() => openRateLimits({ clock, factor, shared }));
		const limited = { name: "register", limit: "registration", cost: 1 } as const;
		const ask = async (at: number, ip: string) => {
			const rates = processes[at % 2]!;
			return rates.takeFromAddress(limited, ip) ?? (await rates.takeShared(limited, { ip, session: undefined }));
		};
		const from = async (ip: string) =>
			(await Promise.all(Array.from({ length: 12 }, (_, at) => ask(at, ip)))).filter((refusal) => !refusal).length;
		expect(await from("203.0.113.9")).toBe(6);
		expect(await from("2001:db8:7:1::1")).toBe(6);
		expect(await from("203.0.113.10")).toBe(6);
		expect((await ask(0, "203.0.113.9"))?.retryAfterMs).toBe(CALL_LIMITS.registration.windowMs / 6);
	});

	it("leaves nothing behind once it is whole again, and stores no address in the database", async () => {
		await many(3, [count("203.0.113.77", 10)]);
		const rows = async () =>
			(await sql<{ row: string }>`select a::text as row from identity.attempt a`.execute(database.reader)).rows;
		expect((await rows()).map(({ row }) => row).join()).not.toContain(Buffer.from("203.0.113").toString("hex"));
		clock.advance(10 * CALL_LIMITS.registration.windowMs * 16);
		await openAttempts(clock, KEY).tidy(database.reader);
		expect(await rows()).toEqual([]);
	});
});
