import { CALL_LIMITS, type CallLimitName } from "@baize/kernel/call";
import { MINUTE_MS } from "@baize/kernel/time";
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { openRateLimits, type RateLimits } from "./rate-limits.ts";
import { openRecentEntries } from "./recent-entries.ts";

const START_MS = Date.UTC(2026, 10, 20, 12);
let nowMs: number;
const clock = { nowMs: () => nowMs };
const IP = "203.0.113.9";
/** Polled: 6 from a session, 1,200 from an address, refilled in ten seconds and 50 ms. */
const FACTOR = 0.01;
let rates: RateLimits;
beforeEach(() => {
	nowMs = START_MS;
	rates = openRateLimits({ clock, factor: FACTOR });
});

const limited = (limit: CallLimitName = "polled", cost = 1) => ({ name: `a ${limit}`, limit, cost });
const asSession = (handle: string, ip = IP) => ({ ip, session: { sessionId: 1n, handle, playerId: 7n } });
const times = (count: number, take: () => unknown): number =>
	Array.from({ length: count }, take).filter((refusal) => refusal === undefined).length;
const fromSession = (handle: string, of = limited()) => {
	const requester = asSession(handle);
	return rates.takeFromAddress(of, requester.ip) ?? rates.takeFromSession(of, requester);
};

describe("a rate limit", () => {
	it("lets a session make so many calls in a window, and no other session less", () => {
		expect(times(10, () => fromSession("a"))).toBe(6);
		expect(times(10, () => fromSession("b"))).toBe(6);
	});

	it("sends when to retry, and refills one by one", () => {
		times(6, () => fromSession("a"));
		expect(fromSession("a")).toMatchObject({ code: "TOO_MANY_REQUESTS", retryAfterMs: 10_000 });
		nowMs += 9_999;
		expect(fromSession("a")).toMatchObject({ retryAfterMs: 1 });
		nowMs += 1;
		expect(times(3, () => fromSession("a"))).toBe(1);
		nowMs += 100 * MINUTE_MS;
		expect(times(10, () => fromSession("a"))).toBe(6);
	});

	it("is counted of each kind of call by itself", () => {
		expect(times(10, () => fromSession("a"))).toBe(6);
		expect(times(10, () => fromSession("a", limited("command")))).toBe(3);
	});

	it("counts a call by its cost", () => {
		expect(times(10, () => fromSession("a", limited("polled", 2)))).toBe(3);
	});

	it("of an address lets so many through, and no other address fewer", () => {
		expect(times(1_500, () => rates.takeFromAddress(limited(), IP))).toBe(1_200);
		expect(rates.takeFromAddress(limited(), IP)).toMatchObject({ code: "TOO_MANY_REQUESTS", retryAfterMs: 50 });
		expect(rates.takeFromAddress(limited(), "203.0.113.10")).toBeUndefined();
	});

	it("of an address is not used up by a session that is refused", () => {
		times(5_000, () => fromSession("greedy"));
		expect(times(1_500, () => rates.takeFromAddress(limited(), IP))).toBe(1_200 - 6);
	});

	it("of an IPv6 subscriber is one, whatever address in the /64 is used", () => {
		const inNetwork = (network: string) => {
			let at = 0;
			return times(1_500, () => rates.takeFromAddress(limited(), `${network}::${(++at).toString(16)}`));
		};
		expect(inNetwork("2001:db8:7:1")).toBe(1_200);
		// The other /64 networks have their own limit, until together they have used what a /56 may use.
		for (const network of ["2001:db8:7:2", "2001:db8:7:3", "2001:db8:7:4"]) expect(inNetwork(network)).toBe(1_200);
		expect(inNetwork("2001:db8:7:5")).toBe(0);
		expect(inNetwork("2001:db8:7:100")).toBe(1_200);
	});

	it("never waits longer than a window if the clock is set back", () => {
		const take = () => rates.takeFromSession(limited(), asSession("a"));
		times(6, take);
		nowMs -= 60 * MINUTE_MS;
		expect(take()?.retryAfterMs).toBeLessThanOrEqual(MINUTE_MS);
		nowMs += MINUTE_MS;
		expect(times(10, take)).toBe(6);
	});

	it("reports to security monitoring, without an address, and to the metrics by call", () => {
		const spent: object[] = [];
		const refused: object[] = [];
		rates = openRateLimits({ clock, factor: FACTOR, onSpent: (each) => spent.push(each), nameOf: () => "n" });
		rates.onRefused((each) => refused.push(each));
		times(7, () => fromSession("a"));
		times(1_201, () => rates.takeFromAddress(limited("polled"), "203.0.113.10"));
		expect(spent).toEqual([
			{ budget: "limit:polled", subject: "0000000000001", playerId: "0000000000007" },
			{ budget: "limit:polled", subject: "n" },
		]);
		expect(refused).toEqual([
			{ name: "a polled", by: "session" },
			{ name: "a polled", by: "address" },
		]);
	});

	it("allows each kind of call at least once, whatever a call costs", () => {
		for (const limit of Object.values(CALL_LIMITS))
			for (const count of "perSession" in limit ? [limit.perSession, limit.perAddress] : [limit.perAddress])
				expect(count).toBeGreaterThanOrEqual(20);
	});
});

describe("the memory of rate limits", () => {
	it("is bounded, for any order of clients", () => {
		const MAX = 20;
		fc.assert(
			fc.property(
				fc.array(fc.record({ who: fc.nat(200), from: fc.ipV6(), isSession: fc.boolean() }), { maxLength: 500 }),
				(requests) => {
					const bounded = openRateLimits({ clock, maxSubjects: MAX });
					for (const { who, from, isSession } of requests) {
						bounded.takeFromAddress(limited(), from);
						if (isSession) bounded.takeFromSession(limited(), asSession(`s${who}`, from));
						expect(bounded.size()).toBeLessThanOrEqual(2 * MAX);
					}
				},
			),
		);
	});

	it("drops the clients that have sent nothing for the longest time", () => {
		fc.assert(
			fc.property(fc.array(fc.nat(30), { maxLength: 300 }), (keys) => {
				let made = 0;
				const entries = openRecentEntries(20, () => ++made);
				const last: number[] = [];
				for (const key of keys) {
					const value = entries.of(String(key));
					// The twenty that were used last are still the same.
					const recent = [...new Set([key, ...last])].slice(0, 20);
					if (last.includes(key)) expect(entries.of(String(key))).toBe(value);
					last.splice(0, last.length, ...recent);
				}
				const before = made;
				for (const key of last) entries.of(String(key));
				expect(made).toBe(before);
			}),
		);
	});
});
