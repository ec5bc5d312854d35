import { unreachable } from "@baize/kernel/check";
import type { Log } from "@baize/platform-server";
import { drawRace } from "./draw-race.ts";
import { finishRace, voidRace } from "./end-race.ts";
import type { VirtualsPorts } from "./ports.ts";
import { publishRace } from "./publish-race.ts";
import type { Race } from "./race.ts";
import type { RaceCache } from "./race-cache.ts";
import { dueStep } from "./rules.ts";
import { openRaces } from "./schedule.ts";
import type { RaceSeedMaker } from "./seeds.ts";

export type ScheduleParts = Pick<VirtualsPorts, "database" | "clock" | "ids" | "log" | "sports"> & {
	seeds: RaceSeedMaker;
	cache: RaceCache;
};

/**
 * One run of the race schedule: publishes the races that should be on sale, draws those whose betting has closed and
 * ends those that have been shown. Each step is one transaction and does nothing if it was done before, so a process
 * may stop between any two, and two processes at once do no harm. Returns whether anything changed.
 */
export async function runRaceSchedule(parts: ScheduleParts): Promise<boolean> {
	const { clock, cache } = parts;
	const known = new Set(cache.races().map(({ number }) => number));
	const missing = openRaces(clock.nowMs()).filter(({ number }) => !known.has(number));
	let changed = false;
	for (const scheduled of missing) changed = (await publishRace(parts, scheduled)) || changed;
	for (const race of cache.races().toReversed()) changed = (await stepSafely(parts, race)) || changed;
	return changed;
}

/** A race that fails waits for the next run; the others continue. */
async function stepSafely(parts: ScheduleParts, race: Race): Promise<boolean> {
	try {
		return await step(parts, race);
	} catch (error) {
		parts.log.error({ err: error, race: race.number }, "a race could not be taken further");
		return false;
	}
}

async function step(parts: ScheduleParts, race: Race): Promise<boolean> {
	const due = dueStep(race, parts.clock.nowMs());
	switch (due) {
		case "nothing":
			return false;
		case "draw":
			if ((await drawRace(parts, race)) === "lost") await giveBack(parts, race, parts.log);
			return true;
		case "finish":
			await finishRace(parts, race, race.drawn!);
			return true;
		default:
			return unreachable(due);
	}
}

async function giveBack(parts: ScheduleParts, race: Race, log: Log): Promise<void> {
	log.error({ race: race.number }, "the seed of a race does not fit its commitment; the race is void");
	await voidRace(parts, race);
}
