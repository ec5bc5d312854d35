import { callApi } from "@baize/platform-web/reads";
import type { DataProvider } from "react-admin";
import { type AuditQuery, listAuditEntries } from "../contract/index.ts";

type Filter = Pick<AuditQuery, "action" | "actorId" | "playerId">;
type ListParams = { filter?: Filter; pagination?: { page: number; perPage: number } };

/** Where each page begins: the log is read from entry to entry, but react-admin counts in pages. */
const beginnings = new Map<string, string>();
const keyOf = (filter: Filter, perPage: number, page: number): string => JSON.stringify([filter, perPage, page]);

async function readPage(filter: Filter, perPage: number, page: number) {
	const before = page === 1 ? undefined : await beginningOf(filter, perPage, page);
	const { entries } = await callApi(listAuditEntries, { query: { ...filter, limit: perPage, before } as AuditQuery });
	const last = entries.at(-1);
	if (last) beginnings.set(keyOf(filter, perPage, page + 1), last.id);
	return entries;
}

async function beginningOf(filter: Filter, perPage: number, page: number): Promise<string | undefined> {
	const known = beginnings.get(keyOf(filter, perPage, page));
	if (known) return known;
	await readPage(filter, perPage, page - 1);
	return beginnings.get(keyOf(filter, perPage, page));
}

export const auditData = {
	async getList(_resource: string, { filter = {}, pagination = { page: 1, perPage: 50 } }: ListParams) {
		const { page, perPage } = pagination;
		const data = await readPage(filter, perPage, page);
		// How many there are is known only on the last page.
		const isLast = data.length < perPage;
		const total = isLast ? { total: (page - 1) * perPage + data.length } : {};
		return { data, ...total, pageInfo: { hasNextPage: !isLast, hasPreviousPage: page > 1 } };
	},
} as unknown as Pick<DataProvider, "getList">;
