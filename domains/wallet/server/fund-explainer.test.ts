import type { Id } from "@baize/kernel/id";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FundWhy } from "../contract/index.ts";
import { openTestWallet, playerWithCash, type TestWallet } from "../testing/index.ts";

const currency = "CAD";
const HELD: FundWhy = {
	code: "payoutHeld",
	by: "site",
	untilMs: Date.UTC(2026, 10, 26),
	because: [{ fact: "passwordChanged" }],
	changedBy: [],
};

let app: TestWallet;
let heldPlayer: Id;
beforeAll(async () => {
	app = await openTestWallet();
	heldPlayer = await playerWithCash(app, 1_000n);
	app.wallet.addWhys(async (playerId) => (playerId === heldPlayer ? { cash: [HELD] } : {}));
});
afterAll(() => app.close());

const explained = async (playerId: Id): Promise<string[]> =>
	(await app.wallet.explainFunds(playerId, currency)).map(({ fund, amountMinor, whys }) =>
		`${fund} ${amountMinor} ${whys.map(({ code }) => code).join(" ")}`.trim(),
	);

describe("[WAL-02] why a player's money cannot be withdrawn", () => {
	it("follows the money: what is at stake, under way, and free", async () => {
		const playerId = await playerWithCash(app, 1_000n);
		const { wallet, database, newId } = app;
		expect(await explained(playerId)).toEqual(["cash 1000"]);
		await wallet.batched.bet({ playerId, currency, betId: newId(), stakeMinor: 250n });
		const withdrawal = { playerId, currency, reference: newId(), amountMinor: 300n };
		await database.transaction((tx) => wallet.requestWithdrawal(tx, withdrawal));
		expect(await explained(playerId)).toEqual([
			"cash 450",
			"pendingWithdrawal 300 withdrawalOpen",
			"openStakes 250 atStake",
		]);
	});

	it("has what another domain knows of this player, and of no other", async () => {
		expect(await app.wallet.explainFunds(heldPlayer, currency)).toEqual([
			{ fund: "cash", amountMinor: 1_000n, whys: [HELD] },
		]);
		expect(await explained(await playerWithCash(app, 5n))).toEqual(["cash 5"]);
	});

	it("is nothing before there is a wallet", async () => {
		expect(await explained(app.newId())).toEqual([]);
	});
});
