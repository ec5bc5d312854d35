import { describe, expect, it } from "vitest";
import { dueSteps, type StepStatus } from "./next-steps.ts";

const DONE: StepStatus = {
	areTermsDue: false,
	isPhoneOpen: false,
	document: undefined,
	hasPin: true,
	isTwoFactorOpen: false,
	areLimitsOpen: false,
};

describe("[AUTH-13] what a player has to do next", () => {
	it.each<[string, Partial<StepStatus>, string[]]>([
		["nothing, where everything is done", {}, []],
		["the terms, where they have changed", { areTermsDue: true }, ["terms"]],
		["the phone, where it is not confirmed", { isPhoneOpen: true }, ["phone"]],
		["the document, where one is required", { document: "document" }, ["document"]],
		["the document once more, where it was not accepted", { document: "documentAgain" }, ["documentAgain"]],
		["the block before the phone", { document: "blocked", isPhoneOpen: true }, ["blocked"]],
		["a PIN, where there is none", { hasPin: false }, ["pin"]],
		["two-factor, where it is offered and not on", { isTwoFactorOpen: true }, ["twoFactor"]],
		["limits, where nothing was decided about them", { areLimitsOpen: true }, ["limits"]],
		[
			"everything, in the order in which it matters",
			{
				areTermsDue: true,
				isPhoneOpen: true,
				document: "document",
				hasPin: false,
				isTwoFactorOpen: true,
				areLimitsOpen: true,
			},
			["terms", "phone", "document", "pin", "twoFactor", "limits"],
		],
	])("is %s", (_case, status, steps) => {
		expect(dueSteps({ ...DONE, ...status })).toEqual(steps);
	});
});
