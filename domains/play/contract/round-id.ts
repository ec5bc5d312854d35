import { type Id, isMadeByPage, msOf } from "@baize/kernel/id";
import { DAY_MS, MINUTE_MS } from "@baize/kernel/time";

/**
 * What the id of a round to be played is good for; a page makes it and keeps it for every further attempt.
 * `late`: too old to be played for the first time; a round that was played under it is still answered.
 */
export type RoundIdFate = "usable" | "late" | "unusable";

const MOST_AHEAD_MS = 5 * MINUTE_MS;
const MOST_BEHIND_MS = DAY_MS;

export function judgeRoundId(id: Id, nowMs: number): RoundIdFate {
	if (!isMadeByPage(id)) return "unusable";
	const behindMs = nowMs - msOf(id);
	if (behindMs < -MOST_AHEAD_MS) return "unusable";
	return behindMs > MOST_BEHIND_MS ? "late" : "usable";
}
