import { describe, expect, it } from "vitest";
import { endedInPractice, leavesAt, type OwnBet } from "./own-bet.ts";

const bet = (autoX100: number | null): OwnBet => ({
	number: 1,
	bet: { stakeMinor: 250, autoX100 },
	state: "open",
	leftX100: null,
	paidMinor: 0,
	stakeId: null,
});

describe("[PLAY-05] a practice bet at a table", () => {
	it.each([
		["with a target that was reached", bet(200), 200, { state: "left", leftX100: 200, paidMinor: 500 }],
		["with a target above the end", bet(201), 200, { state: "lost", leftX100: null, paidMinor: 0 }],
		["by hand, and not left", bet(null), 900, { state: "lost", leftX100: null, paidMinor: 0 }],
		["left before the end", leavesAt(bet(null), 133), 140, { state: "left", leftX100: 133, paidMinor: 332 }],
		["left above the end, as the picture was late", leavesAt(bet(null), 133), 132, { state: "lost", paidMinor: 0 }],
		["of a round that was not played", bet(200), null, { state: "void", paidMinor: 250 }],
	])("%s", (_name, own, outcomeX100, ended) => {
		expect(endedInPractice(own, outcomeX100)).toMatchObject(ended);
	});
});
