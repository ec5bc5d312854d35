import type { Audience } from "@baize/kernel/call";
import { bucketOf, type Id } from "@baize/kernel/id";
import { type Clock, MINUTE_MS } from "@baize/kernel/time";
import { type Cache, type Changes, type Database, openCache, type Session } from "@baize/platform-server";
import { displayName } from "../../contract/index.ts";
import { bucketOfToken, hashOf } from "../tokens.ts";
import { SESSION_LIMITS } from "./session-limits.ts";
import { type LiveSession, seeSession } from "./session-store.ts";

/** Sessions by their cookie's value, which never leaves this memory. */
export type SessionCache = {
	/** Undefined for a cookie that is not of a live session of this audience. */
	read(sid: string, audience: Audience): Session | undefined | Promise<Session | undefined>;
	/** The name of the person of a session that was read. */
	displayNameOf(session: Session): string;
};

export type SessionCachePorts = {
	database: Pick<Database, "reader">;
	clock: Clock;
	/** Ends and changes of a session or of all of a person's, by the id. */
	changes: Changes<Id>;
};

type Found = Session | undefined;

/** A cached session is trusted for this long; then the database is read, and its last use written. */
const CACHE_MS = MINUTE_MS;
/** Of each audience. */
const MAX_CACHED_SESSIONS = 100_000;

export function openSessionCache({ database, clock, changes }: SessionCachePorts): SessionCache {
	const facts = new WeakMap<Session, { displayName: string; expiresAtMs: number }>();

	// A waiting session is read each time: it may be complete a moment later, in any process.
	const maxAgeMs = (found: Found, nowMs: number): number =>
		found && !found.pendingAction ? Math.min(CACHE_MS, facts.get(found)!.expiresAtMs - nowMs) : 0;
	const cacheOf = (): Cache<string, Found, Id> =>
		openCache({
			name: "identity.sessions",
			limit: MAX_CACHED_SESSIONS,
			maxAgeMs,
			clock,
			changes: [changes],
			subjectsOf: (found) => (found ? [found.sessionId, found.playerId] : []),
		});

	async function load(sid: string, bucket: number, audience: Audience): Promise<Found> {
		const nowMs = clock.nowMs();
		const idleSince = new Date(nowMs - SESSION_LIMITS[audience].idleMs);
		const seen = { audience, bucket, sidHash: hashOf(sid), now: new Date(nowMs), idleSince };
		const row = await seeSession(database.reader, seen);
		if (!row) return undefined;
		const session = sessionIn(row);
		facts.set(session, { displayName: displayNameIn(row), expiresAtMs: row.expires_at.getTime() });
		return session;
	}

	const caches: Record<Audience, Cache<string, Found, Id>> = { players: cacheOf(), operators: cacheOf() };

	return {
		read(sid, audience) {
			const bucket = bucketOfToken(sid);
			return bucket === undefined ? undefined : caches[audience].read(sid, () => load(sid, bucket, audience));
		},
		displayNameOf: (session) => facts.get(session)?.displayName ?? "",
	};
}

const sessionIn = (row: LiveSession): Session => ({
	sessionId: row.session_id,
	handle: row.handle,
	playerId: row.person_id,
	bucket: bucketOf(row.person_id),
	currency: row.currency ?? "",
	roles: row.roles,
	...(row.pending_action === null ? {} : { pendingAction: row.pending_action }),
	...(row.restriction === null ? {} : { restriction: row.restriction }),
	proofs: row.proofs,
	ownAssurance: row.own_assurance,
});

const displayNameIn = ({ first_name: firstName, last_name: lastName, nickname, email }: LiveSession): string =>
	displayName({ firstName, lastName, email, ...(nickname ? { nickname } : {}) });
