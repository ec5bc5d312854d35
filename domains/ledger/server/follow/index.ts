import { type Clock, SECOND_MS } from "@baize/kernel/time";
import type { Database, PeriodicJob } from "@baize/platform-server";
import { openPace } from "./pace.ts";
import { standstillsOf } from "./standstills.ts";
import {
	beginFollower,
	countPosting,
	hasNextTick,
	lockPosition,
	movePosition,
	readFollowed,
	readLags,
	readNextTicks,
} from "./store-followers.ts";
import { endTick, readUnticked } from "./store-ticks.ts";
import type { Follower, Lag, Standstill } from "./types.ts";

export type { FollowedOperation, Follower, Lag } from "./types.ts";

export type Following = {
	/** A job that gives the follower what it has not had. Registered in the manifest of the follower's module. */
	follow(follower: Follower): PeriodicJob;
	/** Ends the present tick: what is committed by now is given to the followers. */
	endTick(): Promise<void>;
	/** How far each follower is behind. */
	lags(): Promise<Lag[]>;
	/** The names of those that follow in this process. */
	followers(): string[];
	/** What has operations to follow and has not moved for minutes; empty while everything follows. */
	standstills(): Promise<Standstill[]>;
};

/** What one step reads at most: some tens of milliseconds of work, and some megabytes of memory. */
const STEP_OPERATIONS = 5_000;
/** Another process may continue after this, and a site that stops does not wait for longer. */
const RUN_MS = 2 * SECOND_MS;

type Options = { database: Database; clock: Clock; stepOperations?: number };

export function openFollowing({ database, clock, stepOperations = STEP_OPERATIONS }: Options): Following {
	const { reader } = database;
	const pace = openPace({ countPosting: () => countPosting(reader) });
	const names = new Set<string>();

	/** In one transaction: what comes next, what the follower makes of it, and how far it has come by that. */
	const step = ({ name, apply }: Follower): Promise<number> =>
		database.transaction(async (tx) => {
			const position = await lockPosition(tx, name);
			const next = position && (await readNextTicks(tx, position, stepOperations));
			if (!next) return 0;
			const isWhole = next.operations <= stepOperations;
			const count = isWhole ? next.operations : BigInt(stepOperations);
			await apply(tx, await readFollowed(tx, position, next.last, count));
			const moved = isWhole ? { tick: next.last, place: 0n } : { ...position, place: position.place + count };
			await movePosition(tx, name, moved, clock.nowMs());
			return Number(count);
		});

	async function begin(follower: Follower): Promise<void> {
		await endTick(reader, clock.nowMs());
		await beginFollower(reader, follower, clock.nowMs());
	}

	return {
		follow(follower) {
			names.add(follower.name);
			return {
				name: `follow ${follower.name}`,
				everyMs: SECOND_MS,
				async run() {
					const hasNext = await hasNextTick(reader, follower.name);
					if (hasNext === false) return;
					if (hasNext === undefined) await begin(follower);
					const endMs = performance.now() + RUN_MS;
					while ((await pace.turn(() => step(follower))) > 0 && performance.now() < endMs);
				},
			};
		},
		endTick: () => endTick(reader, clock.nowMs()),
		lags: () => readLags(reader, clock.nowMs()),
		followers: () => [...names],
		async standstills() {
			const nowMs = clock.nowMs();
			const [lags, unticked] = [await readLags(reader, nowMs), await readUnticked(reader, nowMs)];
			return standstillsOf(lags, [...names], unticked);
		},
	};
}
