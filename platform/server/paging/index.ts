import { type Id, idText, readId } from "@baize/kernel/id";

/** A page of a list, and the cursor of the next page; null on the last one. */
export type Page<Row> = { rows: readonly Row[]; next: string | null };

/**
 * The page in rows of which one more was read than it shows: where that one is there, the cursor of the last row shown
 * is where the next page begins.
 */
export function pageOf<Row>(read: readonly Row[], limit: number, cursorOf: (row: Row) => string): Page<Row> {
	const rows = read.slice(0, limit);
	const last = rows.at(-1);
	return { rows, next: read.length > limit && last !== undefined ? cursorOf(last) : null };
}

/** A place in a list that is ordered by time: rows of the same moment are ordered by id. */
export type Moment = { at: Date; id: Id };

export const momentCursor = ({ at, id }: Moment): string => `${at.getTime()}.${idText(id)}`;

/** Undefined for what is no cursor: the list then begins at its first page. */
export function readMomentCursor(text: string | undefined): Moment | undefined {
	const [ms = "", rest = ""] = text?.split(".") ?? [];
	const id = readId(rest);
	return /^\d{1,15}$/.test(ms) && id !== null ? { at: new Date(Number(ms)), id } : undefined;
}

/** The rows are collected in memory, so there is a limit. */
const MAX_PAGES = 10_000;

/** Reads a list page by page to its end. */
export async function readAllPages<Row>(readPage: (before: string | undefined) => Promise<Page<Row>>): Promise<Row[]> {
	const all: Row[] = [];
	let before: string | undefined;
	for (let page = 0; page < MAX_PAGES; page++) {
		const { rows, next } = await readPage(before);
		all.push(...rows);
		if (next === null || next === before) break;
		before = next;
	}
	return all;
}
