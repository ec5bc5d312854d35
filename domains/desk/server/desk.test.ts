import type { CallSpec, InputOf, ReplyOf } from "@baize/kernel/call";
import { openInProcessClient, type Visit } from "@baize/platform-server";
import { PROVED } from "@baize/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listSavedViews, MAX_VIEWS, recordExport, removeSavedView, saveView } from "../contract/index.ts";
import { openTestDesk } from "../testing/index.ts";

let opened: Awaited<ReturnType<typeof openTestDesk>>;
let olga: bigint;
let oscar: bigint;
let operators = 100n;
beforeAll(async () => {
	opened = await openTestDesk();
});
afterAll(() => opened.close());
beforeEach(() => {
	operators += 2n;
	olga = operators;
	oscar = operators + 1n;
	opened.entries.length = 0;
});

const visitOf = (playerId: bigint): Visit => ({
	session: { sessionId: 1n, handle: "h", playerId, bucket: 0, currency: "", roles: ["support"], ...PROVED },
	locale: "en",
	ip: "192.0.2.1",
	userAgent: "",
	cookies: {},
});
const call = <Spec extends CallSpec>(spec: Spec, input: InputOf<Spec>, by: bigint): Promise<ReplyOf<Spec>> =>
	openInProcessClient(opened.desk.bindings).call(spec, input, visitOf(by));
const save = (name: string, filters: Record<string, string>, by = olga, list = "players") =>
	call(saveView, { params: { list }, body: { name, filters } }, by);
const viewsOf = async (by: bigint, list = "players") =>
	(await call(listSavedViews, { params: { list } }, by)).views.map(({ name, filters }) => [name, filters]);

describe("[BO-01] saved views", () => {
	it("are an operator's own, for one list, in the order of their names", async () => {
		await save("Waiting", { standing: "actionRequired" });
		await save("Disabled", { standing: "disabled" });
		await save("Requested", { state: "requested" }, olga, "withdrawals");
		expect(await viewsOf(olga)).toEqual([
			["Disabled", { standing: "disabled" }],
			["Waiting", { standing: "actionRequired" }],
		]);
		expect(await viewsOf(oscar)).toEqual([]);
	});

	it("replace one with the same name, which keeps its id", async () => {
		const { id } = await save("Mine", { standing: "active" });
		expect(await save("  Mine ", { standing: "closed" })).toEqual({
			id,
			name: "Mine",
			filters: { standing: "closed" },
		});
		expect(await viewsOf(olga)).toHaveLength(1);
	});

	it("are removed by their operator only, and by a second request without effect", async () => {
		const { id } = await save("Mine", {});
		await call(removeSavedView, { params: { view: id } }, oscar);
		expect(await viewsOf(olga)).toHaveLength(1);
		await call(removeSavedView, { params: { view: id } }, olga);
		await call(removeSavedView, { params: { view: id } }, olga);
		expect(await viewsOf(olga)).toEqual([]);
	});

	it("are limited in number, but one of them can still be replaced", async () => {
		for (let view = 0; view < MAX_VIEWS; view++) await save(`View ${view}`, {});
		await expect(save("One more", {})).rejects.toThrow("VIEW_LIMIT");
		await save("View 3", { standing: "active" });
		expect(await viewsOf(olga)).toHaveLength(MAX_VIEWS);
	});

	it.each([
		["without a name", "  ", {}],
		["with a value that is too long", "Long", { search: "x".repeat(255) }],
	])("are refused %s", async (_what, name, filters) => {
		await expect(save(name, filters)).rejects.toThrow("VALIDATION_ERROR");
	});
});

describe("[BO-01] an export", () => {
	it("is in the audit log with its list and filters, an e-mail masked", async () => {
		const filters = { search: "alice@baize.test", standing: "active" };
		await call(recordExport, { params: { list: "players" }, body: { filters } }, olga);
		expect(opened.entries).toMatchObject([
			{ action: "list.exported", actorId: olga, target: "players", details: { standing: "active" }, ip: "192.0.2.1" },
		]);
		const [entry] = opened.entries;
		expect(JSON.stringify(entry?.details)).not.toContain("alice@");
	});
});
