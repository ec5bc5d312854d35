import { formatMoney } from "@baize/kernel/money";
import { describe, expect, it } from "vitest";
import { RULE_NAMES, type RuleName } from "../contract/index.ts";
import { ruleSays } from "./rule-says.ts";
import { texts } from "./texts.ts";

/** As the back office writes a text: by its key, in the plural where the number asks for it. */
function t(key: string, values: Record<string, unknown> = {}): string {
	const found = key.split(".").reduce<unknown>((part, name) => (part as Record<string, unknown>)?.[name], texts);
	const forms = typeof found === "string" ? found.split(" |||| ") : [`missing ${key}`];
	const form = values.smart_count === 1 ? forms[0]! : forms.at(-1)!;
	return form.replaceAll(/%\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

const formats = {
	t,
	money: (minor: number, currency: string) => formatMoney(minor, currency, "en"),
};

describe("what a rule looks for", () => {
	it.each<[RuleName, string, string]>([
		["depositsDay", "CAD", "Deposits within 24 hours reach $10,000.00."],
		["withdrawalsHalfYear", "EUR", "Withdrawals that were requested within 180 days reach €50,000.00."],
		[
			"withoutPlay",
			"CAD",
			"A withdrawal brings those within 30 days to $1,000.00 or more, and less than 50% of them was staked, or of what was paid in meanwhile where that is less.",
		],
		[
			"justBelow",
			"GBP",
			"3 deposits within 7 days, each at least 80% of one of these amounts and below it: £1,600.00, £8,000.00.",
		],
		["quickTransfers", "CAD", "3 transfers within 1 hour, sent or received, reach $500.00."],
	])("of %s in %s is said in full", (rule, currency, says) => {
		expect(ruleSays(rule, currency, formats)).toBe(says);
	});

	it("is said of every rule, and nothing is left out", () => {
		for (const rule of RULE_NAMES) expect(ruleSays(rule, "JPY", formats)).not.toMatch(/missing|%\{|undefined/);
	});
});
