import { callApi } from "@baize/platform-web/reads";
import type { DataProvider } from "react-admin";
import { listOperators, readOperator } from "../../contract/index.ts";

/** How react-admin reads operators: all of them, because there are few. */
export const operatorsData = {
	async getList() {
		const { operators } = await callApi(listOperators, {});
		return { data: operators, total: operators.length };
	},
	async getOne(_resource: string, { id }: { id: string }) {
		return { data: await callApi(readOperator, { params: { operator: id } }) };
	},
} as unknown as Pick<DataProvider, "getList" | "getOne">;
