import { expect, it } from "vitest";
import { readPointsField } from "./points-field.ts";

it.each([
	["", { issue: "missing" }],
	["  ", { issue: "missing" }],
	["abc", { issue: "unreadable" }],
	["-100", { issue: "unreadable" }],
	["100.5", { issue: "unreadable" }],
	["1e3", { issue: "unreadable" }],
	["9999999999", { issue: "unreadable" }],
	["0", { issue: "below" }],
	["99", { issue: "below" }],
	["100", { points: 100 }],
	[" 250 ", { points: 250 }],
	["٢٥٠", { points: 250 }],
	["300", { points: 300 }],
	["301", { issue: "above" }],
])("[LOY-01] the field of points reads %j", (text, reading) => {
	expect(readPointsField(text, 100, 300)).toEqual(reading);
});
