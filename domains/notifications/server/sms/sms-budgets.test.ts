import { openIds } from "@baize/kernel/id";
import { DAY_MS, HOUR_MS } from "@baize/kernel/time";
import { type Database, type Outbox, openLog, openOutbox, type SpentBudget } from "@baize/platform-server";
import { openTestDatabase, settableClock } from "@baize/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openNotifications, SMS_BUDGETS } from "../index.ts";
import type { Notifications } from "../types.ts";

const CODE = { en: "Your code is {code}", es: "Tu código es {code}", ar: "رمزك هو {code}" };
const [PER_HOUR, PER_DAY] = SMS_BUDGETS.number.map(({ limit }) => limit) as [number, number];
const OF_RANGE = SMS_BUDGETS.range[0]!.limit;
const OF_ADDRESS = SMS_BUDGETS.address[0]!.limit;

const clock = settableClock();
let database: Database;
let outbox: Outbox;
let notifications: Notifications;
let count = 0;
let spent: SpentBudget[] = [];

beforeAll(async () => {
	database = await openTestDatabase();
	outbox = openOutbox(database, openLog("silent"));
	notifications = openNotifications({
		database,
		clock,
		ids: openIds(clock),
		outbox,
		onBudgetSpent: (of) => spent.push(of),
	});
});
afterAll(async () => {
	await outbox.stop();
	await database.close();
});
beforeEach(() => {
	clock.advance(2 * DAY_MS);
	spent = [];
});

const AREAS = [416, 604, 403, 514, 212, 305, 613, 780];
const addressOf = (i: number) => `198.51.${100 + (i >> 8)}.${i & 255}`;
const newAddress = () => addressOf(++count);
/** "sent", or the code of the refusal. Each in its own transaction, as with different players. */
const send = (to: string, ip = newAddress()): Promise<string> =>
	database
		.transaction((tx) => notifications.sendSms(tx, { to, template: CODE, locale: "en", values: { code: "1" }, ip }))
		.then(
			() => "sent",
			(refusal: { code: string }) => refusal.code,
		);
const tally = (answers: readonly string[]): Record<string, number> =>
	Object.fromEntries(
		Object.entries(Object.groupBy(answers, (answer) => answer)).map(([code, of]) => [code, of!.length]),
	);
const sentTo = async (to: string) =>
	(
		await sql<{ n: bigint }>`select count(*) as n from notifications.message where recipient = ${to}`.execute(
			database.reader,
		)
	).rows[0]?.n;

describe("[VER-03] SMS", () => {
	it("to one number, requested by thirty at once from thirty addresses, are no more than its budget", async () => {
		const to = "+14165550142";
		const answers = await Promise.all(Array.from({ length: 30 }, () => send(to)));
		expect(tally(answers)).toEqual({ sent: PER_HOUR, SMS_LIMIT_REACHED: 30 - PER_HOUR });
		expect(await sentTo(to)).toBe(BigInt(PER_HOUR));
	});

	it("to one number have an end over the day, too, and come back one by one", async () => {
		const to = "+14165550143";
		let sent = 0;
		for (let hour = 0; hour < 6; hour++) {
			for (let i = 0; i < PER_HOUR; i++) sent += (await send(to)) === "sent" ? 1 : 0;
			clock.advance(HOUR_MS);
		}
		expect(sent).toBeGreaterThanOrEqual(PER_DAY);
		expect(sent).toBeLessThanOrEqual(PER_DAY + 5);
		clock.advance(DAY_MS);
		expect(await send(to)).toBe("sent");
	});

	it("to numbers one after another are counted by their range", async () => {
		const numbers = Array.from({ length: OF_RANGE + 20 }, (_, i) => `+1416555${String(1_000 + i)}`);
		const answers: string[] = [];
		for (const to of numbers) answers.push(await send(to));
		expect(tally(answers)).toEqual({ sent: OF_RANGE, SMS_LIMIT_REACHED: 20 });
		expect(await send("+16045550142")).toBe("sent");
	});

	it("are counted by the requesting address, for IPv6 by its /64, whatever the numbers", async () => {
		const answers: string[] = [];
		for (let i = 0; i < OF_ADDRESS + 10; i++) {
			const to = `+1${AREAS[i % AREAS.length]}555${2_000 + i}`;
			answers.push(await send(to, `2001:db8:1:1::${(i + 1).toString(16)}`));
		}
		expect(answers.filter((answer) => answer === "sent")).toHaveLength(OF_ADDRESS);
	});

	it.each([
		["premium", "+19005551234"],
		["satellite", "+881612345678"],
		["toll-free", "+18005551234"],
		["shared-cost", "+34902123456"],
		["landline", "+442079460000"],
		["foreign", "+22670123456"],
	])("to a %s number are refused with a listed error, and count nothing", async (_case, to) => {
		expect(await send(to)).toBe("SMS_NUMBER_REFUSED");
		const { rows } = await sql`select 1 from notifications.sms_budget where subject like ${`%${to}%`}`.execute(
			database.reader,
		);
		expect(rows).toEqual([]);
	});

	it("that are refused say how long to wait", async () => {
		const to = "+14165550144";
		for (let i = 0; i < PER_HOUR; i++) await send(to);
		const refused = database.transaction((tx) =>
			notifications.sendSms(tx, { to, template: CODE, locale: "en", values: { code: "1" }, ip: newAddress() }),
		);
		await expect(refused).rejects.toMatchObject({ details: { retryAfter: HOUR_MS / PER_HOUR / 1_000 } });
	});

	it("beyond a budget are reported to the security events, without the number", async () => {
		const to = "+14165550146";
		for (let i = 0; i < PER_HOUR; i++) await send(to);
		expect(spent).toEqual([]);
		expect(await send(to)).toBe("SMS_LIMIT_REACHED");
		expect(spent).toEqual([{ budget: "sms:toNumber", subject: "CA" }]);
	});

	it("that are rolled back count for nothing", async () => {
		const to = "+14165550145";
		for (let i = 0; i < PER_HOUR; i++)
			await database
				.transaction(async (tx) => {
					await notifications.sendSms(tx, {
						to,
						template: CODE,
						locale: "en",
						values: { code: "1" },
						ip: newAddress(),
					});
					throw new Error("something else failed");
				})
				.catch(() => {});
		expect(await send(to)).toBe("sent");
	});

	it("leave nothing behind once every budget is whole again", async () => {
		clock.advance(2 * DAY_MS);
		await notifications.tidy();
		const { rows } = await sql<{ n: bigint }>`select count(*) as n from notifications.sms_budget`.execute(
			database.reader,
		);
		expect(rows[0]?.n).toBe(0n);
	});
});
