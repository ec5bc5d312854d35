import type { Audience, PendingState, SessionProof } from "@baize/kernel/call";
import type { Id } from "@baize/kernel/id";
import type { Locale } from "@baize/kernel/locale";
import type { ReplyTools } from "./bind.ts";

/** Who is signed in, as the rooms see it. The cookie's value itself never leaves the room that keeps sessions. */
export type Session = {
	sessionId: Id;
	/** What stands in paths: an opaque name of the session, useless without its cookie. */
	handle: string;
	playerId: Id;
	bucket: number;
	currency: string;
	/** Empty for a player. */
	roles: readonly string[];
	/** A required action that comes first; until it is done only calls marked for it answer. */
	pendingAction?: PendingState;
	/** How the person proved who they are, and when. */
	proofs: readonly SessionProof[];
	/** How many factors the account asks for before a sensitive call: two where it has two-factor authentication. */
	ownAssurance: 1 | 2;
	/** Why the player may do less than others, where that is so: a self-excluded player takes money out and no more. */
	restriction?: string;
};

/** One request, as a command may know it. */
export type Visit = {
	session: Session | undefined;
	locale: Locale;
	ip: string;
	userAgent: string;
	cookies: Readonly<Record<string, string | undefined>>;
	/** The body's bytes, for calls that keep them. */
	rawBody?: Buffer;
};

export type SignedInVisit = Visit & { session: Session };

/** Reads the session of a cookie's value: at once where it is in memory, later where the database must be asked. */
export type SessionReader = (sid: string | undefined) => Session | undefined | Promise<Session | undefined>;

/** The players' cookie. */
export const SESSION_COOKIE = "sid";

/**
 * The cookie that carries a session. The operators' is bound to its host by its name, and goes with no request that began
 * on another site.
 */
export const SESSION_COOKIES: Record<Audience, { name: string; sameSite: "Lax" | "Strict" }> = {
	players: { name: SESSION_COOKIE, sameSite: "Lax" },
	operators: { name: "__Host-office", sameSite: "Strict" },
};

/** Only operators have roles. */
export const audienceOf = ({ roles }: Pick<Session, "roles">): Audience => (roles.length > 0 ? "operators" : "players");

/** The value of this audience's cookie. */
export const sidOf = ({ cookies }: Pick<Visit, "cookies">, audience: Audience): string | undefined =>
	cookies[SESSION_COOKIES[audience].name];

/** Gives the browser the session, or takes it away. */
export function setSid(reply: ReplyTools, audience: Audience, sid: string): void {
	const { name, sameSite } = SESSION_COOKIES[audience];
	reply.setCookie(name, sid, { sameSite });
}

export function clearSid(reply: ReplyTools, audience: Audience): void {
	const { name, sameSite } = SESSION_COOKIES[audience];
	reply.clearCookie(name, { sameSite });
}
