import { callApi } from "@baize/platform-web/reads";
import type { DataProvider } from "react-admin";
import { type DuplicateOutcome, listDuplicates } from "../../contract/index.ts";

type ListParams = {
	filter?: { state?: "open" | "resolved"; outcome?: DuplicateOutcome };
	pagination?: { page: number; perPage: number };
};

/** How react-admin reads pairs of accounts: by our own call. */
export const duplicatesData = {
	async getList(_resource: string, { filter, pagination = { page: 1, perPage: 25 } }: ListParams) {
		const { duplicates, hasMore } = await callApi(listDuplicates, { query: { ...filter, ...pagination } });
		const { page, perPage } = pagination;
		// The total is known only on the last page.
		const total = hasMore ? {} : { total: (page - 1) * perPage + duplicates.length };
		return { data: duplicates, ...total, pageInfo: { hasNextPage: hasMore, hasPreviousPage: page > 1 } };
	},
} as unknown as Pick<DataProvider, "getList">;
