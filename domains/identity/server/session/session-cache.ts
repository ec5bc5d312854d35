import type { Id } from "@baize/kernel/id";
import type { Session } from "@baize/platform-server";

export type CachedSession = { session: Session; displayName: string; freshUntilMs: number };

/** Sessions by their cookie's value, which never leaves this memory; the oldest is evicted when the cache is full. */
export type SessionCache = {
	get(sid: string): CachedSession | undefined;
	/**
	 * Stores a session that was read while `endsReceived` had the given value; an end received since then may concern it.
	 */
	store(sid: string, found: CachedSession, endsReceived: number): void;
	/** Sessions that have ended, here or in another process. */
	drop(hasEnded: { sessionId: Id } | { personId: Id }): void;
	/** Removes everything: ends may have been missed. */
	dropAll(): void;
	endsReceived(): number;
};

export function openSessionCache(limit: number): SessionCache {
	const cached = new Map<string, CachedSession>();
	const sidOf = new Map<Id, string>();
	let ends = 0;

	function remove(sid: string): void {
		const found = cached.get(sid);
		if (!found) return;
		cached.delete(sid);
		sidOf.delete(found.session.sessionId);
	}

	return {
		get: (sid) => cached.get(sid),
		store(sid, found, endsReceived) {
			if (endsReceived !== ends) return;
			remove(sid);
			cached.set(sid, found);
			sidOf.set(found.session.sessionId, sid);
			if (cached.size > limit) remove(cached.keys().next().value!);
		},
		drop(ended) {
			ends++;
			if ("sessionId" in ended) return remove(sidOf.get(ended.sessionId) ?? "");
			for (const [sid, { session }] of cached) if (session.playerId === ended.personId) remove(sid);
		},
		dropAll() {
			ends++;
			cached.clear();
			sidOf.clear();
		},
		endsReceived: () => ends,
	};
}
