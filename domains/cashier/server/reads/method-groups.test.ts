import { describe, expect, it } from "vitest";
import { METHOD_GROUPS, type MethodGroupRow } from "../../contract/index.ts";
import { type GroupQuery, rowsFor } from "./method-groups.ts";

const TABLE: readonly MethodGroupRow[] = [
	{ kind: "deposit", code: "CARD", method: "card" },
	{ kind: "deposit", code: "CRYPTO", method: "crypto", brands: ["baize"], devices: ["desktop"] },
	{ kind: "deposit", code: "CBT", method: "bankTransfer", channels: ["web"], customers: ["depositor"] },
	{ kind: "withdrawal", code: "CBT", method: "bankTransfer" },
];

describe("[CASH-01] the groups of methods", () => {
	it.each<[string, Partial<GroupQuery>, string[]]>([
		["nothing but the kind of payment", {}, ["CARD", "CRYPTO", "CBT"]],
		["empty filters", { brand: "", channel: "", device: "", cp: "" }, ["CARD", "CRYPTO", "CBT"]],
		["a brand that is named", { brand: "baize" }, ["CARD", "CRYPTO", "CBT"]],
		["another brand", { brand: "other" }, ["CARD", "CBT"]],
		["another channel", { channel: "app" }, ["CARD", "CRYPTO"]],
		["another device", { device: "phone" }, ["CARD", "CBT"]],
		["a customer who has paid in", { ct: "depositor" }, ["CARD", "CRYPTO", "CBT"]],
		["a customer who has not", { ct: "" }, ["CARD", "CRYPTO"]],
		["what was paid with, which comes first", { cp: "bankTransfer,crypto" }, ["CRYPTO", "CBT", "CARD"]],
		["a withdrawal", { kind: "withdrawal" }, ["CBT"]],
	])("by %s", (_case, query, codes) => {
		expect(rowsFor(TABLE, { kind: "deposit", ...query }).map(({ code }) => code)).toEqual(codes);
	});

	it("[CASH-02] offer a payout by card and by coins to who has paid in only", () => {
		const codes = (ct: string) => rowsFor(METHOD_GROUPS, { kind: "withdrawal", ct }).map(({ code }) => code);
		expect([codes("depositor"), codes("")]).toEqual([["CARD", "CBT", "CRYPTO"], ["CBT"]]);
	});
});
