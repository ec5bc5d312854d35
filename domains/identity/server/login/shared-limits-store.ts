import type { Clock } from "@baize/kernel/time";
import type { Reader, SharedCounts } from "@baize/platform-server";
import { hashOf, takeFromAll } from "./attempt-counts-store.ts";

/** The request rate limits that all processes share, counted in the table of attempts. */
export function openSharedLimits(reader: Reader, clock: Clock, key: Buffer): SharedCounts {
	return async (name, windowMs, subjects) => {
		const counts = subjects.map(({ subject, limit, cost }) => ({
			subject,
			hashed: hashOf(key, `limit:${name}:${subject}`),
			takenMs: (cost * windowMs) / limit,
		}));
		const outcome = await takeFromAll(reader, counts, { nowMs: clock.nowMs(), windowMs });
		if (outcome.isLeft) return outcome;
		return { isLeft: false, subject: outcome.spent.subject, waitMs: outcome.waitMs };
	};
}
