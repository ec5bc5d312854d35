import type { Audience, PendingState } from "@baize/kernel/call";
import { bucketOf, type Id, idText, readId } from "@baize/kernel/id";
import { type Clock, DAY_MS, HOUR_MS, MINUTE_MS } from "@baize/kernel/time";
import {
	audienceOf,
	type Bus,
	type Database,
	type Reader,
	type Session,
	type SessionReader,
	type Stream,
	type Tx,
} from "@baize/platform-server";
import { displayName, OPERATOR_IDLE_MS, type SessionEnd } from "../../contract/index.ts";
import { bucketOfToken, hashOf, newHandle, newToken } from "../tokens.ts";
import { type CachedSession, openSessionCache } from "./session-cache.ts";
import {
	addSession,
	endSessionOf,
	endSessionsOf,
	isActionToken,
	type LiveSession,
	putActionToken,
	readSessionEnd,
	removeSessionsBefore,
	rotateSession,
	type SessionKey,
	seeSession,
	useActionToken,
} from "./session-store.ts";

/** The maximum age of a session, and how long it may be idle. */
export const SESSION_LIMITS: Record<Audience, { maxMs: number; idleMs: number }> = {
	players: { maxMs: 12 * HOUR_MS, idleMs: 30 * MINUTE_MS },
	operators: { maxMs: 8 * HOUR_MS, idleMs: OPERATOR_IDLE_MS },
};
/** A session that waits for something must be completed within this time. */
const PENDING_MS = 15 * MINUTE_MS;
/** A cached session is trusted for this long; then the database is read, and its last use written. */
const CACHE_MS = MINUTE_MS;
const MAX_CACHED_SESSIONS = 100_000;
const RETENTION_AFTER_END_MS = 30 * DAY_MS;
const MAX_USER_AGENT_LENGTH = 400;
const CHANNEL = "identity.sessions-ended";

/** A required action must be begun within this time, from the page that the login led to. */
const ACTION_TOKEN_MS = 15 * MINUTE_MS;

export type StartedSession = { sid: string; handle: string; sessionId: Id };
/** The state, the scope and the assurance level of a session. */
export type SessionScope = Pick<Session, "proofs" | "ownAssurance"> & {
	pendingAction?: PendingState | undefined;
	restriction?: string | undefined;
};
/** For which person and where a session begins; `deviceHash` names the browser, where it has a cookie for it. */
export type SessionOrigin = { audience: Audience; ip: string; userAgent: string; deviceHash?: Buffer };

/** One session, or all of a person's. */
type Ended = { sessionId: Id } | { personId: Id };

export type Sessions = {
	/** Reads the sessions of one audience; those of the other do not exist for it. */
	reader(audience: Audience): SessionReader;
	/** In the transaction of a login. */
	start(tx: Tx, personId: Id, from: SessionOrigin, scope: SessionScope): Promise<StartedSession>;
	/** After each step-up: another cookie for the same session, or nothing where it has ended; then call `forget`. */
	rotate(tx: Tx, session: Session, scope: SessionScope): Promise<string | undefined>;
	/** A token that permits the session its pending action; the previous one ends. */
	issueActionToken(tx: Tx, session: SessionKey): Promise<string>;
	isActionToken(session: SessionKey, token: string): Promise<boolean>;
	/** False where the token is not this session's, is too old or was used. */
	useActionToken(tx: Tx, session: SessionKey, token: string): Promise<boolean>;
	/** Why the session of a cookie is over; undefined after a logout, or for a cookie that was never ours. */
	whyEnded(sid: string | undefined): Promise<SessionEnd | undefined>;
	/** Ends the session of a cookie; returns whose it was, or nothing where it had ended. */
	end(tx: Tx, sid: string | undefined): Promise<{ sessionId: Id; personId: Id } | undefined>;
	/** `exceptSessionId` names the session that continues. Returns which have ended. */
	endAllOf(tx: Tx, personId: Id, exceptSessionId?: Id): Promise<Id[]>;
	/**
	 * After the commit of an end: removes it from the memory of every process, and open pages receive nothing more by it.
	 */
	forget(ended: Ended): void;
	/**
	 * Calls the listener after the commit of every change to a person that `forget` announces, in whatever process it was
	 * made; with undefined where messages of other processes were lost, so that anyone may have changed.
	 */
	onPersonChanged(listener: (personId: Id | undefined) => void): void;
	/** The name of the person of a session that was read. */
	displayNameOf(session: Session): string;
	tidy(): Promise<void>;
};

export type SessionPorts = {
	database: Database;
	clock: Clock;
	ids: () => Id;
	bus: Bus;
	stream: Pick<Stream, "hangUp">;
};

export function openSessions({ database, clock, ids, bus, stream }: SessionPorts): Sessions {
	const cache = openSessionCache(MAX_CACHED_SESSIONS);
	const inFlight = new Map<string, Promise<Session | undefined>>();
	const names = new WeakMap<Session, string>();
	const now = () => new Date(clock.nowMs());

	const listeners: ((personId: Id | undefined) => void)[] = [];

	function announce(personId: Id | undefined): void {
		for (const listener of listeners) listener(personId);
	}

	function drop(ended: Ended): void {
		cache.drop(ended);
		stream.hangUp("sessionId" in ended ? ended.sessionId : ended.personId);
		if ("personId" in ended) announce(ended.personId);
	}

	bus.subscribe(
		CHANNEL,
		(text) => {
			const ended = readEnded(text);
			if (ended) drop(ended);
		},
		() => {
			cache.dropAll();
			announce(undefined);
		},
	);

	async function queryDatabase(sid: string, bucket: number, audience: Audience): Promise<Session | undefined> {
		const endsReceived = cache.endsReceived();
		const nowMs = clock.nowMs();
		const idleSince = new Date(nowMs - SESSION_LIMITS[audience].idleMs);
		const row = await seeSession(database.reader, { audience, bucket, sidHash: hashOf(sid), now: now(), idleSince });
		if (!row) return undefined;
		const found = cachedSession(row, nowMs);
		names.set(found.session, found.displayName);
		// A waiting session is read each time: it may be complete a moment later, in any process.
		if (!found.session.pendingAction) cache.store(sid, found, endsReceived);
		return found.session;
	}

	function queryOnce(sid: string, bucket: number, audience: Audience): Promise<Session | undefined> {
		const key = `${audience} ${sid}`;
		const underWay = inFlight.get(key);
		if (underWay) return underWay;
		const answer = queryDatabase(sid, bucket, audience).finally(() => inFlight.delete(key));
		inFlight.set(key, answer);
		return answer;
	}

	function read(sid: string | undefined, audience: Audience): ReturnType<SessionReader> {
		if (sid === undefined) return undefined;
		const cached = cache.get(sid);
		if (cached && clock.nowMs() < cached.freshUntilMs)
			return audienceOf(cached.session) === audience ? cached.session : undefined;
		const bucket = bucketOfToken(sid);
		return bucket === undefined ? undefined : queryOnce(sid, bucket, audience);
	}

	return {
		reader: (audience) => (sid) => read(sid, audience),
		async start(tx, personId, from, scope) {
			const bucket = bucketOf(personId);
			const [sid, handle, sessionId] = [newToken(bucket), newHandle(), ids()];
			await addSession(tx, {
				session_id: sessionId,
				bucket,
				audience: from.audience,
				sid_hash: hashOf(sid),
				handle,
				person_id: personId,
				created_at: now(),
				last_seen_at: now(),
				expires_at: new Date(clock.nowMs() + (scope.pendingAction ? PENDING_MS : SESSION_LIMITS[from.audience].maxMs)),
				ip: from.ip || null,
				user_agent: from.userAgent.slice(0, MAX_USER_AGENT_LENGTH),
				pending_action: scope.pendingAction ?? null,
				restriction: scope.restriction ?? null,
				proofs: JSON.stringify(scope.proofs),
				own_assurance: scope.ownAssurance,
				device_hash: from.deviceHash ?? null,
			});
			return { sid, handle, sessionId };
		},
		async rotate(tx, session, { pendingAction = null, restriction = null, ...proved }) {
			const sid = newToken(session.bucket);
			const isCompleted = session.pendingAction !== undefined && pendingAction === null;
			const isLive = await rotateSession(tx, session, {
				sidHash: hashOf(sid),
				pendingAction,
				restriction,
				...proved,
				...(isCompleted ? { expiresAt: new Date(clock.nowMs() + SESSION_LIMITS[audienceOf(session)].maxMs) } : {}),
			});
			return isLive ? sid : undefined;
		},
		async issueActionToken(tx, session) {
			const token = newToken(session.bucket);
			await putActionToken(tx, session, hashOf(token), new Date(clock.nowMs() + ACTION_TOKEN_MS));
			return token;
		},
		isActionToken: (session, token) => isActionToken(database.reader, session, hashOf(token), now()),
		useActionToken: (tx, session, token) => useActionToken(tx, session, hashOf(token), now()),
		whyEnded: (sid = "") => whyEnded(database.reader, sid),
		async end(tx, sid = "") {
			const bucket = bucketOfToken(sid);
			const ended = bucket === undefined ? undefined : await endSessionOf(tx, bucket, hashOf(sid), now());
			return ended && { sessionId: ended.session_id, personId: ended.person_id };
		},
		endAllOf: (tx, personId, exceptSessionId) =>
			endSessionsOf(tx, bucketOf(personId), personId, now(), exceptSessionId),
		forget(ended) {
			drop(ended);
			bus.publish(CHANNEL, endedText(ended));
		},
		onPersonChanged: (listener) => void listeners.push(listener),
		displayNameOf: (session) => names.get(session) ?? "",
		tidy: () => removeSessionsBefore(database.reader, new Date(clock.nowMs() - RETENTION_AFTER_END_MS)),
	};
}

async function whyEnded(reader: Reader, sid: string): Promise<SessionEnd | undefined> {
	const bucket = bucketOfToken(sid);
	const ended = bucket === undefined ? undefined : await readSessionEnd(reader, bucket, hashOf(sid));
	if (!ended) return undefined;
	if (ended.ended_elsewhere) return "elsewhere";
	// Ended by its own browser, it was a logout; one that was not ended has expired.
	return ended.ended_at ? undefined : "expired";
}

const endedText = (ended: Ended): string =>
	"sessionId" in ended ? `session ${idText(ended.sessionId)}` : `person ${idText(ended.personId)}`;

function readEnded(text: string): Ended | undefined {
	const [kind, idWritten = ""] = text.split(" ");
	const id = readId(idWritten);
	if (id === null) return undefined;
	return kind === "session" ? { sessionId: id } : { personId: id };
}

function cachedSession(row: LiveSession, nowMs: number): CachedSession {
	const { first_name: firstName, last_name: lastName, nickname, email } = row;
	return {
		session: {
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
		},
		displayName: displayName({ firstName, lastName, email, ...(nickname ? { nickname } : {}) }),
		freshUntilMs: Math.min(nowMs + CACHE_MS, row.expires_at.getTime()),
	};
}
