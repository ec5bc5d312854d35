import { CallError } from "@baize/platform-web/reads";
import { describe, expect, it } from "vitest";
import type { Resource } from "../resource.ts";
import { formatsFor } from "../use-formats.ts";
import { moneyColumn, stateColumn, timeColumn } from "./columns.tsx";
import { exportRows, MAX_EXPORTED } from "./export-rows.ts";
import type { RowPage } from "./read-page.ts";

const formats = formatsFor("en", (key) => key.split(".").at(-1) ?? "");
const columns = [
	timeColumn("atMs"),
	moneyColumn("amountMinor", "currency"),
	stateColumn("state", "states", { paid: "success" }),
	{ id: "act", show: () => null },
];
const resource = { name: "payments", list: { columns, filters: [] } } as unknown as Resource;
const row = (id: string) => ({ id, atMs: 0, amountMinor: 1_250, currency: "EUR", state: "paid" });

const exported = async (readPage: (cursor: string | undefined) => Promise<RowPage>) => {
	const waited: number[] = [];
	const progress: number[] = [];
	const result = await exportRows(resource, {}, formats, {
		readPage: (_resource, _filters, { cursor }) => readPage(cursor),
		wait: async (ms) => void waited.push(ms),
		onProgress: (rows) => progress.push(rows),
	});
	return { ...result, text: result.parts.join(""), waited, progress };
};

describe("[BO-01] an export of a list", () => {
	it("follows the pages to the end, with times and states as programs read them", async () => {
		const pages: Record<string, RowPage> = {
			first: { rows: [row("a"), row("b")], next: "c" },
			c: { rows: [row("c")], next: null },
		};
		const { text, rows, isWhole, progress } = await exported(async (cursor = "first") => pages[cursor]!);
		expect(text).toBe(
			[
				`\uFEFF"id","atMs","amountMinor","state"`,
				...["a", "b", "c"].map((id) => `"${id}","1970-01-01T00:00:00.000Z","€12.50","paid"`),
				"",
			].join("\r\n"),
		);
		expect({ rows, isWhole, progress }).toEqual({ rows: 3, isWhole: true, progress: [2, 3] });
	});

	it("waits where it reads too fast, as long as the server says", async () => {
		let readings = 0;
		const { rows, waited } = await exported(async () => {
			readings += 1;
			if (readings < 3) throw new CallError(429, { errorCode: "TOO_MANY_REQUESTS", message: "" }, 4_000);
			return { rows: [row("a")], next: null };
		});
		expect({ rows, waited }).toEqual({ rows: 1, waited: [4_000, 4_000] });
	});

	it("ends with a refusal of another kind", async () => {
		const refused = new CallError(403, { errorCode: "NOT_ALLOWED", message: "" });
		await expect(exported(() => Promise.reject(refused))).rejects.toBe(refused);
	});

	it("ends at its limit, and at a cursor that does not move on", async () => {
		const page = Array.from({ length: 100 }, (_, index) => row(String(index)));
		let at = 0;
		const cut = await exported(async () => ({ rows: page, next: String(at++) }));
		expect(cut).toMatchObject({ rows: MAX_EXPORTED, isWhole: false });
		expect(await exported(async () => ({ rows: page, next: "same" }))).toMatchObject({ rows: 200, isWhole: true });
	});
});
