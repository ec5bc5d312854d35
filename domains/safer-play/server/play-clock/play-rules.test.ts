import { DAY_MS, HOUR_MS, MINUTE_MS } from "@baize/kernel/time";
import { describe, expect, it } from "vitest";
import { hasEnded, playedMs, realityCheckAtMs, timeClosing } from "./play-rules.ts";

const NOW = Date.UTC(2026, 10, 20, 12);
const ZONE = "America/Toronto";
const minutes = (from: number, to: number) => ({ startedMs: NOW + from * MINUTE_MS, lastMs: NOW + to * MINUTE_MS });
const closing = (
	past: Parameters<typeof timeClosing>[0],
	open: Parameters<typeof timeClosing>[1],
	limitMinutes: number,
) => timeClosing(past, open, limitMinutes * MINUTE_MS, "day", ZONE, NOW);

describe("[SAFE-01] time at play", () => {
	it("counts from the first stake to the last, as far as the window reaches", () => {
		const stretches = [minutes(-25 * 60, -23 * 60), minutes(-60, -30)];
		expect(playedMs(stretches, "day", ZONE, NOW)).toBe(90 * MINUTE_MS);
	});

	it.each([
		["there is time left and the player does not play", [minutes(-60, -31)], undefined, 30, null],
		[
			"all of it is used",
			[minutes(-60, -30)],
			undefined,
			30,
			{ fromMs: NOW, untilMs: NOW - HOUR_MS + MINUTE_MS + DAY_MS },
		],
		[
			"the play that goes on will use it up",
			[minutes(-60, -40)],
			minutes(-5, 0),
			30,
			{ fromMs: NOW + 5 * MINUTE_MS, untilMs: NOW - HOUR_MS + MINUTE_MS + DAY_MS },
		],
		["play would have paused itself to its end before", [], minutes(-5, 0), 30, null],
		["a pause uses it up", [], minutes(-20, -10), 20, { fromMs: NOW, untilMs: NOW - 19 * MINUTE_MS + DAY_MS }],
	])("closes rightly when %s", (_case, past, open, limit, expected) => {
		expect(closing(past, open, limit)).toEqual(expected);
	});

	it("has nothing left when less than a minute is left", () => {
		const all = [{ startedMs: NOW - HOUR_MS, lastMs: NOW - 30 * MINUTE_MS - 1 }];
		expect(closing(all, undefined, 30)).toEqual({ fromMs: NOW, untilMs: NOW - HOUR_MS + MINUTE_MS - 1 + DAY_MS });
	});

	it("of a month opens with the next month", () => {
		const closed = timeClosing([minutes(-60, -30)], undefined, 30 * MINUTE_MS, "month", ZONE, NOW);
		expect(closed).toEqual({ fromMs: NOW, untilMs: Date.UTC(2026, 11, 1, 5) });
	});
});

describe("[SAFE-01] the reality check", () => {
	const play = (lastMinute: number) => ({ ...minutes(0, lastMinute), checkedMs: NOW });
	it.each([
		["is due while play goes on", play(50), 60, NOW + HOUR_MS],
		["is not for play that has ended by then", play(44), 60, null],
		["of 15 minutes is due however short play was", play(0), 15, NOW + 15 * MINUTE_MS],
	])("%s", (_case, at, interval, expected) => {
		expect(realityCheckAtMs(at, interval * MINUTE_MS)).toBe(expected);
	});

	it("continues play until it is answered; otherwise a pause ends it", () => {
		expect(hasEnded(play(50), HOUR_MS, NOW + DAY_MS)).toBe(false);
		expect(hasEnded(play(44), HOUR_MS, NOW + 59 * MINUTE_MS)).toBe(false);
		expect(hasEnded(play(44), HOUR_MS, NOW + 59 * MINUTE_MS + 1)).toBe(true);
	});
});
