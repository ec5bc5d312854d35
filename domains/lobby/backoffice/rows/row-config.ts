import { emptyOf, type FormSchema, variantName } from "@baize/content/backoffice";
import { type GameRule, type GamesRow, MAX_ROW_GAMES, RowConfig } from "@baize/content/contract";
import { LOCALES } from "@baize/kernel/locale";

/** A row while it is written: what is in it may not be right yet. */
export type WrittenRow = { kind: RowConfig["kind"] } & Readonly<Record<string, unknown>>;

const VARIANTS = ((RowConfig as FormSchema).anyOf ?? []).map((schema) => [variantName(schema), schema] as const);

/** The kinds of rows, in the order in which they are offered. */
export const ROW_KINDS = VARIANTS.map(([kind]) => kind) as readonly RowConfig["kind"][];

/** The fields of a row of this kind. */
export const fieldsOf = (kind: string): Readonly<Record<string, FormSchema>> =>
	VARIANTS.find(([name]) => name === kind)?.[1].properties ?? {};

/** A new row of a kind. One of games begins with nothing picked, to which a rule can be added. */
export function newRow(kind: RowConfig["kind"]): WrittenRow {
	const schema = VARIANTS.find(([name]) => name === kind)?.[1];
	return emptyOf(schema ?? {}) as WrittenRow;
}

export const NEW_RULE: GameRule = { sort: "editorial" };

const isWhole = (value: unknown, most: number): value is number =>
	typeof value === "number" && Number.isSafeInteger(value) && value >= 1 && value <= most;

const MAX_DAYS = 365;

/** What can be asked for of a row that is not finished: without what is not right yet. */
export function tryable(row: WrittenRow): RowConfig | undefined {
	if (row.kind === "category") {
		const { category } = row;
		return typeof category === "string" && category !== "" ? { kind: "category", category } : undefined;
	}
	if (row.kind !== "games") return undefined;
	const { games = [], rule, limit } = row as Partial<GamesRow>;
	const picked = [...new Set(games)].slice(0, MAX_ROW_GAMES);
	if (picked.length === 0 && rule === undefined) return undefined;
	return {
		kind: "games",
		title: { en: "-" },
		...(picked.length > 0 ? { games: picked } : {}),
		...(rule === undefined ? {} : { rule: tryableRule(rule) }),
		...(isWhole(limit, MAX_ROW_GAMES) ? { limit } : {}),
	};
}

function tryableRule({ newForDays, ...rule }: GameRule): GameRule {
	return isWhole(newForDays, MAX_DAYS) ? { ...rule, newForDays } : rule;
}

/** In how many languages a title is written. */
export const languagesIn = (title: unknown): number =>
	LOCALES.filter((locale) => Boolean((title as Record<string, string> | undefined)?.[locale])).length;
