import { expect, it } from "vitest";
import { circleIn } from "./circle.ts";

const scripts = (imports: Record<string, string[]>) =>
	Object.fromEntries(Object.entries(imports).map(([file, list]) => [file, { imports: list }]));

it.each([
	["that import each other", { a: ["b"], b: ["c"], c: ["b"] }, ["b", "c", "b"]],
	["that share one are no circle", { a: ["b", "c"], b: ["d"], c: ["d"], d: [] }, undefined],
	["that import what is not known are no circle", { a: ["b"] }, undefined],
])("scripts %s", (_what, given, expected) => expect(circleIn(scripts(given))).toEqual(expected));
