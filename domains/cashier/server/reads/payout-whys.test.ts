import type { SecurityChange } from "@baize/identity/server";
import type { Id } from "@baize/kernel/id";
import { HOUR_MS } from "@baize/kernel/time";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cancelWithdrawal } from "../../contract/index.ts";
import { aWithdrawal, openTestCashier, type Person, type TestCashier } from "../../testing/index.ts";

const changes = new Map<Id, SecurityChange[]>();
const frozen = new Set<Id>();
let app: TestCashier;
beforeAll(async () => {
	app = await openTestCashier({
		securityChanges: async (_reader, playerId) => changes.get(playerId) ?? [],
		payoutFreezes: {
			lockedSince: async (_tx, playerId) => (frozen.has(playerId) ? new Date(0) : undefined),
			among: async (_reader, ids) => new Set(ids.filter((id) => frozen.has(id))),
		},
	});
});
afterAll(() => app.close());

const explained = ({ session: { playerId, currency } }: Person) => app.wallet.explainFunds(playerId, currency);

describe("[CASH-04] [WAL-02] the wallet explains what the cashier holds back", () => {
	it("nothing where the player may withdraw, and the least amount where there is too little", async () => {
		expect(await explained(await app.player(5_000n))).toEqual([{ fund: "cash", amountMinor: 5_000n, whys: [] }]);
		expect(await explained(await app.player(1n))).toMatchObject([
			{ fund: "cash", whys: [{ code: "belowMinimum", because: [{ fact: "minimum", amountMinor: 2_000 }] }] },
		]);
	});

	it("a hold after a change of the password, until the moment at which it ends", async () => {
		const person = await app.player(5_000n);
		const at = new Date(app.clock.nowMs() - HOUR_MS);
		changes.set(person.session.playerId, [{ kind: "password", at }]);
		const untilMs = at.getTime() + 72 * HOUR_MS;
		expect(await explained(person)).toMatchObject([
			{ fund: "cash", whys: [{ code: "payoutHeld", untilMs, because: [{ fact: "passwordChanged" }] }] },
		]);
		app.clock.set(untilMs);
		expect(await explained(person)).toMatchObject([{ fund: "cash", whys: [] }]);
	});

	it("a withdrawal under way with when its next step is due, until it is taken back", async () => {
		const person = await app.player(10_000n);
		const { withdrawalId, nextStepByMs, createdAtMs } = await aWithdrawal(person, 4_000);
		const requested = { fact: "requested", amountMinor: 4_000, atMs: createdAtMs };
		expect(await explained(person)).toMatchObject([
			{ fund: "cash", amountMinor: 6_000n, whys: [] },
			{ fund: "pendingWithdrawal", amountMinor: 4_000n, whys: [{ because: [requested] }] },
		]);
		const [, pending] = await explained(person);
		expect(pending?.whys[0]?.untilMs).toBeLessThanOrEqual(nextStepByMs ?? 0);
		expect(pending?.whys[0]?.changedBy).toEqual([{ call: "cancelWithdrawal" }]);
		await person.call(cancelWithdrawal, { params: { ...person.params, withdrawal: withdrawalId } });
		expect(await explained(person)).toEqual([{ fund: "cash", amountMinor: 10_000n, whys: [] }]);
	});

	it("a freeze, for what is in cash and for what is under way", async () => {
		const person = await app.player(10_000n);
		await aWithdrawal(person, 4_000);
		frozen.add(person.session.playerId);
		const codes = (await explained(person)).map(({ fund, whys }) => `${fund} ${whys.map(({ code }) => code)}`);
		expect(codes).toEqual(["cash payoutsFrozen", "pendingWithdrawal payoutsFrozen"]);
	});
});
