import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	add,
	compare,
	divide,
	fraction,
	isPrice,
	ladderPrice,
	marginOf,
	multiplePrice,
	multiply,
	nextLadderPrice,
	oddsText,
	overround,
	percentText,
	returnToPlayerOf,
	shownPrice,
	subtract,
	toNumber,
	truncatedPercentText,
} from "./index.ts";

const aPrice = fc.integer({ min: 10_100, max: 10_000_000 });
const aFraction = fc
	.tuple(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.bigInt({ min: 1n, max: 10n ** 20n }))
	.map(([numerator, denominator]) => fraction(numerator, denominator));

describe("fractions", () => {
	it("stand in their lowest terms with the sign above", () => {
		expect(fraction(6n, -4n)).toEqual({ numerator: -3n, denominator: 2n });
		expect(fraction(0n, 7n)).toEqual({ numerator: 0n, denominator: 1n });
	});

	it("come back when what was done is undone", () => {
		fc.assert(
			fc.property(aFraction, aFraction, (a, b) => {
				expect(compare(subtract(add(a, b), b), a)).toBe(0);
				if (b.numerator !== 0n) expect(compare(divide(multiply(a, b), b), a)).toBe(0);
			}),
		);
	});

	it("are reduced also when their parts have thousands of digits", () => {
		const [one, other] = [3n ** 40_000n, 7n ** 30_000n];
		expect(fraction(10n * one, 10n * other)).toEqual({ numerator: one, denominator: other });
	});

	it("become floats also when their parts are beyond the range of floats", () => {
		expect(toNumber(fraction(10n ** 400n + 1n, 4n * 10n ** 400n))).toBeCloseTo(0.25, 12);
	});
});

const fractionX10000 = (numerator: string, denominator: string): number =>
	10_000 + Math.floor((Number(numerator) * 10_000) / Number(denominator));

/** The return that a text of any style states, as a reader understands it: "2.10", "11/10", "+110". */
function promisedX10000(text: string): number {
	const [, numerator, denominator] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
	if (numerator && denominator) return fractionX10000(numerator, denominator);
	const [, sign, hundred] = /^([+-])(\d+)$/.exec(text) ?? [];
	if (hundred) return sign === "+" ? fractionX10000(hundred, "100") : fractionX10000("100", hundred);
	const [, whole, places = ""] = /^(\d+)\.(\d+)$/.exec(text)!;
	return Number(whole) * 10_000 + Number(places.padEnd(4, "0"));
}

describe("prices as text in each style", () => {
	it.each([
		["2.00", "1/1", "+100"],
		["1.90", "5/6", "-112"],
		["1.91", "10/11", "-110"],
		["1.50", "1/2", "-200"],
		["2.50", "6/4", "+150"],
		["1.66", "8/13", "-152"],
		["1.67", "4/6", "-150"],
		["4.34", "10/3", "+334"],
		["11.00", "10/1", "+1000"],
		["1.01", "1/100", "-10000"],
		["1001.00", "1000/1", "+100000"],
	])("[SPORT-01] %s reads %s and %s", (decimal, fractional, american) => {
		const priceX10000 = promisedX10000(decimal);
		expect(oddsText(priceX10000, "decimal")).toBe(decimal);
		expect(oddsText(priceX10000, "fractional")).toBe(fractional);
		expect(oddsText(priceX10000, "american")).toBe(american);
	});

	it.each(["8/13", "4/9", "4/6", "6/4", "10/3", "2/13", "1/66", "10/11", "1/1", "33/1"])(
		"[SPORT-01] a price offered as %s is shown as %s again",
		(text) => expect(oddsText(promisedX10000(text), "fractional")).toBe(text),
	);

	it.each(["-110", "-105", "-333", "+100", "+155", "-10000"])(
		"[SPORT-01] a price offered as %s is shown as it again",
		(text) => expect(oddsText(promisedX10000(text), "american")).toBe(text),
	);

	it("[SPORT-01] in any style never promise more than is paid", () => {
		fc.assert(
			fc.property(aPrice, fc.constantFrom("decimal", "fractional", "american"), (priceX10000, style) => {
				const shown = promisedX10000(oddsText(priceX10000, style));
				expect(isPrice(shown)).toBe(true);
				expect(shown).toBeLessThanOrEqual(priceX10000);
			}),
		);
	});

	it("[SPORT-01] below 1.01 still read as more than the stake", () => {
		expect(oddsText(10_050, "decimal")).toBe("1.0050");
		expect(promisedX10000(oddsText(10_050, "fractional"))).toBe(10_050);
	});
});

describe("a book", () => {
	const prices = [12_500, 85_000, 110_000, 230_000];

	it("[SPORT-01] of 1.25, 8.5, 11 and 23 has an overround of 105.20 % and returns 95.05 %", () => {
		expect(percentText(overround(prices))).toBe("105.20");
		expect(percentText(marginOf(prices))).toBe("5.20");
		expect(percentText(returnToPlayerOf(prices))).toBe("95.05");
	});

	it("[SPORT-01] for three places is divided by three", () => {
		const placePrices = [15_000, 15_000, 15_000, 25_000, 25_000, 40_000];
		expect(percentText(overround(placePrices, 3))).toBe("101.67");
	});

	it("[SPORT-01] that gives money away has a negative margin", () => {
		expect(percentText(marginOf([21_000, 21_000]))).toBe("-4.76");
		expect(percentText(marginOf([20_000, 20_000]))).toBe("0.00");
	});
});

describe("a multiple", () => {
	it("[SPORT-02] is the product of its legs before any rounding", () => {
		const exact = multiplePrice([19_090, 19_090, 19_090]);
		expect(exact).toEqual(fraction(1909n ** 3n, 1000n ** 3n));
		expect(oddsText(shownPrice(exact), "decimal")).toBe("6.95");
	});
});

describe("the price ladder", () => {
	it.each([
		[10_199, 10_100],
		[19_999, 19_900],
		[20_399, 20_200],
		[61_999, 61_000],
		[104_999, 102_500],
		[1_049_999, 1_000_000],
		[99_999_999, 10_000_000],
	])("[SPORT-04] rounds %i down to %i", (price, rung) => expect(ladderPrice(price)).toBe(rung));

	it("[SPORT-04] has no price below 1.01", () => expect(ladderPrice(10_099)).toBeNull());

	it("[SPORT-04] never rounds up, and the next rung is always above", () => {
		fc.assert(
			fc.property(aPrice, (priceX10000) => {
				const rung = ladderPrice(priceX10000)!;
				expect(rung).toBeLessThanOrEqual(priceX10000);
				expect(ladderPrice(rung)).toBe(rung);
				expect(nextLadderPrice(rung) ?? Number.POSITIVE_INFINITY).toBeGreaterThan(rung);
				expect(ladderPrice(nextLadderPrice(rung) ?? rung)).toBe(nextLadderPrice(rung) ?? rung);
			}),
		);
	});

	it("[SPORT-04] climbs from 1.01 to 1000 without a gap", () => {
		let rungs = 1;
		let price = ladderPrice(10_100)!;
		for (let next = nextLadderPrice(price); next !== null; next = nextLadderPrice(price)) {
			expect(ladderPrice(next - 1)).toBe(price);
			price = next;
			rungs++;
		}
		expect(price).toBe(10_000_000);
		expect(rungs).toBe(485);
	});
});

describe("a return in per cent", () => {
	it.each([
		[96109n, 100000n, "96.10"],
		[9609999n, 10000000n, "96.09"],
		[1n, 1n, "100.00"],
		[1n, 3000n, "0.03"],
		[0n, 1n, "0.00"],
	])("of %i/%i is %s, cut and never rounded up", (numerator, denominator, text) => {
		expect(truncatedPercentText(fraction(numerator, denominator))).toBe(text);
	});

	it("without decimals has no point", () => {
		expect(truncatedPercentText(fraction(961n, 1000n), 0)).toBe("96");
	});
});
