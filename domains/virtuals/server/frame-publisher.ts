import { stepAt } from "@baize/engines/race";
import { type Id, idText } from "@baize/kernel/id";
import type { Clock } from "@baize/kernel/time";
import type { Stream } from "@baize/platform-server";
import { RACE_FRAMES, RACES_TOPIC, type RaceFrames } from "../contract/index.ts";
import type { RaceCache } from "./race-cache.ts";
import type { Timelines } from "./timelines.ts";
import { framesOf } from "./views.ts";

/** The number of steps in a message: two messages a second. */
const STEPS_A_MESSAGE = 2;

type Ports = { cache: RaceCache; clock: Clock; timelines: Timelines; stream: Pick<Stream, "publishHere"> };

/**
 * Publishes each step of the race in progress to the pages of this process when it has been reached, and never before.
 * A process that starts during a race begins with the current step: pages read what they lack.
 */
export function openFramePublisher({ cache, clock, timelines, stream }: Ports): () => void {
	let published = new Map<Id, number>();
	return () => {
		const nowMs = clock.nowMs();
		const present = new Map<Id, number>();
		for (const race of cache.races()) {
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
