import { unreachable } from "@baize/kernel/check";
import type { Log } from "@baize/platform-server";
import type { Board } from "./board.ts";
import { drawRace } from "./draw-race.ts";
import { finishRace, voidRace } from "./end-race.ts";
import type { VirtualsPorts } from "./ports.ts";
import { publishRace } from "./publish-race.ts";
import type { Race } from "./race.ts";
import { dueStep } from "./rules.ts";
import { openRaces } from "./schedule.ts";
import type { RaceSeedMaker } from "./seeds.ts";

export type KeeperParts = Pick<VirtualsPorts, "database" | "clock" | "ids" | "log" | "sports"> & {
	seeds: RaceSeedMaker;
	board: Board;
};

/**
 * One round of the keeper's work: publishes the races that should be on sale, draws those whose betting has closed and
 * ends those that have been shown. Each step is one transaction and does nothing when it has been done, so the keeper may
 * die between any two, and two keepers do no harm. Answers whether anything changed.
 */
export async function keepRaces(parts: KeeperParts): Promise<boolean> {
	const { clock, board } = parts;
	const known = new Set(board.races().map(({ number }) => number));
	const missing = openRaces(clock.nowMs()).filter(({ number }) => !known.has(number));
	let changed = false;
	for (const scheduled of missing) changed = (await publishRace(parts, scheduled)) || changed;
	for (const race of board.races().toReversed()) changed = (await stepSafely(parts, race)) || changed;
	return changed;
}

/** A race that fails waits for the next round; the others go on. */
async function stepSafely(parts: KeeperParts, race: Race): Promise<boolean> {
	try {
		return await step(parts, race);
	} catch (error) {
		parts.log.error({ err: error, race: race.number }, "a race could not be taken further");
		return false;
	}
}

async function step(parts: KeeperParts, race: Race): Promise<boolean> {
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

async function giveBack(parts: KeeperParts, race: Race, log: Log): Promise<void> {
	log.error({ race: race.number }, "the seed of a race does not fit its commitment; the race is void");
	await voidRace(parts, race);
}
