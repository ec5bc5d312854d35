import { Refusal } from "@baize/kernel/error";
import type { Id } from "@baize/kernel/id";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { WalletMoved } from "../contract/index.ts";
import { openTestWallet, playerWithCash, type TestWallet } from "../testing/index.ts";
import { type Blocked, type Moved, requireDone } from "./index.ts";

let app: TestWallet;
beforeAll(async () => {
	app = await openTestWallet();
});
afterAll(async () => {
	expect(await app.ledger.audit()).toEqual([]);
	await app.close();
});

const currency = "CAD";
const amounts = async (playerId: Id): Promise<Record<string, number>> =>
	Object.fromEntries(
		(await app.wallet.balances(playerId, currency, "en")).map(({ type, amountMinor }) => [type, amountMinor]),
	);

describe("[WAL-05] money that moves", () => {
	it("through a withdrawal: it leaves what can be withdrawn at the request, and comes back if that is cancelled", async () => {
		const playerId = await playerWithCash(app, 1_000n);
		const paid = { playerId, currency, reference: app.newId(), amountMinor: 300n };
		const returned = { ...paid, reference: app.newId() };
		const { wallet, database } = app;
		for (const withdrawal of [paid, returned]) {
			await database.transaction((tx) => wallet.requestWithdrawal(tx, withdrawal));
		}
		expect(await amounts(playerId)).toMatchObject({ withdrawable: 400, pendingWithdrawal: 600, total: 1_000 });
		expect(await wallet.withdrawable(playerId, currency)).toBe(400n);
		await database.transaction((tx) => wallet.payWithdrawal(tx, paid));
		await database.transaction((tx) => wallet.cancelWithdrawal(tx, returned));
		expect(await amounts(playerId)).toMatchObject({ withdrawable: 700, pendingWithdrawal: 0, total: 700 });
		const late = await database.transaction((tx) => wallet.failWithdrawal(tx, paid));
		expect(late).toEqual({ status: "conflict" });
	});

	it("through a bet: it is at stake until the bet is settled or void", async () => {
		const playerId = await playerWithCash(app, 1_000n);
		const { batched } = app.wallet;
		const [won, lost, dead] = [app.newId(), app.newId(), app.newId()];
		for (const betId of [won, lost, dead]) await batched.bet({ playerId, currency, betId, stakeMinor: 100n });
		expect(await amounts(playerId)).toMatchObject({ total: 700, playableSports: 700 });
		await batched.settle({ playerId, currency, betId: won, stakeMinor: 100n, winMinor: 250n });
		await batched.settle({ playerId, currency, betId: lost, stakeMinor: 100n, winMinor: 0n });
		await batched.voidBet({ playerId, currency, betId: dead, stakeMinor: 100n });
		expect(await amounts(playerId)).toMatchObject({ total: 1_050 });
	});

	it("through rounds: at once, or by stakes and one end", async () => {
		const playerId = await playerWithCash(app, 1_000n);
		const { batched, sealed } = app.wallet;
		const [instant, long] = [app.newId(), app.newId()];
		const events = Buffer.from("[1,2,3]");
		const whose = { playerId, currency, gameId: 7 };
		await batched.instantRound({ ...whose, roundId: instant, stakeMinor: 100n, winMinor: 30n, sealed: events });
		await batched.stakeRound({ ...whose, roundId: long, stakeMinor: 50n });
		await batched.stakeRound({ ...whose, roundId: long, stakeId: app.newId(), stakeMinor: 50n });
		const end = { ...whose, roundId: long, winMinor: 200n };
		expect(await batched.settleRound(end)).toMatchObject({ status: "done", cashAfterMinor: 1_030n, replayed: false });
		expect(await batched.settleRound(end)).toMatchObject({ status: "done", cashAfterMinor: 1_030n, replayed: true });
		expect(Buffer.from((await sealed(playerId, instant))!)).toEqual(events);
	});

	it("through a bet that is cashed out in part, settled, and settled otherwise later", async () => {
		const playerId = await playerWithCash(app, 1_000n);
		const { wallet, database } = app;
		const betId = app.newId();
		const bet = { playerId, currency, betId };
		const next = async () => {
			const { revision } = (await wallet.standing(database.reader, playerId, betId))!;
			return { opId: app.newId(), revision: revision + 1 };
		};
		await wallet.batched.bet({ ...bet, stakeMinor: 100n });
		await wallet.batched.cashOut({ ...bet, stakeMinor: 40n, winMinor: 55n });
		expect(await amounts(playerId)).toMatchObject({ total: 955 });
		const end = { ...bet, stakeMinor: 60n, winMinor: 120n, isVoid: false, further: await next() };
		const closed = await database.transaction((tx) => wallet.closeBets(tx, [end]));
		expect(closed).toMatchObject([{ status: "done", cashAfterMinor: 1_075n, replayed: false }]);
		const changed = { ...bet, stakeMinor: 120n, winMinor: 0n, further: await next() };
		expect(await wallet.batched.resettle(changed)).toMatchObject({ cashAfterMinor: 955n, replayed: false });
		expect(await wallet.batched.resettle(changed)).toMatchObject({ cashAfterMinor: 955n, replayed: true });
		expect(await wallet.standing(database.reader, playerId, betId)).toEqual({ revision: 3, openMinor: null });
	});

	it("through a bet of which the rest is void after a part was cashed out", async () => {
		const playerId = await playerWithCash(app, 1_000n);
		const bet = { playerId, currency, betId: app.newId() };
		await app.wallet.batched.bet({ ...bet, stakeMinor: 100n });
		await app.wallet.batched.cashOut({ ...bet, stakeMinor: 40n, winMinor: 55n });
		const rest = { ...bet, stakeMinor: 60n, further: { opId: app.newId(), revision: 2 } };
		expect(await app.wallet.batched.voidBet(rest)).toMatchObject({ cashAfterMinor: 1_015n });
	});

	it("through a round with several wins, a void one, and one whose result changes", async () => {
		const playerId = await playerWithCash(app, 1_000n);
		const { batched } = app.wallet;
		const [long, dead, instant] = [app.newId(), app.newId(), app.newId()];
		const whose = { playerId, currency, gameId: 7 };
		const further = (revision: number) => ({ opId: app.newId(), revision });
		await batched.stakeRound({ ...whose, roundId: long, stakeMinor: 50n });
		await batched.winRound({ ...whose, roundId: long, winMinor: 30n });
		await batched.settleRound({ ...whose, roundId: long, winMinor: 40n, further: further(2) });
		await batched.stakeRound({ ...whose, roundId: dead, stakeMinor: 50n });
		await batched.voidRound({ ...whose, roundId: dead, stakeMinor: 50n });
		await batched.instantRound({ ...whose, roundId: instant, stakeMinor: 100n, winMinor: 0n });
		const paid = { ...whose, roundId: instant, stakeMinor: 0n, winMinor: 300n, further: further(2) };
		expect(await batched.resettleRound(paid)).toMatchObject({ status: "done", cashAfterMinor: 1_220n });
	});

	it("by a withdrawal that failed and was paid after all: what came back goes out again", async () => {
		const playerId = await playerWithCash(app, 1_000n);
		const { batched } = app.wallet;
		const payment = { playerId, currency, reference: app.newId(), amountMinor: 300n };
		await batched.requestWithdrawal(payment);
		const returned = await batched.failWithdrawal(payment);
		expect(returned).toMatchObject({ cashAfterMinor: 1_000n });
		const late = { ...payment, correctionId: app.newId() };
		expect(await batched.payFailedWithdrawal(late)).toMatchObject({ cashAfterMinor: 700n, replayed: false });
		expect(await batched.payFailedWithdrawal(late)).toMatchObject({ cashAfterMinor: 700n, replayed: true });
		const [newest, before] = await app.ledger.history(playerId, currency, { limit: 2 });
		expect(newest).toMatchObject({ kind: "externalCorrection", reference: before!.opId, stakeMinor: 300n });
	});

	it("by a correction, in both directions, pointing at what it corrects", async () => {
		const playerId = await playerWithCash(app, 1_000n);
		const corrected = app.newId();
		const correct = (amountMinor: bigint, against: "sports" | "external") =>
			app.wallet.batched.correct({
				playerId,
				currency,
				correctionId: app.newId(),
				corrected,
				against,
				amountMinor,
			});
		expect(await correct(250n, "sports")).toMatchObject({ cashAfterMinor: 1_250n });
		expect(await correct(-1_250n, "external")).toMatchObject({ cashAfterMinor: 0n });
		const [newest] = await app.ledger.history(playerId, currency, { limit: 1 });
		expect(newest).toMatchObject({ kind: "externalCorrection", reference: corrected, stakeMinor: 1_250n });
	});
});

describe("[WAL-01] what is refused", () => {
	const refusalOf = (moved: Moved | Blocked): Refusal => {
		try {
			requireDone(moved, currency);
		} catch (error) {
			if (error instanceof Refusal) return error;
		}
		throw new Error("nothing was refused");
	};

	it("returns the true balance when the funds do not suffice", async () => {
		const playerId = await playerWithCash(app, 70n);
		const stake = { playerId, currency, roundId: app.newId(), gameId: 7, stakeMinor: 71n, winMinor: 0n };
		const refusal = refusalOf(await app.wallet.batched.instantRound(stake));
		expect(refusal).toMatchObject({ code: "INSUFFICIENT_FUNDS", details: { cashMinor: 70, currency } });
	});

	it("reports an id that came with other content", async () => {
		const playerId = await playerWithCash(app, 70n);
		const deposit = { playerId, currency, reference: app.newId(), amountMinor: 5n };
		await app.wallet.batched.deposit(deposit);
		const refusal = refusalOf(await app.wallet.batched.deposit({ ...deposit, amountMinor: 6n }));
		expect(refusal.code).toBe("IDEMPOTENCY_CONFLICT");
	});

	it("reports that there is no wallet", async () => {
		const deposit = { playerId: app.newId(), currency, reference: app.newId(), amountMinor: 5n };
		await expect(app.wallet.batched.deposit(deposit)).rejects.toMatchObject({ code: "WALLET_MISSING" });
	});
});

describe("listeners of other domains", () => {
	it("get each movement once, with its reason and origin, after its commit", async () => {
		const playerId = await playerWithCash(app, 1_000n);
		const received: WalletMoved[] = [];
		app.wallet.onMoved((moved) => void (moved.playerId === playerId && received.push(moved)));
		const round = { playerId, currency, roundId: app.newId(), gameId: 7, stakeMinor: 10n, winMinor: 4n };
		await app.wallet.batched.instantRound(round);
		await app.wallet.batched.instantRound(round);
		await app.wallet.batched.instantRound({ ...round, roundId: app.newId(), stakeMinor: 5_000n });
		const bet = { playerId, currency, betId: app.newId(), stakeMinor: 20n };
		const undone = app.database.transaction(async (tx) => {
			await app.wallet.bet(tx, bet);
			throw new Error("no");
		});
		await expect(undone).rejects.toThrow("no");
		await app.database.transaction(async (tx) => {
			await app.wallet.bet(tx, bet);
			expect(received).toHaveLength(1);
		});
		expect(received).toMatchObject([
			{ kind: "casinoRound", reference: round.roundId, gameId: 7, stakeMinor: 10n, winMinor: 4n, cashAfterMinor: 994n },
			{ kind: "sportsBet", reference: bet.betId, stakeMinor: 20n, cashAfterMinor: 974n },
		]);
	});
});
