import { randomBytes } from "node:crypto";
import type { CallSpec, InputOf, ReplyOf } from "@baize/kernel/call";
import { openIds } from "@baize/kernel/id";
import type { Clock } from "@baize/kernel/time";
import { type Database, onceCommitted, openInProcessClient, openLog, type Visit } from "@baize/platform-server";
import { testSecrets } from "@baize/testing";
import { RACE_FRAMES, type RaceFrames, type RacePhaseMessage } from "../contract/index.ts";
import { openVirtuals, type SportsPort, type Virtuals, type VirtualsPorts } from "../server/index.ts";

/** What the sports book received about races, once committed. */
export type BookEntry =
	| { entry: "offer"; eventId: bigint; closesAtMs: number }
	| { entry: "close"; eventId: bigint }
	| { entry: "result"; eventId: bigint; result: Parameters<SportsPort["result"]>[2] }
	| { entry: "details"; eventId: bigint; details: unknown };

/** A sports book that takes no bets and records what it receives. */
export function aBook(): SportsPort & { entries: BookEntry[] } {
	const entries: BookEntry[] = [];
	const results = new Map<bigint, string>();
	return {
		entries,
		async offer(tx, offers) {
			for (const { eventId, closesAtMs } of offers)
				onceCommitted(tx, () => entries.push({ entry: "offer", eventId, closesAtMs }));
		},
		close: async (tx, eventId) => onceCommitted(tx, () => entries.push({ entry: "close", eventId })),
		setDetails: async (tx, eventId, details) =>
			onceCommitted(tx, () => entries.push({ entry: "details", eventId, details })),
		deleteOld: async () => ({ eventIds: [], mayBeMore: false }),
		async result(tx, eventId, result) {
			const before = results.get(eventId);
			onceCommitted(tx, () => {
				results.set(eventId, JSON.stringify(result));
				entries.push({ entry: "result", eventId, result });
			});
			if (before === undefined) return "recorded";
			return before === JSON.stringify(result) ? "same" : "different";
		},
	};
}

export type TestVirtuals = Virtuals & {
	published: RacePhaseMessage[];
	frames: RaceFrames[];
	call: ReturnType<typeof callsOf>;
};

export type VirtualsGiven = { database: Database; clock: Clock; sports: SportsPort } & Partial<VirtualsPorts>;

let processes = 0;

/** The races of one server process; open another over the same database for a restart or a second leader. */
export function openTestVirtuals({ database, clock, sports, ...given }: VirtualsGiven): TestVirtuals {
	const published: RacePhaseMessage[] = [];
	const frames: RaceFrames[] = [];
	const publishHere = (_topic: string, kind: string, data: unknown): void => {
		if (kind === RACE_FRAMES) frames.push(data as RaceFrames);
		else published.push(data as RacePhaseMessage);
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
		...given,
	});
	return { ...virtuals, published, frames, call: callsOf(virtuals) };
}

const ANYONE: Visit = { session: undefined, locale: "en", ip: "127.0.0.1", userAgent: "", cookies: {} };

function callsOf({ bindings }: Virtuals) {
	const app = openInProcessClient(bindings);
	return <Spec extends CallSpec>(spec: Spec, input: InputOf<Spec>): Promise<ReplyOf<Spec>> =>
		app.call(spec, input, ANYONE);
}
