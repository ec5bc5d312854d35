import type { Static, TSchema } from "typebox";
import type { ErrorList } from "../error/index.ts";
import type { Level, PendingState } from "./assurance.ts";
import type { AuditedView } from "./audited-view.ts";
import type { CallLimitName } from "./limits.data.ts";
import type { Role } from "./roles.ts";

export * from "./assurance.ts";
export * from "./audited-view.ts";
export * from "./limits.data.ts";
export * from "./limits.ts";
export * from "./personal-data.ts";
export * from "./roles.ts";
export * from "./schema.ts";
export * from "./storable.ts";

/** Who may make a call. A player's call needs the cookie `sid`; where the path holds `:session`, the handle must be that session's. */
export type Caller = "anyone" | "player" | "operator";

/** Whom an origin serves. Players and operators have origins, cookies and sessions of their own. */
export const AUDIENCES = ["players", "operators"] as const;
export type Audience = (typeof AUDIENCES)[number];

/**
 * One call of the house. From this one object come the route, the validation, the serialisation, the typed client,
 * the call in process while rendering, the entry in /openapi.json and the list of its errors.
 */
export type CallSpec = {
	/** The operation's name, unique in the house: a verb and a noun, "requestWithdrawal". */
	name: string;
	method: "GET" | "POST" | "PUT" | "DELETE";
	/** With `:name` for each of params. */
	path: string;
	who: Caller;
	/** Where the call is served. Left out: an operator's call on the operators' origin, every other on the players'. */
	servedTo?: Audience | "both";
	/** How sure we must be that it is they. A call without a level does not compile. */
	level: Level;
	/** One sentence for whoever reads the lexicon. */
	summary: string;
	params?: TSchema;
	query?: TSchema;
	headers?: TSchema;
	body?: TSchema;
	/** What is answered; `replyStatus` is 200 unless the specification says otherwise. No reply: 204. */
	reply?: TSchema;
	replyStatus?: number;
	/** The type of an answer that is no JSON, for whoever reads the lexicon. */
	replyType?: string;
	/** The room's errors that this call may answer, beside those of every call. */
	errors: ErrorList;
	/** How often a page asks again, where it is polled. spec §9 */
	pollMs?: number;
	/** Asked as often as players can press: answered ahead of the router, by a handler that answers bytes and sets no header. */
	isHot?: boolean;
	/** The specification does not show its calls' bodies whole, so their unknown properties are ignored; our own refuse them. */
	unknownProperties?: "refuse" | "ignore";
	/** Who sends no body sends an empty one: for the specification's calls whose bodies are ours. */
	isBodyOptional?: boolean;
	/** The bytes that a body may have, where 64 kB is not right. */
	bodyLimitBytes?: number;
	/** A provider's signed call: its signature is checked over the bytes as they came (`visit.rawBody`). */
	keepsRawBody?: boolean;
	/** The body is a file, sent as it is: its bytes are `visit.rawBody`. Who may not make the call is refused before it is read. */
	takesFile?: boolean;
	/** Operators' calls name the role that they need, or several of which one is enough. */
	role?: Role | readonly Role[];
	/** How often the call may be made, by the name of its limit. Left out: as is usual for its kind (`limitNameOf`). A dear call names its own. */
	limit?: CallLimitName;
	/** How many calls of that limit one call counts as; 1 where nothing is said. */
	cost?: number;
	/** What the audit log keeps of an operator who makes this call to look at something. */
	audits?: AuditedView;
	/**
	 * A session that waits for something may make only the calls that carry this mark: those that belong to the states named,
	 * or to whatever the session waits for. To any other call that anyone may make it is no session at all.
	 */
	duringPendingAction?: true | readonly PendingState[];
};

/** Whether the origin of this audience serves the call. */
export function isServedTo({ who, servedTo }: Pick<CallSpec, "who" | "servedTo">, audience: Audience): boolean {
	const of = servedTo ?? (who === "operator" ? "operators" : "players");
	return of === "both" || of === audience;
}

/** The identity function, which keeps the literal types. */
export const defineCall = <const Spec extends CallSpec>(spec: Spec): Spec => spec;

type PartOf<Spec, Part extends string> = Spec extends { [P in Part]: infer Schema extends TSchema }
	? Static<Schema>
	: undefined;

export type ParamsOf<Spec> = PartOf<Spec, "params">;
export type QueryOf<Spec> = PartOf<Spec, "query">;
export type HeadersOf<Spec> = PartOf<Spec, "headers">;
export type BodyOf<Spec> = PartOf<Spec, "body">;
export type ReplyOf<Spec> = PartOf<Spec, "reply">;

/** What a caller gives: only the parts that the call has. */
export type InputOf<Spec> = {
	[Part in "params" | "query" | "headers" | "body" as PartOf<Spec, Part> extends undefined ? never : Part]: PartOf<
		Spec,
		Part
	>;
};

/** The path of a call with its params filled in; each is encoded, so that a `+` or `/` stays inside its segment. */
export function pathOf(spec: Pick<CallSpec, "path">, params: Record<string, unknown> = {}): string {
	return spec.path.replace(/:([A-Za-z]+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

/** `?a=1&b=2`, leaving out what is undefined; empty for no values. */
export function queryText(query: Record<string, unknown> = {}): string {
	const given = Object.entries(query).filter(([, value]) => value !== undefined);
	const text = given
		.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`)
		.join("&");
	return text && `?${text}`;
}
