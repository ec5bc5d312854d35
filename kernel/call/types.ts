import type { TSchema } from "typebox";
import type { ErrorList } from "../error/index.ts";
import type { Level, PendingState } from "./assurance.ts";
import type { AuditedView } from "./audited-view.ts";
import type { CallLimitName } from "./limits.data.ts";
import type { Role } from "./roles.ts";

/**
 * Who may make a call. A player's call needs the cookie `sid`; where the path has `:session`, the handle must be that
 * session's.
 */
export type Caller = "anyone" | "player" | "operator";

/** Whom an origin serves. Players and operators have separate origins, cookies and sessions. */
export const AUDIENCES = ["players", "operators"] as const;
export type Audience = (typeof AUDIENCES)[number];

/**
 * One API call. From this one object come the route, the validation, the serialisation, the typed client, the
 * in-process call while rendering, the entry in /openapi.json and the list of its errors.
 */
export type CallSpec = {
	/** The operation's name, unique in the whole API: a verb and a noun, "requestWithdrawal". */
	name: string;
	method: "GET" | "POST" | "PUT" | "DELETE";
	/** With a `:name` for each of params. */
	path: string;
	who: Caller;
	/**
	 * The origin that serves the call. Default: operators' calls on the operators' origin, all others on the players'.
	 */
	servedTo?: Audience | "both";
	/** How sure we must be of who the caller is. A call without a level does not compile. */
	level: Level;
	/** One sentence for readers of the API reference. */
	summary: string;
	params?: TSchema;
	query?: TSchema;
	headers?: TSchema;
	body?: TSchema;
	/** The reply body; `replyStatus` is 200 unless the specification says otherwise. Without a reply: 204. */
	reply?: TSchema;
	replyStatus?: number;
	/** The content type of a reply that is not JSON, for readers of the API reference. */
	replyType?: string;
	/** The domain's errors that this call may answer, in addition to the common ones. */
	errors: ErrorList;
	/** How often a page polls the call. spec §9 */
	pollMs?: number;
	/**
	 * Called as often as players can press a button: answered ahead of the router, by a handler that returns bytes and
	 * sets no header.
	 */
	isOnFastPath?: boolean;
	/**
	 * The specification does not show the whole bodies of its calls, so their unknown properties are ignored; our own
	 * calls refuse them.
	 */
	unknownProperties?: "refuse" | "ignore";
	/** A missing body counts as an empty one: for the specification's calls whose bodies we defined. */
	isBodyOptional?: boolean;
	/** The maximum body size in bytes, where 64 kB is not right. */
	bodyLimitBytes?: number;
	/** A provider's signed call: its signature is checked over the raw bytes (`visit.rawBody`). */
	needsRawBody?: boolean;
	/**
	 * The body is a file, sent as it is: its bytes are `visit.rawBody`. A caller without permission is refused before it
	 * is read.
	 */
	takesFile?: boolean;
	/** The role that an operator's call needs, or several of which one is enough. */
	role?: Role | readonly Role[];
	/** How often the call may be made, by the name of its limit. Left out: as is usual for its kind (`limitNameOf`). A dear call names its own. */
	limit?: CallLimitName;
	/** How many calls of that limit one call counts as; 1 where nothing is said. */
	cost?: number;
	/**
	 * What the audit log records when an operator makes this call to view something: nothing where it shows no player.
	 * Every call by which operators only read says so.
	 */
	audits?: AuditedView | "nothing";
	/**
	 * A session with a pending action may make only the calls that have this field: those for the states named (`true`:
	 * for any). To any other call that anyone may make, it counts as no session.
	 */
	duringPendingAction?: true | readonly PendingState[];
};

/** What a page has of a call: enough to make it. Its schemas stay with the server (tools/vite/page-calls.ts). */
export type PageCall = Pick<CallSpec, "method" | "path" | "pollMs">;

/** The same for a page of the back office, which also shows an operator only what their roles allow. */
export type OfficeCall = PageCall & Pick<CallSpec, "role">;
