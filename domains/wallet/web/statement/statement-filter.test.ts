import { describe, expect, it } from "vitest";
import { isReversed, periodOf } from "../period/days.ts";
import { isFiltered, readFilter } from "./statement-filter.ts";

const read = (query: string) => readFilter(new URLSearchParams(query));

describe("[WAL-05] the filter of a statement", () => {
	it.each([
		["", undefined, undefined, undefined, undefined, "UTC"],
		[
			"group=casino&kind=casinoRound&from=2026-11-01&to=2026-11-30&zone=America/Toronto",
			"casino",
			"casinoRound",
			"2026-11-01",
			"2026-11-30",
			"America/Toronto",
		],
		["group=&kind=&from=&to=&zone=", undefined, undefined, undefined, undefined, "UTC"],
		[
			"group=poker&kind=gift&from=2026-02-30&to=tomorrow&zone=Mars/Base",
			undefined,
			undefined,
			undefined,
			undefined,
			"UTC",
		],
	])("is read from %j", (query, group, kind, from, to, zone) => {
		expect(read(query)).toEqual({ group, kind, from, to, zone });
		expect(isFiltered(read(query))).toBe(group !== undefined);
	});

	it.each([
		["from=2026-11-02&to=2026-11-02&zone=UTC", Date.UTC(2026, 10, 2), Date.UTC(2026, 10, 3)],
		["from=2026-10-25&to=2026-10-25&zone=Europe/Madrid", Date.UTC(2026, 9, 24, 22), Date.UTC(2026, 9, 25, 23)],
		["to=2026-12-31&zone=UTC", undefined, Date.UTC(2027, 0, 1)],
		["from=1960-01-01&zone=UTC", 0, undefined],
		["", undefined, undefined],
	])("of %j is a period of whole days", (query, fromMs, toMs) => {
		expect(periodOf(read(query))).toEqual({
			...(fromMs !== undefined && { fromMs }),
			...(toMs !== undefined && { toMs }),
		});
	});

	it("knows days in the wrong order", () => {
		expect(isReversed(read("from=2026-11-03&to=2026-11-02"))).toBe(true);
		expect(isReversed(read("from=2026-11-02&to=2026-11-02"))).toBe(false);
		expect(isReversed(read("from=2026-11-02"))).toBe(false);
	});
});
