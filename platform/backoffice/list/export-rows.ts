import { CSV_START, writeCsv } from "@baize/kernel/csv";
import { CallError } from "@baize/platform-web/reads";
import type { Resource } from "../resource.ts";
import type { Formats } from "../use-formats.ts";
import type { Filters } from "./filters.ts";
import type { RowPage } from "./read-page.ts";

export const MAX_EXPORTED = 20_000;
const ROWS_AT_ONCE = 100;
const TOO_MANY_STATUS = 429;

type Row = { id: string };
type Ports = {
	readPage(resource: Resource, filters: Filters, page: { cursor: string | undefined; limit: number }): Promise<RowPage>;
	wait(ms: number): Promise<void>;
	onProgress(rows: number): void;
};
type Exported = { parts: string[]; rows: number; isWhole: boolean };

/**
 * A whole list as CSV, page by page to its end or to the limit. Each page is a part of its own, so that no long text is
 * built.
 */
export async function exportRows(
	resource: Resource,
	filters: Filters,
	formats: Formats,
	{ readPage, wait, onProgress }: Ports,
): Promise<Exported> {
	const columns = resource.list.columns.filter(({ text, exported }) => text ?? exported);
	const heading = columns.map(({ id }) => formats.t(`resources.${resource.name}.fields.${id}`));
	const cells = (row: Row): string[] =>
		columns.map(({ text, exported }) => exported?.(row) ?? text?.(row, formats) ?? "");
	const parts = [CSV_START + lines([[formats.t("office.export.id"), ...heading]])];
	let rows = 0;
	let cursor: string | undefined;
	for (;;) {
		const page = await patiently(() => readPage(resource, filters, { cursor, limit: ROWS_AT_ONCE }), wait);
		parts.push(lines(page.rows.map((row) => [row.id, ...cells(row)])));
		rows += page.rows.length;
		onProgress(rows);
		if (page.next === null || page.next === cursor) return { parts, rows, isWhole: true };
		if (rows >= MAX_EXPORTED) return { parts, rows, isWhole: false };
		cursor = page.next;
	}
}

const lines = (rows: string[][]): string => (rows.length > 0 ? `${writeCsv(rows)}\r\n` : "");

/** Where pages are read faster than the server allows, waits as long as it says and goes on. */
async function patiently<Value>(read: () => Promise<Value>, wait: Ports["wait"]): Promise<Value> {
	try {
		return await read();
	} catch (error) {
		if (!(error instanceof CallError) || error.status !== TOO_MANY_STATUS) throw error;
		await wait(error.retryAfterMs ?? 1_000);
		return patiently(read, wait);
	}
}
