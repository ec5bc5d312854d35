import { describe, expect, it } from "vitest";
import type { RaceHead, RaceSchedule } from "../contract/index.ts";
import { stagedRaceId } from "./load-races.ts";

const OFF_MS = 1_000_000;
const head = (raceId: string, startsAtMs = OFF_MS) => ({ raceId, startsAtMs }) as RaceHead;
const schedule = (over: Partial<RaceSchedule>): RaceSchedule => ({
	nowMs: 0,
	current: null,
	next: [],
	results: [],
	...over,
});
const finished = [{ ...head("finished"), placed: [] }];

describe("[VIRT-01] on the stage stands", () => {
	it.each([
		["the race under way", { current: head("current"), next: [head("next")], results: finished }, 5_000, "current"],
		["a result that has just come in", { next: [head("next")], results: finished }, 45_000, "finished"],
		["the next race, a minute after", { next: [head("next")], results: finished }, 63_000, "next"],
		["the last result, where nothing comes", { results: finished }, 900_000, "finished"],
		["nothing, before the first race", {}, 0, undefined],
	] satisfies [string, Partial<RaceSchedule>, number, string | undefined][])("%s", (_, races, sinceMs, raceId) => {
		expect(stagedRaceId(schedule(races), OFF_MS + sinceMs)).toBe(raceId);
	});
});
