import { stepAt } from "@baize/engines/race";
import { type Id, idText } from "@baize/kernel/id";
import type { Clock } from "@baize/kernel/time";
import type { Stream } from "@baize/platform-server";
import { RACE_FRAMES, RACES_TOPIC, type RaceFrames } from "../contract/index.ts";
import type { Board } from "./board.ts";
import type { Timelines } from "./timelines.ts";
import { framesOf } from "./views.ts";

/** So many steps make a message: two a second. */
const STEPS_A_MESSAGE = 2;

type Ports = { board: Board; clock: Clock; timelines: Timelines; stream: Pick<Stream, "publishHere"> };

/**
 * Publishes to the pages of this process each step of a running race when it has been reached, and never before. A process
 * that comes to a race late begins with the present step: pages ask for what they lack.
 */
export function openFramePublisher({ board, clock, timelines, stream }: Ports): () => void {
	let published = new Map<Id, number>();
	return () => {
		const nowMs = clock.nowMs();
		const present = new Map<Id, number>();
		for (const race of board.races()) {
			const timeline = race.endedAtMs === null ? timelines.of(race) : undefined;
			if (!timeline) continue;
			const step = stepAt(timeline, nowMs - race.startsAtMs);
			const last = published.get(race.raceId) ?? step;
			const isDue = step >= last + STEPS_A_MESSAGE || (step > last && step * timeline.stepMs >= timeline.durationMs);
			present.set(race.raceId, isDue ? step : last);
			if (!isDue) continue;
			const frames: RaceFrames = { raceId: idText(race.raceId), ...framesOf(timeline, last + 1, step) };
			stream.publishHere(RACES_TOPIC, RACE_FRAMES, frames);
		}
		published = present;
	};
}
