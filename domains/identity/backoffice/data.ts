import { callHouse } from "@baize/platform-web/reads";
import type { DataProvider } from "react-admin";
import { listPayoutFreezes, listPlayers, type PlayerStanding, readPlayerFile } from "../contract/index.ts";

type Wish = { filter?: { search?: string; standing?: PlayerStanding }; pagination?: { page: number; perPage: number } };

/** How react-admin reads players: by the house's own calls. */
export const playersData = {
	async getList(_resource: string, { filter, pagination = { page: 1, perPage: 25 } }: Wish) {
		const { players, hasMore } = await callHouse(listPlayers, { query: { ...filter, ...pagination } });
		const { page, perPage } = pagination;
		// How many there are is known only on the last page.
		const total = hasMore ? {} : { total: (page - 1) * perPage + players.length };
		return { data: players, ...total, pageInfo: { hasNextPage: hasMore, hasPreviousPage: page > 1 } };
	},
	async getOne(_resource: string, { id }: { id: string }) {
		return { data: await callHouse(readPlayerFile, { params: { player: id } }) };
	},
} as unknown as Pick<DataProvider, "getList" | "getOne">;

/** How react-admin reads whose payouts are frozen. */
export const freezesData = {
	async getList(_resource: string, { pagination = { page: 1, perPage: 25 } }: Pick<Wish, "pagination">) {
		const { players, hasMore } = await callHouse(listPayoutFreezes, { query: pagination });
		const { page, perPage } = pagination;
		const total = hasMore ? {} : { total: (page - 1) * perPage + players.length };
		return { data: players, ...total, pageInfo: { hasNextPage: hasMore, hasPreviousPage: page > 1 } };
	},
} as unknown as Pick<DataProvider, "getList">;
