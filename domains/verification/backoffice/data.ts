import { callApi } from "@baize/platform-web/reads";
import type { DataProvider } from "react-admin";
import { listDocumentQueue, type QueuedDocumentView, readReviewedDocument } from "../contract/index.ts";

type Filter = { state?: QueuedDocumentView["state"]; player?: string };

/** How react-admin reads documents: by the product's own calls. */
export const documentData = {
	async getList(
		_resource: string,
		{ filter, pagination }: { filter?: Filter; pagination?: { page: number; perPage: number } },
	) {
		const { items, total } = await callApi(listDocumentQueue, { query: { ...filter, ...pagination } });
		return { data: items, total };
	},
	async getOne(_resource: string, { id }: { id: string }) {
		return { data: await callApi(readReviewedDocument, { params: { submission: id } }) };
	},
} as unknown as Pick<DataProvider, "getList" | "getOne">;
