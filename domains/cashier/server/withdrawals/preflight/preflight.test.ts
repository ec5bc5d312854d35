import type { SecurityChange } from "@baize/identity/server";
import type { Id } from "@baize/kernel/id";
import { HOUR_MS } from "@baize/kernel/time";
import type { DocumentStatus } from "@baize/verification/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
	approveWithdrawal,
	checkWithdrawal,
	type ImpedimentCode,
	readQueuedWithdrawal,
	readWithdrawalOptions,
	requestWithdrawal,
} from "../../../contract/index.ts";
import {
	aDeposit,
	anAccount,
	aRequestId,
	aWithdrawal,
	cardForm,
	openTestCashier,
	type Person,
	PROVED,
	send,
	type TestCashier,
	until,
} from "../../../testing/index.ts";

let app: TestCashier;
let person: Person;
const USUAL = {
	status: "VERIFIED" as DocumentStatus,
	isOpen: true,
	isFrozen: false,
	account: "free" as "free" | "taken",
	hasPin: true,
	changes: [] as SecurityChange[],
};
/** What the other domains say. */
let site = USUAL;
beforeAll(async () => {
	app = await openTestCashier({
		documents: { statusOf: async () => site.status, neededBefore: async () => "withdrawal" },
		isOpen: (kind) => kind !== "withdrawal" || site.isOpen,
		payoutFreezes: {
			lockedSince: async () => (site.isFrozen ? new Date(0) : undefined),
			among: async (_reader, ids) => new Set<Id>(site.isFrozen ? ids : []),
		},
		bankAccounts: {
			check: async () => site.account,
			claim: async () => site.account === "free",
			registerOld: async () => {},
		},
		securityChanges: async () => site.changes,
		proofs: {
			requiredMethods: async () => (site.hasPin ? ["PIN_CODE"] : []),
			confirm: async () => {},
		},
	});
});
afterAll(() => app.close());
beforeEach(async () => {
	site = USUAL;
	person = await app.player(50_000n);
});

type Body = { method?: "card" | "bankTransfer"; amountMinor?: number; destination?: string };
const whole: Required<Body> = { method: "bankTransfer", amountMinor: 5_000, destination: anAccount() };
const check = (body: Body = whole) => person.call(checkWithdrawal, { params: person.params, body });
const codesOf = async (body?: Body): Promise<ImpedimentCode[]> =>
	(await check(body)).impediments.map(({ code }) => code);
const request = (body = whole) =>
	person.call(requestWithdrawal, {
		headers: PROVED,
		params: person.params,
		body: { ...body, requestId: aRequestId() },
	});

async function byCard(amountMinor: number, ending = "4242"): Promise<string> {
	const before = (await app.fundsOf(person)).cash;
	const { payUrl } = await aDeposit(person, amountMinor);
	await send(app, payUrl, cardForm(ending));
	await until(async () => (await app.fundsOf(person)).cash === before + BigInt(amountMinor));
	const { methods } = await person.call(readWithdrawalOptions, { params: person.params });
	return methods.find(({ method }) => method === "card")?.destinations[0]?.destination ?? "";
}

describe("[CASH-02] [CASH-04] before a withdrawal is requested", () => {
	it("nothing is in the way of a player who may be paid, and the times are shown", async () => {
		expect(await check()).toMatchObject({
			canRequest: true,
			impediments: [],
			times: { isMeasured: false, reviewMostMs: 24 * HOUR_MS, payoutMostMs: 48 * HOUR_MS },
		});
		expect((await request()).state).toBe("requested");
	});

	it.each<[ImpedimentCode, Partial<typeof USUAL>, Body, string]>([
		["withdrawalsClosed", { isOpen: false }, {}, "CASHIER_CLOSED"],
		["payoutsFrozen", { isFrozen: true }, {}, "PAYOUTS_FROZEN"],
		["documentBlocked", { status: "BLOCKED" }, {}, "DOCUMENT_BLOCKED"],
		["documentRequired", { status: "REQUESTED" }, {}, "DOCUMENT_REQUIRED"],
		["documentPending", { status: "PENDING" }, {}, "DOCUMENT_REQUIRED"],
		["amountOutsideLimits", {}, { amountMinor: 1_999 }, "AMOUNT_OUTSIDE_LIMITS"],
		["aboveBalance", {}, { amountMinor: 50_001 }, "INSUFFICIENT_FUNDS"],
		["destinationUnknown", {}, { destination: "1 2 3 4" }, "DESTINATION_UNKNOWN"],
		["destinationUnknown", {}, { method: "card", destination: "card_of_another" }, "DESTINATION_UNKNOWN"],
		["accountTaken", { account: "taken" }, {}, "BANK_ACCOUNT_TAKEN"],
		["proofMissing", { hasPin: false }, {}, "MFA_REQUIRED"],
	])("%s is shown, and the request is refused for the same reason", async (code, said, over, refusal) => {
		site = { ...USUAL, ...said };
		const { canRequest, impediments } = await check({ ...whole, ...over });
		expect([canRequest, impediments.map((each) => each.code)]).toEqual([false, [code]]);
		await expect(request({ ...whole, ...over })).rejects.toMatchObject({ code: refusal });
		expect(await app.fundsOf(person)).toEqual({ cash: 50_000n, pending: 0n });
	});

	it("all of it is shown at once, in the options too, each with its way out", async () => {
		const changes: SecurityChange[] = [{ kind: "password", at: new Date(app.clock.nowMs() - HOUR_MS) }];
		site = { ...USUAL, isOpen: false, isFrozen: true, status: "REQUESTED", hasPin: false, changes };
		person = await app.player(100n);
		const expected = [
			["withdrawalsClosed", "waitForUs"],
			["payoutsFrozen", "writeToUs"],
			["documentRequired", "verifyDocument"],
			["belowMinimum", "seeBalance"],
			["proofMissing", "choosePin"],
			["passwordChanged", "waitUntil"],
			["secondCheck", "waitForUs"],
		];
		expect((await check({})).impediments.map(({ code, wayOut }) => [code, wayOut])).toEqual(expected);
		const options = await person.call(readWithdrawalOptions, { params: person.params });
		expect(options.impediments.map(({ code }) => code)).toEqual(expected.map(([code]) => code));
	});

	it("a hold is shown with its end, and does not stop the request", async () => {
		site = { ...USUAL, changes: [{ kind: "email", at: new Date(app.clock.nowMs() - HOUR_MS) }] };
		const untilMs = app.clock.nowMs() + 71 * HOUR_MS;
		const { canRequest, impediments } = await check();
		expect(canRequest).toBe(true);
		expect(impediments).toMatchObject([{ code: "emailChanged", effect: "holds", untilMs }, { code: "secondCheck" }]);
		expect((await request()).hold).toEqual({ untilMs, reasons: ["emailChanged"] });
	});

	it.each([
		["0", 0],
		["below zero", -1],
		["a fraction", 0.5],
		["beyond all", 1e308],
		["2^53 + 1", 2 ** 53 + 1],
		["a text", "5000"],
		["a list", [5_000]],
		["null", null],
	])("an amount that is none (%s) is refused over HTTP, and nothing moves", async (_case, amountMinor) => {
		const { handle } = person.session;
		const answer = await app.app.inject({
			method: "POST",
			url: `/api/v1/cashier/${handle}/withdrawals/check`,
			headers: { cookie: `sid=${handle}` },
			payload: { ...whole, amountMinor },
		});
		expect(answer.statusCode).toBeGreaterThanOrEqual(400);
		expect(answer.statusCode).toBeLessThan(500);
		expect(await app.fundsOf(person)).toEqual({ cash: 50_000n, pending: 0n });
	});
});

describe("[CASH-04] the closed loop", () => {
	it("sends money back to the card first, as much as came from it, and then to a bank account", async () => {
		const card = await byCard(10_000);
		const due = { code: "sourceFirst", label: "•••• 4242", amountMinor: 10_000 };
		expect((await check()).impediments).toMatchObject([due]);
		await expect(request()).rejects.toMatchObject({
			code: "MONEY_RETURNS_FIRST",
			details: { rule: "sourceFirst", label: "•••• 4242", leftMinor: 10_000, currency: "CAD" },
		});
		const toCard = { method: "card", amountMinor: 10_001, destination: card } as const;
		await expect(request(toCard)).rejects.toMatchObject({
			code: "MONEY_RETURNS_FIRST",
			details: { rule: "aboveSource", leftMinor: 10_000 },
		});
		const options = await person.call(readWithdrawalOptions, { params: person.params });
		expect(options.returnsTo).toEqual([{ destination: card, label: "•••• 4242", leftMinor: 10_000 }]);
		expect((await request({ ...toCard, amountMinor: 10_000 })).state).toBe("requested");
		expect(await codesOf()).toEqual([]);
		expect((await request()).state).toBe("requested");
	});

	it("shows an operator where the money came from", async () => {
		const card = await byCard(10_000);
		const { withdrawalId } = await request({ method: "card", amountMinor: 4_000, destination: card });
		const shown = await app.operator().call(readQueuedWithdrawal, { params: { withdrawal: withdrawalId } });
		expect(shown.sources).toEqual([{ label: "•••• 4242", cameMinor: 10_000, leftMinor: 6_000 }]);
	});

	it("returns no more than came when ten ask at once", async () => {
		const card = await byCard(10_000);
		const toCard = { method: "card", amountMinor: 4_000, destination: card } as const;
		const answers = await Promise.allSettled(Array.from({ length: 10 }, () => request(toCard)));
		expect(answers.filter(({ status: how }) => how === "fulfilled")).toHaveLength(2);
		expect((await app.fundsOf(person)).pending).toBe(8_000n);
	});

	it("goes to the bank account at once where the card takes no payouts", async () => {
		expect(await byCard(10_000, "5100")).toBe("");
		expect(await codesOf()).toEqual([]);
		const { withdrawalId } = await request();
		const shown = await app.operator().call(readQueuedWithdrawal, { params: { withdrawal: withdrawalId } });
		expect(shown).toMatchObject({ lane: "standard", sources: [{ cameMinor: 10_000, leftMinor: 5_000 }] });
		expect(shown.laneRules).toContain("unreachableSource");
	});
});

describe("[CASH-04] promised times", () => {
	it("are those of the last withdrawals of the route and lane, once there are enough", async () => {
		const olga = app.operator();
		const paid = async (waitMs: number): Promise<void> => {
			const player = await app.player(5_000n);
			const { withdrawalId: withdrawal } = await aWithdrawal(player, 5_000);
			app.clock.advance(waitMs);
			await olga.call(approveWithdrawal, { params: { withdrawal } });
			await until(async () => (await app.fundsOf(player)).pending === 0n);
		};
		for (let nth = 1; nth <= 20; nth++) await paid(nth * 60_000);
		await app.tick("cashier.measureTimes");
		const { times } = await check();
		expect(times).toMatchObject({ isMeasured: true, reviewHalfMs: 10 * 60_000, reviewMostMs: 18 * 60_000 });
		const { nextStepByMs, times: shown } = await request();
		expect(nextStepByMs).toBe(app.clock.nowMs() + 18 * 60_000);
		expect(shown).toEqual(times);
		expect((await check({ ...whole, amountMinor: 200_000 })).times).toMatchObject({ isMeasured: false });
		app.clock.advance(31 * 24 * HOUR_MS);
		await app.tick("cashier.measureTimes");
		expect((await check()).times).toMatchObject({ isMeasured: false, cases: 0 });
	});
});
