import { HOUR_MS, MINUTE_MS, SECOND_MS } from "@baize/kernel/time";
import { settableClock } from "@baize/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
	drainProvider,
	listProviders,
	type ProviderView,
	proposeProviderResume,
	readDepositOptions,
} from "../../../contract/index.ts";
import {
	aDeposit,
	openTestCashier,
	type Person,
	type ScriptedProvider,
	scriptedProvider,
	type TestCashier,
} from "../../../testing/index.ts";
import { openProviders, type PaymentProviders } from "../../index.ts";
import type { RouteRule } from "../registry/routing.ts";
import { removeDrain } from "./drain-store.ts";
import { refreshStanding } from "./refresh-standing.ts";

let app: TestCashier;
let companies: ScriptedProvider[];
let providers: PaymentProviders;
let person: Person;
let [first, second]: Person[] = [];
const clock = settableClock();
const RULES: RouteRule[] = [
	{
		kind: "deposit",
		providers: [
			{ name: "one", weight: 3 },
			{ name: "two", weight: 1, dailyQuota: 40 },
		],
	},
	{ kind: "withdrawal", providers: [{ name: "one", weight: 1 }] },
];

beforeAll(async () => {
	companies = ["one", "two"].map((name) => scriptedProvider({ name }));
	providers = openProviders({ clock, providers: companies, rules: RULES });
	app = await openTestCashier({ providers });
	[first, second] = [app.operator(), app.operator()];
});
afterAll(() => app.close());
beforeEach(async () => {
	// What was measured before is over, and so is the day of the quota.
	app.clock.set(app.clock.nowMs() + 25 * HOUR_MS);
	clock.set(app.clock.nowMs());
	for (const company of companies)
		Object.assign(company, { refuses: undefined, isDown: false, says: undefined, orders: [] });
	person = await app.player();
});

const input = (provider: string, reason = "they said so") => ({ params: { provider }, body: { reason } });
const listed = async (name: string): Promise<ProviderView> =>
	(await first!.call(listProviders, { query: {} })).items.find(({ id }) => id === name)!;
const depositsBy = (name: string): number => companies.find((company) => company.name === name)!.orders.length;

async function deposits(count: number): Promise<void> {
	for (let made = 0; made < count; made++) await aDeposit(await app.player(), 5_000).catch(() => {});
}

const propose = async (name: string, reason?: string): Promise<string> =>
	(await first!.call(proposeProviderResume, input(name, reason))).proposal;

async function pay(company: ScriptedProvider): Promise<void> {
	for (const { paymentId } of company.orders) {
		company.readCallback = () => ({
			status: "read",
			notification: { kind: "deposit", paymentId, amountMinor: 5_000n, currency: "CAD", outcome: "succeeded" },
		});
		await app.app.inject({ method: "POST", url: `/api/v1/cashier/callbacks/${company.name}`, payload: {} });
	}
}

const deps = () => ({ providers, clock: app.clock, database: app.database, now: () => new Date(app.clock.nowMs()) });

describe("[CASH-03] [BO-01] a provider that an operator stops", () => {
	it("is given no new deposit, at once, and is started again by two", async () => {
		await first!.call(drainProvider, input("one"));
		await deposits(6);
		expect([depositsBy("one"), depositsBy("two")]).toEqual([0, 6]);
		expect(await listed("one")).toMatchObject({ state: "drained", drain: { reason: "they said so", isOwn: true } });
		const proposal = await propose("one", "a test payment went through");
		expect((await listed("one")).proposal).toMatchObject({ id: proposal });
		await expect(app.approve(proposal, first!.session.playerId)).rejects.toMatchObject({
			code: "SECOND_PERSON_NEEDED",
		});
		await deposits(2);
		expect(depositsBy("one")).toBe(0);
		await app.approve(proposal);
		expect((await listed("one")).state).toBe("open");
		app.clock.set(app.clock.nowMs() + 5 * SECOND_MS);
		await deposits(8);
		expect(depositsBy("one")).toBeGreaterThan(0);
		const entries = app.audited.filter(({ target }) => target === "one");
		expect(entries).toMatchObject([
			{ action: "provider.drained", actorId: first!.session.playerId },
			{ action: "provider.resumed", details: { reason: "a test payment went through", proposal } },
		]);
	});

	it("stays stopped until then, and each step is made once", async () => {
		await expect(propose("two")).rejects.toMatchObject({ code: "PROVIDER_STATE" });
		await first!.call(drainProvider, input("two"));
		await expect(second!.call(drainProvider, input("two"))).rejects.toMatchObject({ code: "PROVIDER_STATE" });
		const proposal = await propose("two");
		await expect(propose("two")).rejects.toMatchObject({ code: "PROPOSAL_OPEN" });
		expect((await listed("two")).state).toBe("proposed");
		await app.approve(proposal);
		await expect(app.approve(proposal)).rejects.toMatchObject({ code: "PROPOSAL_DECIDED" });
	});

	it("stays stopped when it was stopped for another reason meanwhile", async () => {
		await first!.call(drainProvider, input("two"));
		const proposal = await propose("two");
		await app.database.transaction((tx) => removeDrain(tx, "two"));
		app.clock.set(app.clock.nowMs() + SECOND_MS);
		await second!.call(drainProvider, input("two", "another reason"));
		await expect(app.approve(proposal)).rejects.toMatchObject({ code: "PROPOSAL_EXPIRED" });
		expect((await listed("two")).drain?.reason).toBe("another reason");
		await app.approve(await propose("two"));
	});

	it("closes the method when there is no other one", async () => {
		for (const name of ["one", "two"]) await first!.call(drainProvider, input(name));
		const { methods, closed } = await person.call(readDepositOptions, { params: person.params });
		expect(methods).toEqual([]);
		expect(closed).toMatchObject([{ method: "card", reasons: [{ reason: "outage", wayOut: "otherMethod" }] }]);
		await expect(aDeposit(person, 5_000)).rejects.toMatchObject({ code: "OUTSIDE_UNAVAILABLE" });
		for (const name of ["one", "two"]) {
			await app.approve(await propose(name));
		}
	});

	it("must be one that there is", async () => {
		await expect(first!.call(drainProvider, input("three"))).rejects.toMatchObject({ code: "PROVIDER_UNKNOWN" });
	});
});

describe("[CASH-03] the health of a provider", () => {
	const saying = (name: string, says: ScriptedProvider["says"]) =>
		Object.assign(companies.find((company) => company.name === name)!, { says });
	const firstOf = async () => {
		await app.cashier.checkHealth();
		await refreshStanding(deps() as never, true);
		const payment = { kind: "deposit", method: "card", currency: "CAD", country: "" } as const;
		return new Set(Array.from({ length: 40 }, (_, id) => providers.routeOf(payment, BigInt(id))[0]!.name));
	};

	it("puts it last while it is not well, and operators read since when and what it says", async () => {
		saying("two", { status: "well" });
		saying("one", { status: "disturbed", note: "cards of one bank fail" });
		expect(await firstOf()).toEqual(new Set(["two"]));
		const sinceMs = app.clock.nowMs();
		expect((await listed("one")).health).toEqual({ status: "disturbed", note: "cards of one bank fail", sinceMs });
		app.clock.set(sinceMs + MINUTE_MS);
		await app.cashier.checkHealth();
		expect((await listed("one")).health?.sinceMs).toBe(sinceMs);
		saying("one", { status: "well" });
		expect(await firstOf()).toEqual(new Set(["one", "two"]));
		expect((await listed("one")).health).toEqual({ status: "well", sinceMs: app.clock.nowMs() });
	});

	it("says so to players where no company of a method is well, and still takes deposits", async () => {
		Object.assign(companies[0]!, { isDown: true });
		saying("two", { status: "down" });
		await firstOf();
		const { methods } = await person.call(readDepositOptions, { params: person.params });
		expect(methods).toMatchObject([{ method: "card", isDisturbed: true }]);
		expect((await listed("one")).health).toMatchObject({ status: "down", note: "no answer" });
		Object.assign(companies[0]!, { isDown: false });
		await deposits(1);
		expect(depositsBy("one") + depositsBy("two")).toBe(1);
	});

	it("counts for three minutes, and not at all where the company does not say", async () => {
		saying("one", { status: "down" });
		saying("two", undefined);
		expect(await firstOf()).toEqual(new Set(["two"]));
		expect((await listed("two")).health).toBeUndefined();
		app.clock.set(app.clock.nowMs() + 4 * MINUTE_MS);
		expect((await listed("one")).health).toBeUndefined();
		saying("one", undefined);
		expect(await firstOf()).toEqual(new Set(["one", "two"]));
	});
});

describe("[CASH-03] the measured success of providers", () => {
	it("is shown by five minutes, with soft declines apart from time-outs", async () => {
		await deposits(12);
		const [one] = companies as [ScriptedProvider];
		await pay(one);
		const shown = await listed("one");
		expect(shown).toMatchObject({ successPercent: 100, timeOuts: 0, begun: depositsBy("one") });
		expect(shown.slots).toMatchObject([{ begun: depositsBy("one"), paid: depositsBy("one"), timeOuts: 0 }]);
		app.clock.set(app.clock.nowMs() + 6 * MINUTE_MS);
		one.isDown = true;
		await deposits(6);
		const later = await listed("one");
		expect(later.slots).toHaveLength(2);
		expect(later.timeOuts).toBeGreaterThan(0);
		expect(later.slots[1]).toMatchObject({ paid: 0, timeOuts: later.timeOuts });
		expect(later.measures).toMatchObject([{ method: "card", currency: "CAD", softDeclines: 0 }]);
		expect(later.measures[0]!.outages).toBeGreaterThan(0);
		expect(later.successPercent).toBeLessThan(100);
	});

	it("takes the share of a provider that declines, and gives it back when the hour is over", async () => {
		const [one, two] = companies as [ScriptedProvider, ScriptedProvider];
		one.refuses = "busy";
		one.cause = "softDecline";
		await deposits(30);
		expect(depositsBy("two")).toBe(30);
		await pay(two);
		app.clock.set(app.clock.nowMs() + 10_000);
		await refreshStanding(deps() as never, true);
		const firstOf = () =>
			Array.from({ length: 400 }, (_, id) => {
				const payment = { kind: "deposit", method: "card", currency: "CAD", country: "" } as const;
				return providers.routeOf(payment, BigInt(id))[0]!.name;
			}).filter((name) => name === "one").length;
		expect(firstOf()).toBeLessThan(120);
		const { measures } = await listed("one");
		expect(measures[0]!.softDeclines).toBeGreaterThan(10);
		expect(measures[0]!.factorPercent).toBeLessThan(20);
		app.clock.set(app.clock.nowMs() + HOUR_MS + MINUTE_MS);
		await refreshStanding(deps() as never, true);
		expect(firstOf()).toBeGreaterThan(260);
	});

	it("and a quota of the day leave a provider out when it is used up, until midnight", async () => {
		const payment = { kind: "deposit", method: "card", currency: "CAD", country: "" } as const;
		const names = () => providers.routeOf(payment, 1n).map(({ name }) => name);
		const standing = { drained: new Set<string>(), factors: new Map<string, number>(), unwell: new Set<string>() };
		providers.stand({ ...standing, today: new Map([["two", 39]]) }, 0);
		expect(names().toSorted()).toEqual(["one", "two"]);
		providers.stand({ ...standing, today: new Map([["two", 40]]) }, 0);
		expect(names()).toEqual(["one"]);
	});

	it("says what the rules give each", async () => {
		const shown = await listed("two");
		expect(shown.rules).toEqual([{ what: "deposit", weight: 1, dailyQuota: 40, usedToday: 0 }]);
	});
});
