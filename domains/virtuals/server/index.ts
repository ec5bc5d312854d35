import { HOUR_MS } from "@baize/kernel/time";
import type { Binding } from "@baize/platform-server";
import type { RaceView } from "../contract/index.ts";
import { openBoard } from "./board.ts";
import { forgetRaces } from "./forget-races.ts";
import { openFramePublisher } from "./frame-publisher.ts";
import { keepRaces } from "./keep-races.ts";
import { openPhaseTeller } from "./phase-teller.ts";
import type { VirtualsPorts } from "./ports.ts";
import { openReads } from "./reads.ts";
import { virtualsRoutes } from "./routes.ts";
import { openRaceSeeds } from "./seeds.ts";
import { openTimelines } from "./timelines.ts";

export type { SportsPort, VirtualsPorts } from "./ports.ts";

export type Virtuals = {
	bindings: Binding[];
	/** The next race that bets are taken on, from memory. */
	nextRace(): Promise<RaceView | undefined>;
	/** Loads the races and begins to hold them. What fell due while no server ran is drawn and settled at once. */
	start(): Promise<void>;
	/** Stops this process's own clock; the rounds are the house's to stop. */
	stop(): void;
	/** One round of the keeper's work; at any time only one process of the house does it. */
	keepRaces(): Promise<void>;
	/** One look of this process at the races and the clock, with news of it for its pages. */
	look(): Promise<void>;
	/** Publishes to this process's pages what the clock has made due: phases, and the steps of the running race. */
	publishDue(): void;
	/** Removes what nobody has bet on some time after its end. */
	forgetRaces(): Promise<void>;
};

const KEEP_EVERY_MS = 500;
const PUBLISH_EVERY_MS = 125;
/** For hints that went missing: the bus promises nothing. */
const LOOK_EVERY_MS = 2_000;
const CHANNEL = "virtuals";

export function openVirtuals(ports: VirtualsPorts): Virtuals {
	const { database, clock, log, secrets, random, bus, stream, rounds } = ports;
	const board = openBoard(database.reader);
	const seeds = openRaceSeeds(secrets.keyFor("race seeds"), random);
	const timelines = openTimelines(board);
	const tellPhases = openPhaseTeller(board, clock, stream);
	const publishFrames = openFramePublisher({ board, clock, timelines, stream });
	const timers: NodeJS.Timeout[] = [];

	function publishDue(): void {
		tellPhases();
		publishFrames();
	}

	async function look(): Promise<void> {
		await board.refresh();
		publishDue();
	}
	const lookSafely = (): void => void look().catch((error) => log.warn({ err: error }, "the races were not read"));

	async function keep(): Promise<void> {
		if (!(await keepRaces({ ...ports, seeds, board }))) return;
		await look();
		bus.publish(CHANNEL, "");
	}

	const reads = openReads({ database, clock, board, timelines });
	return {
		bindings: virtualsRoutes(reads),
		async nextRace() {
			const next = reads.schedule().next[0];
			return next && reads.race(next.raceId);
		},
		keepRaces: keep,
		look,
		publishDue,
		forgetRaces: () => forgetRaces(ports),
		async start() {
			await look();
			bus.subscribe(CHANNEL, lookSafely);
			timers.push(setInterval(publishDue, PUBLISH_EVERY_MS), setInterval(lookSafely, LOOK_EVERY_MS));
			for (const timer of timers) timer.unref();
			rounds.every(KEEP_EVERY_MS, "virtuals.keep-races", keep);
			rounds.every(HOUR_MS, "virtuals.forget", () => forgetRaces(ports));
		},
		stop() {
			for (const timer of timers.splice(0)) clearInterval(timer);
		},
	};
}
