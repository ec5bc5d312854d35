import { callApi } from "@baize/platform-web/reads";
import type { DataProvider } from "react-admin";
import { listPayoutFreezes, listPlayers, type PlayerStatusFilter, readPlayerFile } from "../contract/index.ts";

type ListParams = {
	filter?: { search?: string; standing?: PlayerStatusFilter };
	pagination?: { page: number; perPage: number };
};

/** How react-admin reads players: by the product's own calls. */
export const playersData = {
	async getList(_resource: string, { filter, pagination = { page: 1, perPage: 25 } }: ListParams) {
		const { players, hasMore } = await callApi(listPlayers, { query: { ...filter, ...pagination } });
		const { page, perPage } = pagination;
		// The total is known only on the last page.
		const total = hasMore ? {} : { total: (page - 1) * perPage + players.length };
		return { data: players, ...total, pageInfo: { hasNextPage: hasMore, hasPreviousPage: page > 1 } };
	},
	async getOne(_resource: string, { id }: { id: string }) {
		return { data: await callApi(readPlayerFile, { params: { player: id } }) };
	},
} as unknown as Pick<DataProvider, "getList" | "getOne">;

/** How react-admin reads the players whose payouts are frozen. */
export const freezesData = {
	async getList(_resource: string, { pagination = { page: 1, perPage: 25 } }: Pick<ListParams, "pagination">) {
		const { players, hasMore } = await callApi(listPayoutFreezes, { query: pagination });
		const { page, perPage } = pagination;
		const total = hasMore ? {} : { total: (page - 1) * perPage + players.length };
		return { data: players, ...total, pageInfo: { hasNextPage: hasMore, hasPreviousPage: page > 1 } };
	},
} as unknown as Pick<DataProvider, "getList">;
