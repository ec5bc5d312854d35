/** A page of a list, and the cursor of the next page; null on the last one. */
export type Page<Row> = { rows: readonly Row[]; next: string | null };

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
