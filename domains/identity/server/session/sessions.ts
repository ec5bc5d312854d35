import type { Audience, PendingState } from "@baize/kernel/call";
import { bucketOf, type Id, idText, readId } from "@baize/kernel/id";
import { type Clock, DAY_MS, MINUTE_MS } from "@baize/kernel/time";
import {
	audienceOf,
	type Bus,
	type Database,
	openSharedChanges,
	type Reader,
	type Session,
	type SessionReader,
	type Stream,
	type Tx,
} from "@baize/platform-server";
import type { SessionEnd } from "../../contract/index.ts";
import { bucketOfToken, hashOf, newHandle, newToken } from "../tokens.ts";
import { openSessionCache } from "./session-cache.ts";
import { PENDING_MS, SESSION_LIMITS } from "./session-limits.ts";
import {
	addSession,
	endSessionOf,
	endSessionsOf,
	isActionToken,
	putActionToken,
	readSessionEnd,
	removeSessionsBefore,
	rotateSession,
	type SessionKey,
	useActionToken,
} from "./session-store.ts";

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
	const ended = openSharedChanges<Ended>(bus, CHANNEL, { write: endedText, read: readEnded });
	const cache = openSessionCache({
		database,
		clock,
		changes: (listener) => ended.listen((each) => listener(each && idOf(each))),
	});
	ended.listen((each) => each && stream.hangUp(idOf(each)));
	const now = () => new Date(clock.nowMs());

	return {
		reader: (audience) => (sid) => (sid === undefined ? undefined : cache.read(sid, audience)),
		start: (tx, personId, from, scope) => startSession({ clock, ids }, tx, personId, from, scope),
		rotate: (tx, session, scope) => giveNewCookie(clock, tx, session, scope),
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
			const row = bucket === undefined ? undefined : await endSessionOf(tx, bucket, hashOf(sid), now());
			return row && { sessionId: row.session_id, personId: row.person_id };
		},
		endAllOf: (tx, personId, exceptSessionId) =>
			endSessionsOf(tx, bucketOf(personId), personId, now(), exceptSessionId),
		forget: ended.announce,
		onPersonChanged: (listener) =>
			ended.listen((each) => {
				if (!each) listener(undefined);
				else if ("personId" in each) listener(each.personId);
			}),
		displayNameOf: cache.displayNameOf,
		tidy: () => removeSessionsBefore(database.reader, new Date(clock.nowMs() - RETENTION_AFTER_END_MS)),
	};
}

const idOf = (ended: Ended): Id => ("sessionId" in ended ? ended.sessionId : ended.personId);

async function startSession(
	{ clock, ids }: Pick<SessionPorts, "clock" | "ids">,
	tx: Tx,
	personId: Id,
	from: SessionOrigin,
	scope: SessionScope,
): Promise<StartedSession> {
	const bucket = bucketOf(personId);
	const [sid, handle, sessionId, nowMs] = [newToken(bucket), newHandle(), ids(), clock.nowMs()];
	await addSession(tx, {
		session_id: sessionId,
		bucket,
		audience: from.audience,
		sid_hash: hashOf(sid),
		handle,
		person_id: personId,
		created_at: new Date(nowMs),
		last_seen_at: new Date(nowMs),
		expires_at: new Date(nowMs + (scope.pendingAction ? PENDING_MS : SESSION_LIMITS[from.audience].maxMs)),
		ip: from.ip || null,
		user_agent: from.userAgent.slice(0, MAX_USER_AGENT_LENGTH),
		pending_action: scope.pendingAction ?? null,
		restriction: scope.restriction ?? null,
		proofs: JSON.stringify(scope.proofs),
		own_assurance: scope.ownAssurance,
		device_hash: from.deviceHash ?? null,
	});
	return { sid, handle, sessionId };
}

async function giveNewCookie(
	clock: Clock,
	tx: Tx,
	session: Session,
	{ pendingAction, restriction, ...proved }: SessionScope,
): Promise<string | undefined> {
	const sid = newToken(session.bucket);
	const isCompleted = session.pendingAction !== undefined && pendingAction === undefined;
	const isLive = await rotateSession(tx, session, {
		sidHash: hashOf(sid),
		pendingAction: pendingAction ?? null,
		restriction: restriction ?? null,
		...proved,
		...(isCompleted ? { expiresAt: new Date(clock.nowMs() + SESSION_LIMITS[audienceOf(session)].maxMs) } : {}),
	});
	return isLive ? sid : undefined;
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
