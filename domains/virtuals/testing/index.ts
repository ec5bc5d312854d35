import { randomBytes } from "node:crypto";
import type { CallSpec, InputOf, ReplyOf } from "@baize/kernel/call";
import { openIds } from "@baize/kernel/id";
import type { Clock } from "@baize/kernel/time";
import { type Database, onceCommitted, openHouseCalls, openLog, type Visit } from "@baize/platform-server";
import { testSecrets } from "@baize/testing";
import { RACE_FRAMES, type RaceFrames, type RaceTold } from "../contract/index.ts";
import { openVirtuals, type SportsPort, type Virtuals, type VirtualsPorts } from "../server/index.ts";

/** What a sports book was told about races, once it was true. */
export type BookEntry =
	| { told: "offer"; eventId: bigint; closesAtMs: number }
	| { told: "close"; eventId: bigint }
	| { told: "result"; eventId: bigint; result: Parameters<SportsPort["result"]>[2] }
	| { told: "details"; eventId: bigint; details: unknown };

/** A book that takes no bets and notes what it is told. */
export function aBook(): SportsPort & { entries: BookEntry[] } {
	const entries: BookEntry[] = [];
	const results = new Map<bigint, string>();
	return {
		entries,
		async offer(tx, offers) {
			for (const { eventId, closesAtMs } of offers)
				onceCommitted(tx, () => entries.push({ told: "offer", eventId, closesAtMs }));
		},
		close: async (tx, eventId) => onceCommitted(tx, () => entries.push({ told: "close", eventId })),
		setDetails: async (tx, eventId, details) =>
			onceCommitted(tx, () => entries.push({ told: "details", eventId, details })),
		forget: async () => ({ eventIds: [], mayBeMore: false }),
		async result(tx, eventId, result) {
			const before = results.get(eventId);
			onceCommitted(tx, () => {
				results.set(eventId, JSON.stringify(result));
				entries.push({ told: "result", eventId, result });
			});
			if (before === undefined) return "recorded";
			return before === JSON.stringify(result) ? "same" : "different";
		},
	};
}

export type TestVirtuals = Virtuals & { heard: RaceTold[]; frames: RaceFrames[]; call: ReturnType<typeof callsOf> };

export type VirtualsGiven = { database: Database; clock: Clock; sports: SportsPort } & Partial<VirtualsPorts>;

let processes = 0;

/** The races of one server process; open another over the same database for a restart or a second leader. */
export function openTestVirtuals({ database, clock, sports, ...given }: VirtualsGiven): TestVirtuals {
	const heard: RaceTold[] = [];
	const frames: RaceFrames[] = [];
	const publishHere = (_topic: string, kind: string, data: unknown): void => {
		if (kind === RACE_FRAMES) frames.push(data as RaceFrames);
		else heard.push(data as RaceTold);
	};
	const virtuals = openVirtuals({
		database,
		clock,
		sports,
		ids: openIds(clock, processes++ % 32),
		log: openLog("silent"),
		secrets: testSecrets("a secret of the tests"),
		random: { bytes: (count) => randomBytes(count) },
		bus: { publish: () => {}, subscribe: () => {} },
		stream: { publishHere },
		rounds: { every: () => {} },
		...given,
	});
	return { ...virtuals, heard, frames, call: callsOf(virtuals) };
}

const ANYONE: Visit = { session: undefined, locale: "en", ip: "127.0.0.1", userAgent: "", cookies: {} };

function callsOf({ bindings }: Virtuals) {
	const house = openHouseCalls(bindings);
	return <Spec extends CallSpec>(spec: Spec, input: InputOf<Spec>): Promise<ReplyOf<Spec>> =>
		house.call(spec, input, ANYONE);
}
