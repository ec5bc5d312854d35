import type { OfficeCall } from "@baize/kernel/call";
import { afterEach, expect, it, vi } from "vitest";
import type { Resource } from "../resource.ts";
import { readPage } from "./read-page.ts";

const asked: string[] = [];
vi.stubGlobal("document", { documentElement: { lang: "en" } });
vi.stubGlobal("fetch", async (address: string) => {
	asked.push(address);
	return Response.json({ cases: [], next: null });
});
afterEach(() => void asked.splice(0));

/** As a page has it: without its schemas. */
const call: OfficeCall = { method: "GET", path: "/api/v1/operator/cases", role: "support" };

it.each([
	["the filters that are set, and how many rows", {}, "/api/v1/operator/cases?state=open&limit=50"],
	["nothing to a call without a query", { isWhole: true }, "/api/v1/operator/cases"],
])("a list sends %s", async (_what, whole, address) => {
	const list = { call, rows: "cases", columns: [], filters: [{ id: "state" }, { id: "name" }], ...whole };
	await readPage({ list } as unknown as Resource, { state: " open " }, {});
	expect(asked).toEqual([address]);
});
