import { openBoundedMap } from "@baize/platform-server/bounded-map";
import type { CallByName } from "./page-work.ts";

/** A page that is the same for everyone is cached for a second; its parts for half of one. */
const SHARED_MS = 500;
const MAX_ANSWERS = 500;

/** The audience of a page, and when it is read. */
export type Sharing = { key: string; nowMs: number };

/**
 * A recent answer for a page that is the same for everyone is used for the next one, too. A shared answer is frozen, so
 * that no page changes it for the others.
 */
export function openSharedAnswers() {
	const cached = openBoundedMap<string, { answer: unknown; untilMs: number }>(MAX_ANSWERS);

	function share(key: string, answer: unknown, untilMs: number): unknown {
		cached.set(key, { answer, untilMs });
		freeze(answer);
		return answer;
	}

	return {
		/** Makes the call, or returns the cached answer of the same audience. */
		call({ key, nowMs }: Sharing, makeCall: CallByName): CallByName {
			return async (name, input) => {
				const call = `${key} ${name} ${JSON.stringify(input)}`;
				const known = cached.get(call);
				if (known && known.untilMs > nowMs) return known.answer;
				return share(call, await makeCall(name, input), nowMs + SHARED_MS);
			};
		},
	};
}

function freeze(value: unknown): void {
	if (typeof value !== "object" || !value) return;
	Object.freeze(value);
	for (const each of Object.values(value)) freeze(each);
}
