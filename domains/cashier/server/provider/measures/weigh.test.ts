import { describe, expect, it } from "vitest";
import { factorOf, successOf } from "./weigh.ts";

const none = { paid: 0, softDeclines: 0, threeDs: 0, outages: 0 };

describe("[CASH-03] the measured success of a provider", () => {
	it.each([
		["nothing measured", none, 0.85],
		["one soft decline alone", { ...none, softDeclines: 1 }, 0.71],
		["95 of 100 paid", { ...none, paid: 95, softDeclines: 5 }, 0.945],
		["half of 100 without an answer", { ...none, paid: 50, outages: 50 }, 0.517],
		["failed authentications", { ...none, paid: 50, threeDs: 50 }, 0.517],
	])("%s", (_case, outcomes, success) => {
		expect(successOf(outcomes)).toBeCloseTo(success, 2);
	});

	it.each([
		["the best keeps its weight", 0.95, 0.95, 1],
		["a little worse loses a little", 0.9, 0.95, 0.81],
		["much worse loses most", 0.5, 0.95, 0.08],
		["the worst keeps enough to be measured", 0.1, 0.95, 0.05],
	])("%s", (_case, success, best, factor) => {
		expect(factorOf(success, best)).toBeCloseTo(factor, 2);
	});
});
