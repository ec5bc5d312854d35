import { type Id, idText, readId } from "@baize/kernel/id";
import { DAY_MS } from "@baize/kernel/time";
import { aRound } from "@baize/ledger/testing";
import { openInProcessClient } from "@baize/platform-server";
import { giveUpSpinsBonus } from "@baize/spins/contract";
import type { SpinsGranted } from "@baize/spins/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Terms } from "../contract/index.ts";
import * as calls from "../contract/index.ts";
import {
	codeTerms,
	matchTerms,
	openTestPromotions,
	spinsMatchTerms,
	spinsTerms,
	type TestPromotions,
	visitOf,
} from "../testing/index.ts";

let opened: TestPromotions;
beforeAll(async () => {
	opened = await openTestPromotions();
});
afterAll(() => opened.close());

const params = { session: "h" };
const now = () => opened.clock.nowMs();
const funds = (playerId: Id) => opened.ledger.balances(playerId, "CAD");
const take = (playerId: Id, { offerId, hash }: { offerId: Id; hash: string }, over = {}) =>
	opened.call(
		calls.takeOffer,
		{ params: { ...params, offer: idText(offerId) }, body: { termsHash: hash } },
		visitOf(playerId, over),
	);
const redeem = (playerId: Id, code: string, termsHash: string) =>
	opened.call(calls.redeemCode, { params, body: { code, termsHash } }, visitOf(playerId));
const bonuses = (playerId: Id) => opened.call(calls.listBonuses, { params, query: {} }, visitOf(playerId));
const deposit = (playerId: Id, amountMinor: bigint, reference = opened.newId()) =>
	opened.wallet.batched.deposit({ playerId, currency: "CAD", reference, amountMinor });
const NO_SPINS = { takeBack: async () => false };
const publish = (over: Partial<Terms> = {}, budget?: bigint) => opened.publish(matchTerms(now(), over), budget);

/** A player who has taken a match and deposited for a bonus of 10.00 that is in force. */
async function playerWithBonus(over: Partial<Terms> = {}) {
	const playerId = await opened.player();
	const offer = await publish(over);
	const { id } = await take(playerId, offer);
	const reference = opened.newId();
	await deposit(playerId, 2_000n, reference);
	await opened.catchUp();
	return { playerId, offer, grant: id, deposit: reference };
}

describe("[PROMO-02] an offer that is taken", () => {
	it("gives a deposit's match under the terms that were shown", async () => {
		const { playerId } = await playerWithBonus();
		expect(await funds(playerId)).toMatchObject({ cash: 2_000n, bonus: 1_000n, npBonus: 0n });
		const { active, waiting } = await bonuses(playerId);
		expect(waiting).toEqual([]);
		expect(active).toMatchObject({
			...{ state: "active", amountMinor: 1_000, untilMs: now() + 7 * DAY_MS },
			progress: { bonusMinor: 1_000, requiredMinor: 10_000, leftMinor: 10_000, wageredMinor: 0, percent: 0 },
		});
		expect(opened.failures).toEqual([]);
	});

	it("waits with what a deposit gives while the books do not hold; a code is refused, and nothing is taken", async () => {
		const playerId = await opened.player();
		await take(playerId, await publish());
		const { hash } = await opened.publish(codeTerms(now(), { code: "FROZEN" }));
		opened.payouts.isOn = false;
		await deposit(playerId, 2_000n);
		await opened.catchUp();
		await expect(redeem(playerId, "FROZEN", hash)).rejects.toMatchObject({ code: "OFFER_NOT_OPEN" });
		expect(await funds(playerId)).toMatchObject({ cash: 2_000n, bonus: 0n });
		opened.payouts.isOn = true;
		await opened.catchUp();
		expect(await funds(playerId)).toMatchObject({ cash: 2_000n, bonus: 1_000n });
	});

	it("is the same grant when it is taken again", async () => {
		const playerId = await opened.player();
		const offer = await publish();
		const [first, second] = await Promise.all([take(playerId, offer), take(playerId, offer)]);
		expect(second.id).toBe(first.id);
	});

	it("is refused with other terms than were shown, and nothing is taken", async () => {
		const playerId = await opened.player();
		const { offerId, hash } = await publish();
		await expect(take(playerId, { offerId, hash: "0".repeat(64) })).rejects.toMatchObject({
			...{ code: "TERMS_CHANGED", details: { hash } },
		});
		expect((await bonuses(playerId)).waiting).toEqual([]);
	});

	it("says by the same rule why it may not be taken", async () => {
		const playerId = await opened.player();
		const offer = await publish();
		opened.unasked.add(playerId);
		const { offers } = await opened.call(calls.listOffers, { params }, visitOf(playerId));
		expect(offers.find(({ id }) => id === idText(offer.offerId))?.standing).toMatchObject({
			...{ mayTake: false, block: "consentMissing", wayOut: "agreeToOffers" },
		});
		await expect(take(playerId, offer)).rejects.toMatchObject({ details: { block: "consentMissing" } });
	});

	it("is not shown to who is excluded, nor from where nothing is known", async () => {
		const playerId = await opened.player();
		await publish();
		const list = (over = {}) => opened.call(calls.listOffers, { params }, visitOf(playerId, over));
		expect((await list()).offers).not.toEqual([]);
		expect((await list({ ip: "unknown" })).offers).toEqual([]);
		opened.restricted.add(playerId);
		expect((await list()).offers).toEqual([]);
	});

	it("gives one bonus for one deposit, however often it is followed", async () => {
		const { playerId } = await playerWithBonus();
		await opened.catchUp();
		await opened.promotions.workTasks();
		expect(await funds(playerId)).toMatchObject({ bonus: 1_000n, npBonus: 0n });
	});

	it("gives what was taken first, and one deposit gives one", async () => {
		const playerId = await opened.player();
		const [older, newer] = [await publish(), await publish()];
		await take(playerId, older);
		await take(playerId, newer);
		await deposit(playerId, 2_000n);
		await opened.catchUp();
		const { active, waiting } = await bonuses(playerId);
		expect(active?.offerId).toBe(idText(older.offerId));
		expect(waiting).toMatchObject([{ offerId: idText(newer.offerId), state: "optedIn" }]);
	});

	it("does not count a deposit from before it was taken", async () => {
		const playerId = await opened.player(5_000n);
		opened.clock.advance(1);
		await take(playerId, await publish());
		await opened.catchUp();
		expect((await bonuses(playerId)).active).toBeNull();
	});

	it("for a first deposit is over when that was too small, and what it held is free", async () => {
		const playerId = await opened.player();
		const offer = await publish({ deposit: { nth: 1, minUnits: 1_000, percent: 50, maxUnits: 5_000 } });
		await take(playerId, offer);
		await deposit(playerId, 999n);
		await opened.catchUp();
		expect((await bonuses(playerId)).history).toMatchObject([{ state: "expired" }]);
		expect(await spent(offer.offerId)).toBe(0n);
	});

	it("is not given to who is excluded by then", async () => {
		const playerId = await opened.player();
		await take(playerId, await publish());
		opened.restricted.add(playerId);
		await deposit(playerId, 2_000n);
		await opened.catchUp();
		expect(await funds(playerId)).toMatchObject({ bonus: 0n, npBonus: 0n });
	});
});

const spent = async (offerId: Id): Promise<bigint> => {
	const { rows } = await opened.database.pool.query("select spent from promotions.offer where offer_id = $1", [
		offerId,
	]);
	return BigInt(rows[0].spent);
};

describe("[PROMO-02] a budget", () => {
	it("is never exceeded by players who take it at the same time", async () => {
		const offer = await publish({}, 15_000n);
		const players = await Promise.all(Array.from({ length: 10 }, () => opened.player()));
		const taken = await Promise.allSettled(players.map((playerId) => take(playerId, offer)));
		expect(taken.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
		const refused = taken.filter((each) => each.status === "rejected").map(({ reason }) => reason.details);
		expect(refused).toEqual(Array.from({ length: 7 }, () => ({ block: "budgetSpent" })));
		expect(await spent(offer.offerId)).toBe(15_000n);
	});

	it("holds what was given and no more", async () => {
		const { offer } = await playerWithBonus();
		expect(await spent(offer.offerId)).toBe(1_000n);
	});
});

describe("[PROMO-02] a code", () => {
	it("shows the terms first, and gives at once, whatever its case", async () => {
		const playerId = await opened.player();
		const { hash } = await opened.publish(codeTerms(now(), { code: "FIRSTCODE" }));
		const read = (code: string) => opened.call(calls.readCode, { params, body: { code } }, visitOf(playerId));
		expect((await read(" firstcode ")).terms).toMatchObject({ hash, fixedMinor: 500, needsCode: true });
		expect(await redeem(playerId, "FirstCode", hash)).toMatchObject({ state: "active", amountMinor: 500 });
		expect(await funds(playerId)).toMatchObject({ bonus: 500n });
		await redeem(playerId, "FIRSTCODE", hash);
		expect(await funds(playerId)).toMatchObject({ bonus: 500n });
		await expect(read("NOSUCH")).rejects.toThrow("CODE_UNKNOWN");
	});

	it("is needed for its offer, which no list shows", async () => {
		const playerId = await opened.player();
		const offer = await opened.publish(codeTerms(now(), { code: "HIDDENCODE" }));
		const { offers } = await opened.call(calls.listOffers, { params }, visitOf(playerId));
		expect(offers.map(({ id }) => id)).not.toContain(idText(offer.offerId));
		await expect(take(playerId, offer)).rejects.toMatchObject({ details: { block: "codeNeeded" } });
	});
});

describe("[PROMO-02] a bonus in force", () => {
	it("is converted by the stake that completes it, and the next one comes into force", async () => {
		const { playerId } = await playerWithBonus({
			...{ wagering: { ...matchTerms(0).wagering!, timesX10: 10, fundsOrder: "bonusFirst" } },
		});
		const waiting = await opened.publish(codeTerms(now(), { code: "SECONDCODE" }));
		expect(await redeem(playerId, "SECONDCODE", waiting.hash)).toMatchObject({ state: "pending" });
		expect(await funds(playerId)).toMatchObject({ bonus: 1_000n, npBonus: 500n });
		for (let round = 0; round < 2; round++)
			await opened.ledger.post({ ...aRound(opened.newId(), playerId, 500n, 500n), gameClass: "slots" });
		expect(await funds(playerId)).toMatchObject({ cash: 3_000n, bonus: 0n, npBonus: 500n });
		await opened.catchUp();
		expect(await funds(playerId)).toMatchObject({ cash: 3_000n, bonus: 500n, npBonus: 0n });
		const { active, history } = await bonuses(playerId);
		expect(active).toMatchObject({ state: "active", amountMinor: 500 });
		expect(history).toMatchObject([{ state: "converted", convertedMinor: 1_000 }]);
	});

	it("is given up as previewed, and not otherwise", async () => {
		const { playerId, grant } = await playerWithBonus();
		const request = { params: { ...params, grant } };
		const preview = await opened.call(calls.previewForfeit, request, visitOf(playerId));
		expect(preview).toMatchObject({ losesMinor: 1_000, keepsMinor: 2_000, leftToWagerMinor: 10_000, openStakes: 0 });
		const forfeit = (state: string) =>
			opened.call(calls.forfeitBonus, { ...request, body: { state } }, visitOf(playerId));
		await expect(forfeit("what was never shown")).rejects.toThrow("PREVIEW_CHANGED");
		expect(await funds(playerId)).toMatchObject({ bonus: 1_000n });
		expect(await forfeit(preview.state)).toMatchObject({ state: "forfeited" });
		expect(await funds(playerId)).toMatchObject({ cash: 2_000n, bonus: 0n });
		expect(await forfeit(preview.state)).toMatchObject({ state: "forfeited" });
		await expect(opened.call(calls.previewForfeit, request, visitOf(playerId))).rejects.toThrow("GRANT_STATE");
	});

	it("is another player's secret", async () => {
		const { grant } = await playerWithBonus();
		const stranger = await opened.player();
		const read = opened.call(calls.readBonus, { params: { ...params, grant } }, visitOf(stranger));
		await expect(read).rejects.toThrow("GRANT_NOT_FOUND");
	});

	it("is over at its time by the rule, and taken back by the job", async () => {
		const { playerId } = await playerWithBonus();
		opened.clock.advance(7 * DAY_MS);
		expect((await bonuses(playerId)).history).toMatchObject([{ state: "expired" }]);
		expect(await funds(playerId)).toMatchObject({ bonus: 1_000n });
		await opened.promotions.endOverdue();
		await opened.promotions.endOverdue();
		expect(await funds(playerId)).toMatchObject({ cash: 2_000n, bonus: 0n });
		expect((await bonuses(playerId)).history).toMatchObject([{ state: "expired" }]);
	});

	it("ends with a withdrawal where its terms say so, as shown before", async () => {
		const { playerId, grant } = await playerWithBonus();
		const effect = await opened.call(calls.previewWithdrawalEffect, { params }, visitOf(playerId));
		expect(effect).toMatchObject({ withdrawableMinor: 2_000, losesMinor: 1_000, staysMinor: 0, ends: grant });
		const reference = opened.newId();
		await opened.wallet.batched.requestWithdrawal({ playerId, currency: "CAD", reference, amountMinor: 100n });
		await opened.catchUp();
		expect((await bonuses(playerId)).history).toMatchObject([{ state: "forfeited" }]);
		expect(await funds(playerId)).toMatchObject({ cash: 1_900n, bonus: 0n });
	});

	it("goes with the deposit that was charged back", async () => {
		const { playerId, deposit: reference } = await playerWithBonus();
		const taken = { opId: opened.newId(), deposit: reference, takenMinor: 2_000n, owedMinor: 0n };
		await opened.wallet.batched.chargeBack({ playerId, currency: "CAD", ...taken });
		await opened.catchUp();
		expect((await bonuses(playerId)).history).toMatchObject([{ state: "removed", reason: "deposit charged back" }]);
		expect(await funds(playerId)).toMatchObject({ cash: 0n, bonus: 0n });
	});

	it("is named in the statement, and says why it cannot be withdrawn", async () => {
		const { playerId } = await playerWithBonus();
		opened.wallet.nameSubjects("promotions", opened.promotions.namer);
		const rows = await opened.wallet.exportOf(playerId, "CAD");
		const named = rows.filter(({ group }) => group === "promotions");
		expect(named.map(({ kind, about }) => [kind, about])).toEqual([
			["bonusActivated", "Match"],
			["bonusGranted", "Match"],
		]);
		expect((await opened.promotions.whys(playerId, "CAD")).bonus).toMatchObject([
			{ code: "wageringUnmet", because: [{ fact: "leftToWager", amountMinor: 10_000 }] },
		]);
		expect(await opened.promotions.exportOf(playerId)).toMatchObject([{ state: "active", amountMinor: 1_000 }]);
	});
});

it("[PROMO-02] the books hold after all of it", async () => {
	expect(await opened.ledger.audit()).toEqual([]);
	expect(opened.failures).toEqual([]);
});

describe("[PROMO-02] [PROMO-01] an offer of spins", () => {
	const spinsOf = (playerId: Id) => opened.spins.exportOf(playerId);
	/** Plays the only grant's next spin, which wins so much. */
	async function spin(playerId: Id, winMinor: bigint) {
		const grantId = readId((await spinsOf(playerId))[0]!.grantId)!;
		const round = { roundId: opened.newId(), gameId: "tidal-book", gameNumber: 1, winMinor };
		return opened.spins.use({ playerId, currency: "CAD", grantId, ...round, seal: () => Buffer.from("sealed") });
	}

	it("gives them once, however often its code is sent", async () => {
		const playerId = await opened.player();
		const { hash } = await opened.publish(spinsTerms(now(), { code: "SPINSONCE" }));
		const [first, second] = await Promise.all([1, 2].map(() => redeem(playerId, "SPINSONCE", hash)));
		expect(second!.id).toBe(first!.id);
		expect(first).toMatchObject({ state: "paid", amountMinor: 40 });
		expect(await spinsOf(playerId)).toMatchObject([{ count: 2, stakeMinor: 20 }]);
		expect(await spin(playerId, 70n)).toMatchObject({ status: "done" });
		expect(await funds(playerId)).toMatchObject({ cash: 70n, bonus: 0n });
	});

	it("for a deposit gives them whatever the deposit was", async () => {
		const playerId = await opened.player();
		const offer = await opened.publish(spinsMatchTerms(now()), 40n);
		await take(playerId, offer);
		await deposit(playerId, 2_000n);
		await opened.catchUp();
		expect((await bonuses(playerId)).history).toMatchObject([{ state: "paid", amountMinor: 40 }]);
		expect(await spinsOf(playerId)).toMatchObject([{ count: 2, stakeMinor: 20 }]);
		expect(opened.failures).toEqual([]);
	});

	it("for a deposit ends alone where a game has gone, and the deposit gives what was taken next", async () => {
		const other = await openTestPromotions({
			spins: { ...NO_SPINS, grant: async () => ({ status: "refused", issue: "games" }) },
		});
		const [nowMs, playerId] = [other.clock.nowMs(), await other.player()];
		const ofSpins = await other.publish(spinsMatchTerms(nowMs), 40n);
		const ofMoney = await other.publish(matchTerms(nowMs));
		const taking = (by: Id, { offerId, hash }: typeof ofSpins) =>
			other.call(
				calls.takeOffer,
				{ params: { ...params, offer: idText(offerId) }, body: { termsHash: hash } },
				visitOf(by),
			);
		await taking(playerId, ofSpins);
		await taking(playerId, ofMoney);
		await other.wallet.batched.deposit({ playerId, currency: "CAD", reference: other.newId(), amountMinor: 2_000n });
		await other.catchUp();
		const read = await other.call(calls.listBonuses, { params, query: {} }, visitOf(playerId));
		expect(read.history).toMatchObject([{ state: "removed", reason: "games gone", amountMinor: null }]);
		expect(read.active).toMatchObject({ amountMinor: 1_000 });
		expect(other.failures).toMatchObject([{ issue: "games" }]);
		// The budget is that of one, and free again.
		expect(await taking(await other.player(), ofSpins)).toMatchObject({ state: "optedIn" });
		await other.close();
	});

	it("is taken back whole where they cannot be given", async () => {
		let answer: SpinsGranted = { status: "refused", issue: "games" };
		const other = await openTestPromotions({ spins: { ...NO_SPINS, grant: async () => answer } });
		const playerId = await other.player();
		const { hash } = await other.publish(spinsTerms(other.clock.nowMs(), { code: "SPINSGONE" }), 40n);
		const ask = () =>
			other.call(calls.redeemCode, { params, body: { code: "SPINSGONE", termsHash: hash } }, visitOf(playerId));
		await expect(ask()).rejects.toMatchObject({ code: "OFFER_NOT_OPEN", details: { block: "paused" } });
		expect(other.failures).toMatchObject([{ issue: "games" }]);
		answer = { status: "conflict" };
		await expect(ask()).rejects.toThrow("the key is that of a new grant");
		const read = await other.call(calls.listBonuses, { params, query: {} }, visitOf(playerId));
		expect(read).toMatchObject({ waiting: [], history: [] });
		answer = { status: "granted", grantId: other.newId(), replayed: false };
		// The budget is that of one: nothing of it was held before.
		expect(await ask()).toMatchObject({ state: "paid" });
		await other.close();
	});

	it("whose wins are wagered makes the next bonus wait, which comes into force when they are given up", async () => {
		const playerId = await opened.player();
		const { wagering } = matchTerms(now());
		const { hash } = await opened.publish(spinsTerms(now(), { code: "SPINSBONUS", wagering }));
		await redeem(playerId, "SPINSBONUS", hash);
		await spin(playerId, 500n);
		expect(await bonuses(playerId)).toMatchObject({ active: null, isOtherInForce: true });
		await take(playerId, await publish());
		await deposit(playerId, 2_000n);
		await opened.catchUp();
		expect(await bonuses(playerId)).toMatchObject({ active: null, waiting: [{ state: "pending" }] });
		const bonus = (await opened.ledger.wager(opened.database.reader, playerId, "CAD"))!;
		const ofSpins = openInProcessClient(opened.spins.bindings);
		await ofSpins.call(giveUpSpinsBonus, { params: { ...params, bonus: idText(bonus.grant) } }, visitOf(playerId));
		await opened.catchUp();
		expect(await bonuses(playerId)).toMatchObject({ active: { amountMinor: 1_000 }, isOtherInForce: false });
		expect(opened.failures).toEqual([]);
		expect(await opened.ledger.audit()).toEqual([]);
	});
});
