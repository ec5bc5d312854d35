import { callApi } from "@baize/platform-web/reads";
import type { DataProvider } from "react-admin";
import { listAnnouncements } from "../contract/index.ts";

/** How react-admin reads announcements. */
export const announcementData = {
	async getList(_resource: string, { pagination }: { pagination?: { page: number; perPage: number } }) {
		const { announcements, total } = await callApi(listAnnouncements, { query: { ...pagination } });
		return { data: announcements, total };
	},
} as unknown as Pick<DataProvider, "getList">;
