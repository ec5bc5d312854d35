import type { Clock } from "@baize/kernel/time";
import { openCache, type ReadyReply, taggedReply } from "@baize/platform-server";
import type { EventCache } from "./event-cache.ts";

/** The number of different queries cached at once; a client that makes more in a second is not a reader. */
const MAX_CACHED = 500;
/** Phases follow the clock, not only changes, so an answer is cached for at most a second. */
const CACHED_MS = 1_000;

/** Answers that are the same for everyone, made once per change of the cache and revalidated by their tag. */
export function openAnswers(cache: EventCache, clock: Clock) {
	const answers = openCache<string, ReadyReply>({ name: "sports.answers", limit: MAX_CACHED });
	let madeAt = "";

	return function answer(question: string, make: () => unknown): ReadyReply {
		const now = `${cache.version()} ${Math.floor(clock.nowMs() / CACHED_MS)}`;
		if (now !== madeAt) answers.dropAll();
		madeAt = now;
		const known = answers.get(question);
		if (known) return known;
		const reply = taggedReply(JSON.stringify(make()));
		answers.store(question, reply);
		return reply;
	};
}
