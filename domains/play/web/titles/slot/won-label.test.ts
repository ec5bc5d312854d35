import { describe, expect, it } from "vitest";
import { labelOfWon, type TitleRound } from "../title-round.ts";

const STAKE_MINOR = 100;
const FREE_SPIN = { as: "cash", paidMinor: 60 } as TitleRound["promotion"];

describe("what a slot has brought so far", () => {
	it.each([
		["nothing", 0, undefined, "controls.win"],
		["less than the stake", 60, undefined, "controls.returned"],
		["the stake", 100, undefined, "controls.returned"],
		["more than the stake", 101, undefined, "controls.win"],
		["anything from a free spin", 60, FREE_SPIN, "controls.win"],
	])("is called a win or a return: %s", (_case, wonMinor, promotion, label) => {
		expect(labelOfWon({ stakeMinor: STAKE_MINOR, ...(promotion && { promotion }) }, wonMinor)).toBe(label);
	});
});
