import type { Audience, PendingState, SessionProof } from "@baize/kernel/call";
import type { Id } from "@baize/kernel/id";
import type { Locale } from "@baize/kernel/locale";
import type { ReplyTools } from "./types.ts";

/** The signed-in person. The value of the cookie never leaves identity. */
export type Session = {
	sessionId: Id;
	/** Used in paths: an opaque name of the session, useless without its cookie. */
	handle: string;
	playerId: Id;
	bucket: number;
	currency: string;
	/** Empty for a player. */
	roles: readonly string[];
	/** A required action that comes first; until it is done, only calls marked for it are allowed. */
	pendingAction?: PendingState;
	/** How the person proved their identity, and when. */
	proofs: readonly SessionProof[];
	/** How many factors the account needs for a sensitive call: two if two-factor authentication is on. */
	ownAssurance: 1 | 2;
	/** Why the player may do less than others, if so: a self-excluded player can only withdraw. */
	restriction?: string;
};

/** A request as commands see it. */
export type Visit = {
	session: Session | undefined;
	locale: Locale;
	ip: string;
	userAgent: string;
	cookies: Readonly<Record<string, string | undefined>>;
	/** The bytes of the body, for calls with `needsRawBody`. */
	rawBody?: Buffer;
};

export type SignedInVisit = Visit & { session: Session };

/** Reads the session of a cookie: at once if it is cached, later if the database must be queried. */
export type SessionReader = (sid: string | undefined) => Session | undefined | Promise<Session | undefined>;

/** The players' cookie. */
export const SESSION_COOKIE = "sid";

/**
 * The cookie with the session. The operators' one is bound to its host by its name, and is not sent with requests from
 * another site.
 */
export const SESSION_COOKIES: Record<Audience, { name: string; sameSite: "lax" | "strict" }> = {
	players: { name: SESSION_COOKIE, sameSite: "lax" },
	operators: { name: "__Host-office", sameSite: "strict" },
};

/** Only operators have roles. */
export const audienceOf = ({ roles }: Pick<Session, "roles">): Audience => (roles.length > 0 ? "operators" : "players");

/** The session cookie of this audience. */
export const sidOf = ({ cookies }: Pick<Visit, "cookies">, audience: Audience): string | undefined =>
	cookies[SESSION_COOKIES[audience].name];

/** Sets the session cookie. */
export function setSid(reply: ReplyTools, audience: Audience, sid: string): void {
	const { name, sameSite } = SESSION_COOKIES[audience];
	reply.setCookie(name, sid, { sameSite });
}

export function clearSid(reply: ReplyTools, audience: Audience): void {
	const { name, sameSite } = SESSION_COOKIES[audience];
	reply.clearCookie(name, { sameSite });
}
