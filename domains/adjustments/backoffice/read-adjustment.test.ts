import { describe, expect, it } from "vitest";
import { readAdjustment } from "./ProposeAdjustment.tsx";

describe("[BO-01] the amount of an adjustment as it is typed", () => {
	it.each([
		["a whole amount", "12", 1_200],
		["cents", "0.01", 1],
		["with a minus it is taken", "-12.50", -1_250],
		["the mathematical minus, too", "−3", -300],
		["nothing", "0", undefined],
		["a fraction of a cent", "0.005", undefined],
		["a decimal comma", "1,50", undefined],
		["words", "ten", undefined],
		["an exponent", "1e3", undefined],
		["empty", "", undefined],
		["more than one adjustment moves", "1000000.01", undefined],
	])("%s: %j", (_, text, minor) => expect(readAdjustment(text, "CAD")).toBe(minor));
});
