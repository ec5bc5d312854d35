import { type Id, isMadeByPage, msOf } from "@baize/kernel/id";
import { DAY_MS, MINUTE_MS } from "@baize/kernel/time";

/**
 * How the id of a round to be played can be used; a page makes it and reuses it for every further attempt. `late`: too
 * old to be played for the first time; a round that was played under it is still answered.
 */
export type RoundIdOutcome = "usable" | "late" | "unusable";

const MAX_AHEAD_MS = 5 * MINUTE_MS;
const MAX_BEHIND_MS = DAY_MS;

export function judgeRoundId(id: Id, nowMs: number): RoundIdOutcome {
	if (!isMadeByPage(id)) return "unusable";
	const behindMs = nowMs - msOf(id);
	if (behindMs < -MAX_AHEAD_MS) return "unusable";
	return behindMs > MAX_BEHIND_MS ? "late" : "usable";
}
