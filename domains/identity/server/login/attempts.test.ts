import type { Database } from "@baize/platform-server";
import { openTestDatabase, settableClock } from "@baize/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Attempts, BUDGETS, openAttempts } from "./attempts-store.ts";

const clock = settableClock();
const { limit, windowMs } = BUDGETS.loginOfAccount;
const EACH_MS = windowMs / limit;
let database: Database;
let attempts: Attempts;
let subject: string;

beforeAll(async () => {
	database = await openTestDatabase();
	attempts = openAttempts(clock, Buffer.alloc(32, 7));
});
afterAll(() => database.close());

const spend = () => attempts.spend(database.reader, "loginOfAccount", subject);
const spendMany = async (count: number) => {
	const answers = await Promise.all(Array.from({ length: count }, spend));
	return answers.filter((answer) => answer.isLeft).length;
};

describe("a budget of attempts", () => {
	it("is never overspent, however many come at once", async () => {
		subject = "burst";
		expect(await spendMany(64)).toBe(limit);
		expect(await spend()).toEqual({ isLeft: false, waitMs: EACH_MS });
	});

	it("comes back one by one, up to its limit", async () => {
		subject = "slow";
		await spendMany(limit);
		clock.advance(EACH_MS - 1);
		expect(await spend()).toEqual({ isLeft: false, waitMs: 1 });
		clock.advance(1);
		expect(await spendMany(3)).toBe(1);
		clock.advance(100 * windowMs);
		expect(await spendMany(limit + 5)).toBe(limit);
	});

	it("gets one back for a good attempt, or all", async () => {
		subject = "good";
		await spendMany(limit);
		await attempts.refund(database.reader, "loginOfAccount", subject);
		expect(await spendMany(3)).toBe(1);
		await attempts.restore(database.reader, "loginOfAccount", subject);
		expect(await spendMany(limit + 1)).toBe(limit);
	});

	it("is separate for each subject and each purpose, and stores no names in the database", async () => {
		subject = "somebody@baize.test";
		await spendMany(limit);
		expect((await attempts.spend(database.reader, "recoveryMail", subject)).isLeft).toBe(true);
		const { rows } = await sql<{ row: string }>`select a::text as row from identity.attempt a`.execute(database.reader);
		expect(rows.map(({ row }) => row).join()).not.toContain(Buffer.from("somebody").toString("hex"));
	});

	it("from one IPv6 subscriber is spent once, however many of their addresses are used", async () => {
		const { limit: max } = BUDGETS.wrongFromAddress;
		const spendFrom = async (addresses: readonly string[]) => {
			const answers = await Promise.all(addresses.map((ip) => attempts.spend(database.reader, "wrongFromAddress", ip)));
			return answers.filter((answer) => answer.isLeft).length;
		};
		const addressesIn = (network: string, count = 64) =>
			Array.from({ length: count }, (_, i) => `${network}::${(i + 1).toString(16)}`);
		expect(await spendFrom(addressesIn("2001:db8:7:1"))).toBe(max);
		// Other /64 networks have their own count, until together they reach the limit of their /56.
		expect(await spendFrom(addressesIn("2001:db8:7:2"))).toBe(max);
		expect(await spendFrom(addressesIn("2001:db8:7:3"))).toBe(max);
		expect(await spendFrom(addressesIn("2001:db8:7:4"))).toBe(max);
		expect(await spendFrom(addressesIn("2001:db8:7:5"))).toBe(0);
		expect(await spendFrom(addressesIn("2001:db8:7:100"))).toBe(max);
	});

	it("from an IPv4 address is the same however the address is written", async () => {
		const { limit: max } = BUDGETS.wrongFromAddress;
		const ways = ["203.0.113.9", "::ffff:203.0.113.9", "::ffff:cb00:7109"];
		const answers: boolean[] = [];
		for (let i = 0; i < max + 5; i++)
			answers.push((await attempts.spend(database.reader, "wrongFromAddress", ways[i % ways.length]!)).isLeft);
		expect(answers.filter(Boolean)).toHaveLength(max);
	});

	it("leaves nothing behind once it is whole again", async () => {
		clock.advance(2 * windowMs * 4);
		await attempts.tidy(database.reader);
		const { rows } = await sql<{ n: bigint }>`select count(*) as n from identity.attempt`.execute(database.reader);
		expect(rows[0]?.n).toBe(0n);
	});
});
