import { describe, expect, it } from "vitest";
import type { StepView, WithdrawalView } from "../../contract/schemas.ts";
import { stagesOf } from "./stages.ts";

const stepsTo = (...states: string[]): StepView[] => states.map((state, place) => ({ state, atMs: place, by: "site" }));

describe("[CASH-04] the steps that a player sees", () => {
	it.each<[WithdrawalView["state"], StepView[], number | undefined, string[]]>([
		["requested", stepsTo("requested"), 99, ["done requested 0", "current approved 99", "ahead paying", "ahead paid"]],
		[
			"approved",
			stepsTo("requested", "approved"),
			99,
			["done requested 0", "done approved 1", "current paying 99", "ahead paid"],
		],
		[
			"paying",
			stepsTo("requested", "approved", "paying"),
			99,
			["done requested 0", "done approved 1", "done paying 2", "current paid 99"],
		],
		[
			"paid",
			stepsTo("requested", "approved", "paying", "paid"),
			undefined,
			["done requested 0", "done approved 1", "done paying 2", "done paid 3"],
		],
		[
			"requested",
			stepsTo("requested", "approvedOnce"),
			99,
			["done requested 0", "done approvedOnce 1", "current approved 99", "ahead paying", "ahead paid"],
		],
		["cancelled", stepsTo("requested", "cancelled"), undefined, ["done requested 0", "failed cancelled 1"]],
		["rejected", stepsTo("requested", "rejected"), undefined, ["done requested 0", "failed rejected 1"]],
		[
			"failed",
			stepsTo("requested", "approved", "paying", "failed"),
			undefined,
			["done requested 0", "done approved 1", "done paying 2", "failed failed 3"],
		],
		[
			"paid",
			stepsTo("requested", "approved", "paying", "failed", "paid"),
			undefined,
			["done requested 0", "done approved 1", "done paying 2", "failed failed 3", "done paid 4"],
		],
		[
			"requested",
			stepsTo("requested", "held", "released"),
			99,
			["done requested 0", "done held 1", "done released 2", "current approved 99", "ahead paying", "ahead paid"],
		],
		[
			"cancelled",
			stepsTo("requested", "held", "cancelled"),
			undefined,
			["done requested 0", "done held 1", "failed cancelled 2"],
		],
	])("of a withdrawal that is %s", (state, steps, nextStepByMs, expected) => {
		const stages = stagesOf({ state, steps, ...(nextStepByMs === undefined ? {} : { nextStepByMs }) });
		expect(
			stages.map(({ mark, stage, atMs }) => [mark, stage, atMs].filter((part) => part !== undefined).join(" ")),
		).toEqual(expected);
	});

	it.each<[string, WithdrawalView["hold"], StepView[], string[]]>([
		[
			"is on hold",
			{ untilMs: 50, reasons: ["newDestination"] },
			stepsTo("requested", "held"),
			["done requested", "current held", "ahead approved", "ahead paying", "ahead paid"],
		],
		[
			"is on hold and frozen",
			{ reasons: ["newDestination", "frozen"] },
			stepsTo("requested", "held", "frozen"),
			["done requested", "done held", "current frozen", "ahead approved", "ahead paying", "ahead paid"],
		],
		[
			"is frozen, which is not written down yet",
			{ reasons: ["frozen"] },
			stepsTo("requested"),
			["done requested", "current approved", "ahead paying", "ahead paid"],
		],
	])("of a withdrawal that %s", (_case, hold, steps, expected) => {
		const stages = stagesOf({ state: "requested", steps, ...(hold ? { hold } : {}) });
		expect(stages.map(({ mark, stage }) => `${mark} ${stage}`)).toEqual(expected);
	});
});
