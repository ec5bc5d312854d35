import { callApi } from "@baize/platform-web/reads";
import type { DataProvider } from "react-admin";
import { listGuardedPlayers, readGuardedPlayer } from "../contract/index.ts";

/** How react-admin reads players and their limits: through the site's own API calls. */
export const saferPlayData = {
	async getList(
		_resource: string,
		{ filter, pagination }: { filter?: { find?: string }; pagination?: { page: number; perPage: number } },
	) {
		const { items, total } = await callApi(listGuardedPlayers, { query: { ...filter, ...pagination } });
		return { data: items, total };
	},
	async getOne(_resource: string, { id }: { id: string }) {
		return { data: await callApi(readGuardedPlayer, { params: { player: id } }) };
	},
} as unknown as Pick<DataProvider, "getList" | "getOne">;
