import type { SecurityChange } from "@baize/identity/server";
import type { Id } from "@baize/kernel/id";
import { DAY_MS, MINUTE_MS } from "@baize/kernel/time";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
	approveWithdrawal,
	claimWithdrawal,
	listWithdrawalQueue,
	listWithdrawals,
	readQueuedWithdrawal,
	rejectWithdrawal,
	releaseWithdrawal,
} from "../../contract/index.ts";
import { aWithdrawal, openTestCashier, type Person, scriptedProvider, type TestCashier } from "../../testing/index.ts";

const changes = new Map<Id, SecurityChange[]>();
let app: TestCashier;
let first: Person;
let second: Person;
let person: Person;
beforeAll(async () => {
	// No jobs run here, so an approved withdrawal stays approved.
	app = await openTestCashier(
		{ provider: scriptedProvider(), securityChanges: async (_reader, playerId) => changes.get(playerId) ?? [] },
		false,
	);
	[first, second] = [app.operator(), app.operator()];
});
afterAll(() => app.close());
beforeEach(async () => {
	person = await app.player(1_000_000n);
});

const of = (withdrawal: string) => ({ params: { withdrawal } });
const approve = (by: Person, id: string) => by.call(approveWithdrawal, of(id));
const reject = (by: Person, id: string) => by.call(rejectWithdrawal, { ...of(id), body: { reason: "No match." } });
const claim = (by: Person, id: string) => by.call(claimWithdrawal, of(id));
const release = (by: Person, id: string) => by.call(releaseWithdrawal, of(id));
const read = (by: Person, id: string) => by.call(readQueuedWithdrawal, of(id));
const aLarge = async (): Promise<string> => (await aWithdrawal(person, 200_000)).withdrawalId;
const stateOf = async () =>
	(await person.call(listWithdrawals, { params: person.params, query: {} })).withdrawals[0]!.state;

describe("[CASH-04] [BO-01] a withdrawal that an operator has taken", () => {
	it("shows the others who has it and until when, and is decided by no other meanwhile", async () => {
		const { withdrawalId: id } = await aWithdrawal(person, 5_000);
		const untilMs = app.clock.nowMs() + 15 * MINUTE_MS;
		expect((await claim(first, id)).claim).toMatchObject({ isOwn: true, untilMs });
		expect((await read(second, id)).claim).toMatchObject({
			isOwn: false,
			untilMs,
			byName: expect.stringMatching(/^Person/),
		});
		for (const act of [approve, reject, claim, release])
			await expect(act(second, id)).rejects.toMatchObject({ code: "WITHDRAWAL_CLAIMED", details: { untilMs } });
		expect((await approve(first, id)).state).toBe("approved");
	});

	it.each<[string, (id: string) => unknown]>([
		["its operator lets it go", (id) => release(first, id)],
		["its time is over", () => app.clock.advance(15 * MINUTE_MS)],
	])("is free again once %s", async (_case, end) => {
		const { withdrawalId: id } = await aWithdrawal(person, 5_000);
		await claim(first, id);
		await end(id);
		expect((await read(second, id)).claim).toBeUndefined();
		expect((await claim(second, id)).claim).toMatchObject({ isOwn: true });
		expect((await approve(second, id)).state).toBe("approved");
	});

	it("is had by one of two who take it at the same time", async () => {
		const { withdrawalId: id } = await aWithdrawal(person, 5_000);
		const answers = await Promise.allSettled([claim(first, id), claim(second, id)]);
		expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
	});

	it("that is decided cannot be taken, and one that is not there neither", async () => {
		const { withdrawalId: id } = await aWithdrawal(person, 5_000);
		await approve(first, id);
		await expect(claim(second, id)).rejects.toMatchObject({ code: "WITHDRAWAL_STATE" });
		await expect(claim(second, "0000000000001")).rejects.toMatchObject({ code: "PAYMENT_NOT_FOUND" });
		await expect(claim(person, id)).rejects.toMatchObject({ code: "NOT_ALLOWED" });
	});
});

describe("[CASH-04] [BO-01] a withdrawal in the strict lane", () => {
	it("is sent only after a second operator, who is another one, has approved it", async () => {
		const id = await aLarge();
		expect(await read(first, id)).toMatchObject({ lane: "strict", approvalsNeeded: 2 });
		const once = await approve(first, id);
		expect(once).toMatchObject({ state: "requested", approvedOnce: { isOwn: true } });
		await expect(approve(first, id)).rejects.toMatchObject({ code: "SECOND_OPERATOR_NEEDED" });
		expect(await stateOf()).toBe("requested");
		expect((await approve(second, id)).state).toBe("approved");
		expect(app.audited.slice(-2).map(({ action }) => action)).toEqual([
			"withdrawal.approvedOnce",
			"withdrawal.approved",
		]);
		const steps = (await read(first, id)).steps.map(({ state }) => state);
		expect(steps).toEqual(["requested", "approvedOnce", "approved"]);
	});

	it("is free after the first approval, for the second operator to take", async () => {
		const id = await aLarge();
		await claim(first, id);
		expect((await approve(first, id)).claim).toBeUndefined();
		expect((await claim(second, id)).claim).toMatchObject({ isOwn: true });
	});

	it("is not approved twice by one operator who is faster than the answer", async () => {
		const id = await aLarge();
		const answers = await Promise.allSettled([approve(first, id), approve(first, id), approve(first, id)]);
		expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
		expect(await stateOf()).toBe("requested");
	});

	it("is rejected by one, also after the first approval", async () => {
		const id = await aLarge();
		await approve(first, id);
		expect((await reject(second, id)).state).toBe("rejected");
		expect(await app.fundsOf(person)).toEqual({ cash: 1_000_000n, pending: 0n });
	});

	it("is there after a security change, whatever the amount", async () => {
		changes.set(person.session.playerId, [{ kind: "phone", at: new Date(app.clock.nowMs() - DAY_MS) }]);
		const { withdrawalId: id } = await aWithdrawal(person, 5_000);
		expect(await read(first, id)).toMatchObject({
			lane: "strict",
			laneRules: ["securityChange", "firstWithdrawal", "youngAccount"],
		});
	});

	it("is found by its lane", async () => {
		const id = await aLarge();
		const { withdrawalId: other } = await aWithdrawal(person, 5_000);
		const found = async (lane: "strict" | "standard"): Promise<string[]> =>
			(await first.call(listWithdrawalQueue, { query: { lane, limit: 200 } })).items.map((item) => item.id);
		expect(await found("strict")).toContain(id);
		expect(await found("strict")).not.toContain(other);
		expect(await found("standard")).toContain(other);
	});
});
