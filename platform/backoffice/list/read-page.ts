import { callApi } from "@baize/platform-web/reads";
import type { Resource } from "../resource.ts";
import type { Filters } from "./filters.ts";

type Row = { id: string };
/** `next` is the cursor of the next page; null on the last one, and where the call answers all rows at once. */
export type RowPage = { rows: readonly Row[]; next: string | null };

const PAGE_ROWS = 50;

/** Reads one page of a list by its call. */
export async function readPage(
	{ list: { call, isWhole, rows, filters = [] } }: Resource,
	values: Filters,
	{ cursor, limit = PAGE_ROWS, signal }: { cursor?: string | undefined; limit?: number; signal?: AbortSignal },
): Promise<RowPage> {
	const given = Object.fromEntries(filters.flatMap(({ id }) => (values[id] ? [[id, values[id].trim()]] : [])));
	const query = isWhole ? {} : { query: { ...given, limit, cursor } };
	const reply: unknown = await callApi(call, query as never, signal);
	const { [rows]: found, next = null } = reply as { [name: string]: readonly Row[] } & { next?: string | null };
	return { rows: found ?? [], next };
}
