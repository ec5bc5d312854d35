import { describe, expect, it } from "vitest";
import { HEALTHY_MS, openReconnectWait, waitAfter } from "./reconnect-wait.ts";

describe("how long a page waits for its next connection", () => {
	it.each([
		["a second after the first failure", 1, undefined, 0, 1_000],
		["twice as long after each other one", 4, undefined, 0, 8_000],
		["a minute at most", 30, undefined, 0, 60_000],
		["up to half as long again, by chance", 1, undefined, 1, 1_500],
		["as the server asks", 1, 3_000, 0, 3_000],
		["no less than the server asks, however long", 3, 300_000, 0, 300_000],
		["ten minutes at most, whatever the server asks", 1, 86_400_000, 0, 600_000],
	])("is %s", (_what, failures, askedMs, chance, waitMs) => {
		expect(waitAfter(failures, askedMs, chance)).toBe(waitMs);
	});

	it("is different for a thousand pages that were cut off together", () => {
		const waits = Array.from({ length: 1_000 }, (_, at) => waitAfter(1, 2_000, at / 1_000));
		expect(new Set(waits.map(Math.floor)).size).toBeGreaterThan(900);
		expect([Math.min(...waits), Math.max(...waits)]).toEqual([2_000, 2_999]);
	});
});

describe("the wait for the next connection", () => {
	const NEVER = Number.POSITIVE_INFINITY;
	const retryAfter = (text: string) => new Headers({ "retry-after": text });

	it("doubles with each failure, and begins anew after a connection that lasted", () => {
		let nowMs = 0;
		const wait = openReconnectWait({ nowMs: () => nowMs, random: () => 0 });
		expect([wait.afterEnd(NEVER), wait.afterEnd(0), wait.afterEnd(NEVER)]).toEqual([1_000, 2_000, 4_000]);
		nowMs = HEALTHY_MS;
		expect(wait.afterEnd(0)).toBe(1_000);
		wait.asked(5_000);
		expect(wait.afterEnd(NEVER)).toBe(10_000);
	});

	it("is at least what the refusal asks for, up to a quarter more by chance, and ten minutes at most", () => {
		let random = 0;
		const wait = openReconnectWait({ nowMs: () => 0, random: () => random });
		expect(wait.refusedForMs()).toBeLessThan(0);
		wait.refused(retryAfter("30"));
		expect([wait.refusedForMs(), wait.afterEnd(NEVER)]).toEqual([30_000, 30_000]);
		random = 1;
		expect(wait.afterEnd(NEVER)).toBe(37_500);
		wait.refused(retryAfter(new Date(86_400_000).toUTCString()));
		expect(wait.refusedForMs()).toBe(600_000);
		wait.refused(retryAfter("soon"));
		wait.refused(new Headers());
		expect(wait.refusedForMs()).toBe(600_000);
	});
});
