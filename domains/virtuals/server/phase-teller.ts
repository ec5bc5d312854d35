import { type Id, idText } from "@baize/kernel/id";
import type { Clock } from "@baize/kernel/time";
import type { Stream } from "@baize/platform-server";
import { RACE_TOLD, RACES_TOPIC, type RaceTold } from "../contract/index.ts";
import type { Board } from "./board.ts";
import { phaseOf } from "./rules.ts";

/**
 * Tells the pages of this process when a race comes into another phase, and once more when it is drawn. Each process
 * does it for its own pages, from its own memory, so that whoever asks upon it gets an answer of that state.
 */
export function openPhaseTeller(board: Board, clock: Clock, stream: Pick<Stream, "publishHere">): () => void {
	let told = new Map<Id, string>();
	return () => {
		const nowMs = clock.nowMs();
		const present = new Map<Id, string>();
		for (const race of board.races()) {
			const phase = phaseOf(race, nowMs);
			const state = race.drawn ? `${phase}, drawn` : phase;
			present.set(race.raceId, state);
			if (told.get(race.raceId) === state) continue;
			const news: RaceTold = { raceId: idText(race.raceId), number: race.number, phase, nowMs };
			stream.publishHere(RACES_TOPIC, RACE_TOLD, news);
		}
		told = present;
	};
}
