import type { Id } from "@baize/kernel/id";
import type { Session } from "@baize/platform-server";

export type KeptSession = { session: Session; displayName: string; believedUntilMs: number };

/** Sessions by their cookie's value, which never leaves this memory; the oldest goes when there are too many. */
export type SessionMemory = {
	get(sid: string): KeptSession | undefined;
	/** Keeps what was asked for when `endsHeard` was as given; an end that was heard of meanwhile may concern it. */
	keep(sid: string, found: KeptSession, endsHeard: number): void;
	/** Sessions that have ended, here or elsewhere. */
	drop(hasEnded: { sessionId: Id } | { personId: Id }): void;
	/** Whichever have ended, nobody has said so. */
	dropAll(): void;
	endsHeard(): number;
};

export function openSessionMemory(limit: number): SessionMemory {
	const kept = new Map<string, KeptSession>();
	const sidOf = new Map<Id, string>();
	let ends = 0;

	function remove(sid: string): void {
		const found = kept.get(sid);
		if (!found) return;
		kept.delete(sid);
		sidOf.delete(found.session.sessionId);
	}

	return {
		get: (sid) => kept.get(sid),
		keep(sid, found, endsHeard) {
			if (endsHeard !== ends) return;
			remove(sid);
			kept.set(sid, found);
			sidOf.set(found.session.sessionId, sid);
			if (kept.size > limit) remove(kept.keys().next().value!);
		},
		drop(ended) {
			ends++;
			if ("sessionId" in ended) return remove(sidOf.get(ended.sessionId) ?? "");
			for (const [sid, { session }] of kept) if (session.playerId === ended.personId) remove(sid);
		},
		dropAll() {
			ends++;
			kept.clear();
			sidOf.clear();
		},
		endsHeard: () => ends,
	};
}
