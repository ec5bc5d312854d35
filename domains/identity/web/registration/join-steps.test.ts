import { describe, expect, it } from "vitest";
import { FIELDS } from "./join-form.ts";
import { hashOfStep, outcomeOf, STEPS, stepOf, stepOfHash } from "./join-steps.ts";

describe("[AUTH-13] the steps of the form to join", () => {
	it("have each field once, in the order of the page", () => {
		expect(STEPS.flatMap(({ fields }) => [...fields])).toEqual([...FIELDS]);
	});

	it.each([
		["nothing wrong in the first step", 0, [], { kind: "next" }],
		["a wrong field of a later step only", 0, ["phone"], { kind: "next" }],
		["a wrong field of this step", 1, ["address.city"], { kind: "correct", step: 1, fields: ["address.city"] }],
		["a wrong field of an earlier step", 2, ["email", "phone"], { kind: "correct", step: 0, fields: ["email"] }],
		["nothing wrong in the last step", 2, [], { kind: "send" }],
	] as const)("lead on from %s", (_case, step, fields, expected) => {
		const problems = fields.map((field) => ({ field, cause: "wrong" }));
		const { kind, ...rest } = outcomeOf(step, problems);
		const correction = "problems" in rest ? { step: rest.step, fields: rest.problems.map(({ field }) => field) } : {};
		expect({ kind, ...correction }).toEqual(expected);
	});

	it.each([0, 1, 2])("have an address: step %i", (step) => expect(stepOfHash(hashOfStep(step))).toBe(step));

	it("do not change with the address of a field", () => expect(stepOfHash("#join-email")).toBeUndefined());

	it("know the step of the consent to offers", () => expect(stepOf("marketing")).toBe(2));
});
