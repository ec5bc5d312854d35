import { type Id, idText } from "@baize/kernel/id";
import type { Clock } from "@baize/kernel/time";
import type { Stream } from "@baize/platform-server";
import { RACE_PHASE, RACES_TOPIC, type RacePhaseMessage } from "../contract/index.ts";
import type { RaceCache } from "./race-cache.ts";
import { phaseOf } from "./rules.ts";

/**
 * Notifies the pages of this process when a race enters another phase, and once more when it is drawn. Each process
 * does it for its own pages, from its own memory, so that a page that then reads gets that state.
 */
export function openPhasePublisher(cache: RaceCache, clock: Clock, stream: Pick<Stream, "publishHere">): () => void {
	let published = new Map<Id, string>();
	return () => {
		const nowMs = clock.nowMs();
		const present = new Map<Id, string>();
		for (const race of cache.races()) {
			const phase = phaseOf(race, nowMs);
			const state = race.drawn ? `${phase}, drawn` : phase;
			present.set(race.raceId, state);
			if (published.get(race.raceId) === state) continue;
			const message: RacePhaseMessage = { raceId: idText(race.raceId), number: race.number, phase, nowMs };
			stream.publishHere(RACES_TOPIC, RACE_PHASE, message);
		}
		published = present;
	};
}
