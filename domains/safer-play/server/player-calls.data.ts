import type { PlayerCallsOf } from "@baize/platform-server";
import type * as contract from "../contract/index.ts";

const ok = { succeeds: true } as const;
const NO_MORE_PLAY = { excluded: "EXCLUDED", timedOut: "TIMED_OUT" } as const;
const limit = { kind: "stake", window: "day" };

/** An excluded player may make limits stricter, never looser; a second break never shortens the first. */
export const playerCalls = {
	readPlayClock: ok,
	readPlayStatus: ok,
	readSaferPlay: ok,
	setLimit: { body: { ...limit, amount: 20_000 }, ...ok, refused: NO_MORE_PLAY },
	confirmLimit: {
		body: { ...limit, amount: 20_000 },
		...ok,
		refused: NO_MORE_PLAY,
	},
	dropLimitChange: { body: limit, ...ok },
	declineLimits: { body: {}, ...ok },
	setRealityCheck: { body: { intervalMs: 1_800_000 }, ...ok },
	answerRealityCheck: { body: { choice: "stop" }, ...ok },
	takeTimeOut: {
		body: { days: 1 },
		...ok,
		refused: { excluded: "LONGER_BREAK_STANDS", timedOut: "LONGER_BREAK_STANDS" },
	},
	excludeMyself: { body: { term: "6months" }, ...ok, refused: { excluded: "LONGER_BREAK_STANDS" } },
} satisfies PlayerCallsOf<typeof contract>;
