import { maskedEmail } from "../mask/index.ts";

/** Where a value stands in a call: "params.player", "reply.playerId". */
export type ValuePath = `${"params" | "query" | "reply"}.${string}`;

/** What the audit log records when an operator views something. */
export type AuditedView = {
	/** Object and what happened to it: "player.viewed". */
	action: string;
	/** The path of the id of the player concerned. */
	player?: ValuePath;
	/** The path of the id or name of the other object that was viewed. */
	target?: ValuePath;
	/** Further details: names, and the paths of their values. */
	details?: Readonly<Record<string, ValuePath>>;
	/** The query parameters that narrow a list. A view is recorded only where one of them was given, with the query. */
	query?: readonly string[];
};

export type ViewEntry = {
	action: string;
	player?: string;
	target?: string;
	details: Record<string, unknown>;
};

type CallParts = { params?: unknown; query?: unknown; reply?: unknown };

/** The audit entry for one answered call; undefined where there is nothing to record. */
export function viewEntryOf(view: AuditedView, parts: CallParts): ViewEntry | undefined {
	const query = queryIn(view.query ?? [], parts);
	if (view.query && Object.keys(query).length === 0) return undefined;
	const looked = Object.entries(view.details ?? {}).map(([name, path]) => [name, valueAt(parts, path)]);
	const details = { ...Object.fromEntries(looked), ...query };
	const player = view.player && valueAt(parts, view.player);
	const target = view.target && valueAt(parts, view.target);
	return {
		action: view.action,
		details,
		...(typeof player === "string" ? { player } : {}),
		...(typeof target === "string" ? { target } : {}),
	};
}

const queryIn = (names: readonly string[], parts: CallParts): Record<string, unknown> =>
	Object.fromEntries(
		names.flatMap((name) => {
			const query = valueAt(parts, `query.${name}`);
			return query === undefined || query === "" ? [] : [[name, withoutEmail(query)]];
		}),
	);

const valueAt = (parts: CallParts, path: ValuePath): unknown =>
	path
		.split(".")
		.reduce<unknown>((at, name) => (typeof at === "object" && at !== null ? (at as never)[name] : undefined), parts);

/** An e-mail that was searched for identifies a player; the log stores no more of it than a list shows. */
const withoutEmail = (query: unknown): unknown =>
	typeof query === "string" && query.includes("@") ? maskedEmail(query) : query;
