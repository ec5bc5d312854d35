import { type Id, idText } from "@baize/kernel/id";
import type { Clock } from "@baize/kernel/time";
import type { Stream } from "@baize/platform-server";
import { RACE_TOLD, RACES_TOPIC, type RacePhase, type RaceTold } from "../contract/index.ts";
import type { Board } from "./board.ts";
import { phaseOf } from "./rules.ts";

/**
 * Tells the pages of this process when a race comes into another phase. Each process does it for its own pages, from its
 * own memory, so that whoever asks upon it gets an answer of that phase.
 */
export function openPhaseTeller(board: Board, clock: Clock, stream: Pick<Stream, "publishHere">): () => void {
	let told = new Map<Id, RacePhase>();
	return () => {
		const nowMs = clock.nowMs();
		const present = new Map(board.races().map((race) => [race.raceId, phaseOf(race, nowMs)]));
		for (const race of board.races()) {
			const phase = present.get(race.raceId)!;
			if (told.get(race.raceId) === phase) continue;
			const news: RaceTold = { raceId: idText(race.raceId), number: race.number, phase, nowMs };
			stream.publishHere(RACES_TOPIC, RACE_TOLD, news);
		}
		told = present;
	};
}
