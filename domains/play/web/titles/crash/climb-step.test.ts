import { describe, expect, it } from "vitest";
import { climbStepOf } from "./climb-step.ts";

describe("the steps of the rising tone", () => {
	it.each([
		[50, 0],
		[100, 0],
		[105, 0],
		[106, 1],
		[200, 12],
		[400, 24],
		[1_000_000, 159],
	])("at %i hundredths are %i", (x100, steps) => expect(climbStepOf(x100)).toBe(steps));
});
