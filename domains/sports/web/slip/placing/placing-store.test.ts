import { CallError } from "@baize/platform-web/reads";
import { describe, expect, it } from "vitest";
import { openPlacing, type PlacedBet } from "./placing-store.ts";

const refusal = new CallError(409, { errorCode: "PRICE_CHANGED", message: "" });
const bet: PlacedBet = {
	betId: "id",
	currency: "CAD",
	stakeMinor: 500,
	priceX10000: 20_000,
	potentialReturnMinor: 1_000,
	selections: [],
};

describe("[SPORT-02] what became of the bets of the slip", () => {
	it("is there when the slip is opened again, if it was closed while they were under way", () => {
		const placing = openPlacing();
		placing.begin("placing");
		placing.place(bet);
		placing.leave();
		placing.refuse("b", refusal);
		placing.end();
		expect(placing.current()).toEqual({ doing: undefined, placed: [bet], errors: { b: refusal } });
	});

	it("is cleared when the player leaves after seeing it", () => {
		const placing = openPlacing();
		placing.begin("placing");
		placing.refuse("b", refusal);
		placing.end();
		placing.leave();
		expect(placing.current()).toEqual(placing.nothing());
	});

	it("is waited for before they are placed once more", () => {
		const placing = openPlacing();
		expect([placing.begin("placing"), placing.begin("asking")]).toEqual([true, false]);
		placing.end();
		expect(placing.begin("asking")).toBe(true);
	});
});
