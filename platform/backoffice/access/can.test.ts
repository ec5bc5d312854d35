import { describe, expect, it } from "vitest";
import { can } from "./can.ts";

describe("[BO-01] whether an operator may make a call", () => {
	it.each([
		["a call without a role", [], {}, true],
		["a call for a role of theirs", ["support", "audit"], { role: "audit" }, true],
		["a call for another role", ["support"], { role: "audit" }, false],
		["a call for one of several roles", ["support"], { role: ["players", "support"] }, true],
		["a call for several other roles", ["audit"], { role: ["players", "support"] }, false],
	] as const)("%s", (_what, roles, call, expected) => {
		expect(can(roles, call)).toBe(expected);
	});
});
