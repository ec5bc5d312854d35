import { maskedEmail } from "../mask/index.ts";

/** Where a value stands in a call: "params.player", "reply.playerId". */
export type ValuePath = `${"params" | "query" | "reply"}.${string}`;

/** What the audit log keeps of an operator's look at something. */
export type AuditedView = {
	/** Object and what happened to it: "player.viewed". */
	action: string;
	/** Where the id of the player concerned stands. */
	player?: ValuePath;
	/** Where the id or name of what else was looked at stands. */
	target?: ValuePath;
	/** What else is kept: names, and where the values stand. */
	details?: Readonly<Record<string, ValuePath>>;
	/** The query parameters that narrow a list. The look is kept only where one of them was given, and with what was asked. */
	query?: readonly string[];
};

export type ViewEntry = {
	action: string;
	player?: string;
	target?: string;
	details: Record<string, unknown>;
};

type CallParts = { params?: unknown; query?: unknown; reply?: unknown };

/** The entry for one call that was answered; undefined where nothing was asked that the log keeps. */
export function viewEntryOf(view: AuditedView, parts: CallParts): ViewEntry | undefined {
	const asked = askedIn(view.query ?? [], parts);
	if (view.query && Object.keys(asked).length === 0) return undefined;
	const looked = Object.entries(view.details ?? {}).map(([name, path]) => [name, valueAt(parts, path)]);
	const details = { ...Object.fromEntries(looked), ...asked };
	const player = view.player && valueAt(parts, view.player);
	const target = view.target && valueAt(parts, view.target);
	return {
		action: view.action,
		details,
		...(typeof player === "string" ? { player } : {}),
		...(typeof target === "string" ? { target } : {}),
	};
}

const askedIn = (names: readonly string[], parts: CallParts): Record<string, unknown> =>
	Object.fromEntries(
		names.flatMap((name) => {
			const asked = valueAt(parts, `query.${name}`);
			return asked === undefined || asked === "" ? [] : [[name, withoutEmail(asked)]];
		}),
	);

const valueAt = (parts: CallParts, path: ValuePath): unknown =>
	path
		.split(".")
		.reduce<unknown>((at, name) => (typeof at === "object" && at !== null ? (at as never)[name] : undefined), parts);

/** An e-mail that was searched for says whom; the log keeps no more of it than a list shows. */
const withoutEmail = (asked: unknown): unknown =>
	typeof asked === "string" && asked.includes("@") ? maskedEmail(asked) : asked;
