import { callApi } from "@baize/platform-web/reads";
import type { DataProvider } from "react-admin";
import { listRegisters } from "../../contract/index.ts";

/** How react-admin reads the registers: by our own call. */
export const registersData = {
	async getList() {
		const { registers } = await callApi(listRegisters, {});
		return { data: registers, total: registers.length };
	},
} as unknown as Pick<DataProvider, "getList">;
