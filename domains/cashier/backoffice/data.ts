import { callApi } from "@baize/platform-web/reads";
import type { DataProvider } from "react-admin";
import { listWithdrawalQueue, type QueuedWithdrawalView, readQueuedWithdrawal } from "../contract/index.ts";

export type Filter = { state?: QueuedWithdrawalView["state"]; player?: string };

/** How react-admin reads withdrawals: through the site's own API calls. */
export const withdrawalData = {
	async getList(
		_resource: string,
		{ filter, pagination }: { filter?: Filter; pagination?: { page: number; perPage: number } },
	) {
		const { items, total } = await callApi(listWithdrawalQueue, { query: { ...filter, ...pagination } });
		return { data: items, total };
	},
	async getOne(_resource: string, { id }: { id: string }) {
		return { data: await callApi(readQueuedWithdrawal, { params: { withdrawal: id } }) };
	},
} as unknown as Pick<DataProvider, "getList" | "getOne">;
