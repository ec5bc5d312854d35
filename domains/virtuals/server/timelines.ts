import type { RaceTimeline } from "@baize/engines/race";
import type { Id } from "@baize/kernel/id";
import type { Race } from "./race.ts";
import type { RaceCache } from "./race-cache.ts";
import { timelineOf } from "./views.ts";

/** The whole timelines of drawn races, which never leave this process. */
export type Timelines = {
	/** Undefined for a race that is not drawn. */
	of(race: Race): RaceTimeline | undefined;
};

/** Calculated once for each cached race, and on each call for an old one. */
export function openTimelines(cache: RaceCache): Timelines {
	let made = new Map<Id, RaceTimeline>();
	return {
		of(race) {
			if (!race.drawn) return undefined;
			const known = made.get(race.raceId);
			if (known) return known;
			const timeline = timelineOf(race, race.drawn);
			made = new Map([...made, [race.raceId, timeline] as const].filter(([raceId]) => cache.race(raceId)));
			return timeline;
		},
	};
}
