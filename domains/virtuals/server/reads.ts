import { stepAt } from "@baize/engines/race";
import { refuser } from "@baize/kernel/error";
import { type Id, readId } from "@baize/kernel/id";
import type { Clock } from "@baize/kernel/time";
import { type Database, type ReadyReply, taggedReply } from "@baize/platform-server";
import { type RaceSchedule, type RaceView, virtualsErrors } from "../contract/index.ts";
import type { Race } from "./race.ts";
import type { RaceCache } from "./race-cache.ts";
import { phaseOf } from "./rules.ts";
import { findRace } from "./store.ts";
import type { Timelines } from "./timelines.ts";
import { headOf, progressOf, resultOf, viewOf } from "./views.ts";

const refuse = refuser(virtualsErrors);
const MAX_RESULTS = 10;

export type Reads = {
	schedule(): RaceSchedule;
	race(raceId: string): Promise<RaceView>;
	/** Up to the current step, from the given one; serialised once per step, however many pages read it. */
	progress(raceId: string, fromStep: number): Promise<ReadyReply>;
};

type Ports = { database: Pick<Database, "reader">; clock: Clock; cache: RaceCache; timelines: Timelines };

export function openReads({ database, clock, cache, timelines }: Ports): Reads {
	/** The latest answer about each cached race. */
	let progressReplies = new Map<Id, { steps: string; reply: ReadyReply }>();

	/** Old races, which are replayed or verified from a receipt, are not cached. */
	async function requireRace(text: string): Promise<Race> {
		const raceId = readId(text);
		const race = raceId === null ? undefined : (cache.race(raceId) ?? (await findRace(database.reader, raceId)));
		if (!race) throw refuse("RACE_UNKNOWN");
		return race;
	}

	function progressSoFar(race: Race, fromStep: number): ReadyReply {
		const timeline = timelines.of(race);
		if (!timeline) throw refuse("RACE_NOT_DRAWN", { closesAtMs: race.closesAtMs });
		const nowMs = clock.nowMs();
		const steps = `${fromStep}-${stepAt(timeline, nowMs - race.startsAtMs)}`;
		const known = progressReplies.get(race.raceId);
		if (known?.steps === steps) return known.reply;
		const reply = taggedReply(JSON.stringify(progressOf(race, timeline, fromStep, nowMs)));
		const latest = [race.raceId, { steps, reply }] as const;
		progressReplies = new Map([...progressReplies, latest].filter(([raceId]) => cache.race(raceId)));
		return reply;
	}

	return {
		schedule() {
			const nowMs = clock.nowMs();
			const earliestFirst = cache.races().toReversed();
			const inPhase = (...phases: string[]) => earliestFirst.filter((race) => phases.includes(phaseOf(race, nowMs)));
			const current = inPhase("closed", "running").at(-1);
			const finished = inPhase("finished").toReversed().slice(0, MAX_RESULTS);
			return {
				nowMs,
				current: current ? headOf(current, nowMs) : null,
				next: inPhase("open").map((race) => headOf(race, nowMs)),
				results: finished.map((race) => resultOf(race, race.drawn!, nowMs)),
			};
		},
		race: async (raceId) => viewOf(await requireRace(raceId), clock.nowMs()),
		progress: async (raceId, fromStep) => progressSoFar(await requireRace(raceId), fromStep),
	};
}
