import type { Reader } from "@baize/platform-server";
import type { ContentType, Draft, RowConfig } from "../../contract/index.ts";
import type { ValidationIssue } from "../rules.ts";
import { readWritten } from "./entry-store.ts";

/** An entry that a row names, and its place there. */
type Named = { type: ContentType; slug: string; field: string };

/** What is wrong with the rows of a page, beyond their form: each issue with its place. */
export async function rowIssues(reader: Reader, { type, fields }: Draft): Promise<ValidationIssue[]> {
	const rows = type === "marketing_page" ? (fields.rows ?? []) : [];
	const named = rows.flatMap((row, at) => namedIn(row, `fields.rows.${at}`));
	const written = named.length === 0 ? new Set<string>() : await readWritten(reader, named);
	return [
		...faultsOf(rows),
		...named
			.filter((each) => !written.has(`${each.type}/${each.slug}`))
			.map(({ field }) => ({ field, cause: "unknownEntry" })),
	];
}

/** What a row says that cannot be: no games at all, or an end before its beginning. */
const faultsOf = (rows: readonly RowConfig[]): ValidationIssue[] =>
	rows.flatMap((row, at) => [
		...(hasNoGames(row) ? [{ field: `fields.rows.${at}.games`, cause: "noGames" }] : []),
		...(endsTooSoon(row) ? [{ field: `fields.rows.${at}.untilMs`, cause: "endsBeforeStart" }] : []),
	]);

const hasNoGames = (row: RowConfig): boolean =>
	row.kind === "games" && row.rule === undefined && (row.games ?? []).length === 0;

const endsTooSoon = ({ fromMs = 0, untilMs }: RowConfig): boolean => untilMs !== undefined && untilMs <= fromMs;

function namedIn(row: RowConfig, place: string): Named[] {
	if (row.kind === "category") return [{ type: "section", slug: row.category, field: `${place}.category` }];
	if (row.kind !== "games") return [];
	const games = (row.games ?? []).map((slug, at) => ({
		type: "casino_game_page" as const,
		slug,
		field: `${place}.games.${at}`,
	}));
	const category = row.rule?.category;
	return category === undefined
		? games
		: [...games, { type: "section", slug: category, field: `${place}.rule.category` }];
}
