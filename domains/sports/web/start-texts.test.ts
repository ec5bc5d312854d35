import { describe, expect, it } from "vitest";
import type { StartPrecision } from "../contract/schemas.ts";
import { startTexts } from "./start-texts.ts";
import type { SportsTexts } from "./texts.ts";

/** Returns the values that are filled into a text. */
const t = ((key: string, { day = "" }: { day?: string } = {}) => [key, day].filter(Boolean).join(" ")) as SportsTexts;
const textsIn = (timeZone: string) =>
	startTexts(t, (atMs, options) => new Intl.DateTimeFormat("en-GB", { timeZone, ...options }).format(atMs));
const FAR_WEST = "Pacific/Honolulu";
const FAR_EAST = "Pacific/Kiritimati";

const at = (startPrecision: StartPrecision) => ({ startsAtMs: Date.UTC(2026, 10, 29, 12), startPrecision });

describe("[SPORT-01] when a match starts", () => {
	it("is written in the reader's time zone, once its time is known", () => {
		expect(textsIn(FAR_WEST).full(at("time"))).toBe("29 Nov, 02:00");
		expect(textsIn(FAR_EAST).full(at("time"))).toBe("30 Nov, 02:00");
		expect(textsIn(FAR_EAST).short(at("time"))).toBe("Mon 02:00");
	});

	it.each([
		["day", "event.timeUnknown Sun", "event.timeUnknown 29 Nov", "Sunday 29 November", "event.awaiting"],
		[
			"round",
			"event.dateUnknown",
			"event.aroundUnknown 29 Nov",
			"event.around Sunday 29 November",
			"event.awaitingAround 29 Nov",
		],
	] as const)(
		"has its own day everywhere and never a time, known to its %s",
		(precision, short, full, day, awaiting) => {
			for (const texts of [FAR_WEST, FAR_EAST].map(textsIn)) {
				const start = at(precision);
				expect([texts.short(start), texts.full(start), texts.day(start), texts.awaiting(start)]).toEqual([
					short,
					full,
					day,
					awaiting,
				]);
			}
		},
	);

	it("is not known of one that is postponed", () => {
		const texts = textsIn(FAR_EAST);
		const start = at("none");
		expect([texts.short(start), texts.full(start), texts.awaiting(start)]).toEqual(Array(3).fill("event.postponed"));
	});
});
