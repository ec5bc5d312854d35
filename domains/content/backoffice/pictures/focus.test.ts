import { expect, it } from "vitest";
import { focusAt } from "./focus.ts";

const FRAME = { left: 100, top: 50, width: 400, height: 200 };

it.each([
	["its middle", 300, 150, { x: 50, y: 50 }],
	["a third of its width", 233, 50, { x: 33, y: 0 }],
	["its last corner", 500, 250, { x: 100, y: 100 }],
	["a place outside of it, where the pointer was dragged", 90, 400, { x: 0, y: 100 }],
])("[CONT-05] a pointer chooses as the focus of a picture %s", (_where, clientX, clientY, expected) =>
	expect(focusAt(FRAME, { clientX, clientY })).toEqual(expected),
);
