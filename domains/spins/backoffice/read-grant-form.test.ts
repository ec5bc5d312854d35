import { describe, expect, it } from "vitest";
import { type Field, readGrantForm } from "./read-grant-form.ts";

const RIGHT = { games: "tidal-book,ember-court", count: "12", stake: "0.20", days: "7", as: "cash", max: "" };
const formOf = (over: Record<string, string>): FormData => {
	const form = new FormData();
	for (const [name, value] of Object.entries({ ...RIGHT, ...over })) form.set(name, value);
	return form;
};

describe("[PROMO-01] the form in which an operator grants spins", () => {
	it("reads spins whose wins are cash", () => {
		expect(readGrantForm(formOf({ max: "25" }), "CAD").grant).toEqual({
			gameIds: ["tidal-book", "ember-court"],
			count: 12,
			stakeMinor: 20,
			days: 7,
			wins: { as: "cash", maxMinor: 2_500, wageringTimes: 0, daysToWager: 0 },
		});
	});
	it("reads spins whose wins are bonus money", () => {
		const read = readGrantForm(formOf({ as: "bonus", times: "30", daysToWager: "5" }), "CAD");
		expect(read.grant?.wins).toEqual({ as: "bonus", maxMinor: null, wageringTimes: 30, daysToWager: 5 });
	});
	it.each<[Record<string, string>, Field]>([
		[{ games: "" }, "games"],
		[{ count: "0" }, "count"],
		[{ count: "1.5" }, "count"],
		[{ count: "501" }, "count"],
		[{ stake: "-1" }, "stake"],
		[{ stake: "0.001" }, "stake"],
		[{ stake: "much" }, "stake"],
		[{ days: "91" }, "days"],
		[{ max: "0" }, "max"],
		[{ as: "bonus", times: "", daysToWager: "5" }, "times"],
	])("finds what is wrong in %j", (over, field) => {
		expect(readGrantForm(formOf(over), "CAD").wrong).toEqual([field]);
	});
});
