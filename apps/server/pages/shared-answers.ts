import type { CallByName } from "./page-work.ts";

/** A page that everybody may see is kept for a second; what it is made of, for half of one. */
const SHARED_MS = 500;
const MOST_ANSWERS = 500;

/** Whose pages are alike, and when they ask. */
export type Sharing = { key: string; nowMs: number };

export type SharedAnswers = ReturnType<typeof openSharedAnswers>;

/**
 * What the house has just answered for a page that everybody may see, it need not be asked again for the next: it would say
 * the same. An answer that pages share is frozen, so that none of them changes it for the others.
 */
export function openSharedAnswers() {
	const kept = new Map<string, { answer: unknown; untilMs: number }>();
	const unchanging = new WeakSet<object>();

	function share(key: string, answer: unknown, untilMs: number): unknown {
		if (kept.size >= MOST_ANSWERS) kept.clear();
		kept.set(key, { answer, untilMs });
		freeze(answer, unchanging);
		return answer;
	}

	return {
		/** Asks the house, or remembers what it said to a page of the same sharing. */
		call({ key, nowMs }: Sharing, ask: CallByName): CallByName {
			return async (name, input) => {
				const call = `${key} ${name} ${JSON.stringify(input)}`;
				const known = kept.get(call);
				if (known && known.untilMs > nowMs) return known.answer;
				return share(call, await ask(name, input), nowMs + SHARED_MS);
			};
		},
		isUnchanging: (value: object): boolean => unchanging.has(value),
	};
}

function freeze(value: unknown, frozen: WeakSet<object>): void {
	if (typeof value !== "object" || !value) return;
	frozen.add(Object.freeze(value));
	for (const each of Object.values(value)) freeze(each, frozen);
}
