import { callApi } from "@baize/platform-web/reads";
import type { DataProvider } from "react-admin";
import { listFlags } from "../contract/index.ts";

/** How react-admin reads the flags: all at once, because there are few. */
export const flagData = {
	async getList() {
		const { flags } = await callApi(listFlags, {});
		return { data: flags, total: flags.length };
	},
} as unknown as Pick<DataProvider, "getList">;
