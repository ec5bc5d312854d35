import { idText, readId } from "@baize/kernel/id";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readDeposit } from "../../contract/index.ts";
import {
	aDeposit,
	openTestCashier,
	type Person,
	type ScriptedProvider,
	scriptedProvider,
	type TestCashier,
	until,
} from "../../testing/index.ts";
import type { ProviderOutcome } from "../index.ts";
import { mayCredit } from "../rules.ts";
import { listUnknown } from "../unknown/unknown-store.ts";

let app: TestCashier;
let provider: ScriptedProvider;
let verdict: "allowed" | "excluded" | "limit" = "allowed";
let person: Person;

beforeAll(async () => {
	provider = scriptedProvider({ captures: true });
	app = await openTestCashier({
		provider,
		saferPlay: {
			reserveDeposit: async () => {},
			freeDeposit: async () => {},
			countDeposit: async () => {},
			judgeCapture: async () => verdict,
		},
	});
});
afterAll(() => app.close());
beforeEach(async () => {
	verdict = "allowed";
	provider.acts.length = 0;
	provider.refuses = undefined;
	person = await app.player();
});

async function notify(depositId: string, outcome: ProviderOutcome): Promise<number> {
	const notification = {
		kind: "deposit",
		paymentId: readId(depositId)!,
		amountMinor: 5_000n,
		currency: "CAD",
		outcome,
	} as const;
	provider.readCallback = () => ({ status: "read", notification });
	const answer = await app.app.inject({ method: "POST", url: "/api/v1/cashier/callbacks/scripted", payload: {} });
	return answer.statusCode;
}
const read = (depositId: string) => person.call(readDeposit, { params: { ...person.params, deposit: depositId } });
const over = (depositId: string) => until(async () => (await read(depositId)).state !== "pending");

describe("[SAFE-01] [CASH-03] a deposit that was authorised", () => {
	it("is captured once and credited once, however often it is reported", async () => {
		const { depositId } = await aDeposit(person, 5_000);
		for (let time = 0; time < 4; time++) expect(await notify(depositId, "authorised")).toBe(200);
		await over(depositId);
		expect(provider.acts).toEqual([["capture", 5_000n]]);
		expect((await app.fundsOf(person)).cash).toBe(5_000n);
		expect(await notify(depositId, "authorised")).toBe(200);
		expect(provider.acts).toHaveLength(1);
	});

	it.each(["limit", "excluded"] as const)("is released, not captured, if the verdict has become %s", async (now) => {
		const { depositId } = await aDeposit(person, 5_000);
		verdict = now;
		await notify(depositId, "authorised");
		await over(depositId);
		expect(provider.acts).toEqual([["void", 5_000n]]);
		expect(await read(depositId)).toMatchObject({ state: "declined", reason: "limits" });
		expect((await app.fundsOf(person)).cash).toBe(0n);
	});

	it("is declined if its capture is refused", async () => {
		const { depositId } = await aDeposit(person, 5_000);
		provider.refuses = "expired_authorisation";
		await notify(depositId, "authorised");
		await over(depositId);
		expect(await read(depositId)).toMatchObject({ state: "declined", reason: "expired_authorisation" });
	});
});

describe("[SAFE-01] money that has come", () => {
	it.each([
		["allowed", true, true],
		["allowed", false, true],
		["limit", true, true],
		["limit", false, false],
		["excluded", true, false],
		["excluded", false, false],
	] as const)("while the verdict is %s and its reservation is there: %s, is credited: %s", (now, isReserved, may) => {
		expect(mayCredit(now, isReserved)).toBe(may);
	});

	it("of a player who has been excluded meanwhile is not credited, and a person decides", async () => {
		const { depositId } = await aDeposit(person, 5_000);
		verdict = "excluded";
		expect(await notify(depositId, "succeeded")).toBe(200);
		expect(await read(depositId)).toMatchObject({ state: "declined", reason: "limits" });
		expect((await app.fundsOf(person)).cash).toBe(0n);
		const entries = await listUnknown(app.database.reader, {
			state: "open",
			why: "limits",
			cursor: undefined,
			limit: 100,
		});
		expect(entries.map(({ payment_id }) => idText(payment_id!))).toContain(depositId);
	});
});
