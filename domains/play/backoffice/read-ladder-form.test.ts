import { expect, it } from "vitest";
import { readLadderForm } from "./read-ladder-form.ts";

const read = (min: string, max: string, steps: string, currency = "CAD") =>
	readLadderForm((name) => ({ min, max, steps })[name] ?? "", currency);

it.each<[string, Parameters<typeof read>, ReturnType<typeof read>]>([
	["amounts", ["0.20", "5", "1 2.50"], { ladder: { minMinor: 20, maxMinor: 500, stepsMinor: [100, 250] } }],
	["no steps", ["0.20", "5", " "], { ladder: { minMinor: 20, maxMinor: 500, stepsMinor: [] } }],
	["bitcoin", ["0.0000001", "0.00001", "", "BTC"], { ladder: { minMinor: 10, maxMinor: 1_000, stepsMinor: [] } }],
	["a fraction of a cent", ["0.205", "5", ""], { wrong: "min" }],
	["a fraction of a satoshi", ["0.0000001", "0.000000015", "", "BTC"], { wrong: "max" }],
	["words", ["0.20", "much", ""], { wrong: "max" }],
	["a step that is no amount", ["0.20", "5", "1 x"], { wrong: "steps" }],
	["too many steps", ["0.20", "5", "1 ".repeat(31)], { wrong: "steps" }],
])("[BO-01] the form of stakes reads %s", (_case, given, outcome) => {
	expect(read(...given)).toEqual(outcome);
});
