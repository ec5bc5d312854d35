import { settableClock } from "@baize/testing";
import { describe, expect, it } from "vitest";
import { scriptedProvider } from "../../../testing/index.ts";
import { openProviders } from "./index.ts";
import { maySucceedElsewhere, orderOf, type RoutedPayment, type RouteRule, ruleFor } from "./routing.ts";

const CARD: RoutedPayment = { kind: "deposit", method: "card", currency: "CAD", country: "CA", amountMinor: 5_000n };
const to = (...names: string[]): RouteRule["providers"] => names.map((name) => ({ name, weight: 1 }));

describe("[CASH-03] the rule of a payment", () => {
	const rules: RouteRule[] = [
		{ kind: "deposit", methods: ["crypto"], providers: to("coins") },
		{ kind: "deposit", currencies: ["CAD"], countries: ["CA"], minMinor: 100_000n, providers: to("large") },
		{ kind: "deposit", currencies: ["CAD"], countries: ["CA"], maxMinor: 99_999n, providers: to("small") },
		{ kind: "deposit", countries: ["GB"], providers: to("british") },
		{ kind: "withdrawal", providers: to("payouts") },
	];
	it.each<[string, Partial<RoutedPayment>, string | undefined]>([
		["by method", { method: "crypto" }, "coins"],
		["below an amount", {}, "small"],
		["at the last amount", { amountMinor: 99_999n }, "small"],
		["above it", { amountMinor: 100_000n }, "large"],
		["by country", { country: "GB", currency: "GBP" }, "british"],
		["by kind", { kind: "withdrawal", method: "bankTransfer", country: "FR" }, "payouts"],
		["of a country that no rule has", { country: "FR" }, undefined],
		["of an unknown country", { country: "" }, undefined],
	])("%s", (_case, changed, name) => {
		expect(ruleFor(rules, { ...CARD, ...changed })?.providers[0]?.name).toBe(name);
	});

	it("brings each provider first in the share of its weight, and the same order for the same payment", () => {
		const rule: RouteRule = {
			kind: "deposit",
			providers: [
				{ name: "a", weight: 3 },
				{ name: "b", weight: 1 },
			],
		};
		const first = Array.from({ length: 4_000 }, (_, id) => orderOf(rule, BigInt(id))[0]);
		const share = first.filter((name) => name === "a").length / first.length;
		expect(share).toBeGreaterThan(0.72);
		expect(share).toBeLessThan(0.78);
		expect(orderOf(rule, 7n)).toEqual(orderOf(rule, 7n));
		expect(orderOf(rule, 7n).toSorted()).toEqual(["a", "b"]);
	});
});

describe("[CASH-03] a further attempt", () => {
	it.each([
		["softDecline", 1, true],
		["outage", 2, true],
		["outage", 3, false],
		["hardDecline", 1, false],
		["threeDs", 1, false],
		["limits", 1, false],
	] as const)("after %s in attempt %i: %s", (cause, attempts, may) => {
		expect(maySucceedElsewhere(cause, attempts)).toBe(may);
	});
});

describe("[CASH-03] a provider that does not answer", () => {
	const clock = settableClock();
	const opened = () =>
		openProviders({ clock, providers: [scriptedProvider({ name: "first" }), scriptedProvider({ name: "second" })] });
	const names = (providers: ReturnType<typeof opened>) => providers.routeOf(CARD, 1n).map(({ name }) => name);

	it("is left alone for a minute once more than three in ten of its calls had no answer", () => {
		const providers = opened();
		for (let time = 0; time < 7; time++) providers.note("first", "answered");
		for (let time = 0; time < 3; time++) providers.note("first", "timeout");
		expect(names(providers)).toEqual(["first", "second"]);
		providers.note("first", "timeout");
		expect(names(providers)).toEqual(["second"]);
		clock.advance(59_999);
		expect(names(providers)).toEqual(["second"]);
		clock.advance(1);
		expect(names(providers)).toEqual(["first", "second"]);
	});

	it("is not judged by fewer than five calls, nor by those of more than two minutes ago", () => {
		const providers = opened();
		for (let time = 0; time < 4; time++) providers.note("first", "timeout");
		clock.advance(120_000);
		providers.note("first", "timeout");
		expect(names(providers)).toEqual(["first", "second"]);
	});

	it("is still given payouts, which are sent later and again", () => {
		const providers = opened();
		for (let time = 0; time < 5; time++) providers.note("first", "timeout");
		const payout: RoutedPayment = { ...CARD, kind: "withdrawal" };
		expect(providers.routeOf(payout, 1n).map(({ name }) => name)).toEqual(["first", "second"]);
	});

	it("closes the method only if every other one is away, too", () => {
		const providers = opened();
		for (const name of ["first", "second"])
			for (let time = 0; time < 5; time++) {
				expect(providers.availabilityOf(CARD)).toBe("offered");
				providers.note(name, "timeout");
			}
		expect(providers.availabilityOf(CARD)).toBe("outage");
	});
});
