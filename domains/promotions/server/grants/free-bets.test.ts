import { type Id, idText } from "@baize/kernel/id";
import { DAY_MS } from "@baize/kernel/time";
import type { FreeBetGiven } from "@baize/sports/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Terms } from "../../contract/index.ts";
import * as calls from "../../contract/index.ts";
import {
	freeBetMatchTerms,
	freeBetTerms,
	openTestPromotions,
	spinsMatchTerms,
	type TestPromotions,
	visitOf,
} from "../../testing/index.ts";

let opened: TestPromotions;
beforeAll(async () => {
	opened = await openTestPromotions();
});
afterAll(() => opened.close());

const params = { session: "h" };
const now = () => opened.clock.nowMs();
const redeem = (playerId: Id, code: string, termsHash: string) =>
	opened.call(calls.redeemCode, { params, body: { code, termsHash } }, visitOf(playerId));
const bonuses = (playerId: Id) => opened.call(calls.listBonuses, { params, query: {} }, visitOf(playerId));
const take = (playerId: Id, { offerId, hash }: { offerId: Id; hash: string }) =>
	opened.call(
		calls.takeOffer,
		{ params: { ...params, offer: idText(offerId) }, body: { termsHash: hash } },
		visitOf(playerId),
	);
const deposit = (playerId: Id, amountMinor: bigint, reference = opened.newId()) =>
	opened.wallet.batched.deposit({ playerId, currency: "CAD", reference, amountMinor });

const freeBetsOf = async (playerId: Id) => {
	const { rows } = await opened.database.pool.query(
		"select face_minor, min_price_x10000, takes_multiples, until_at, bet_id from sports.free_bet where player_id = $1",
		[playerId],
	);
	return rows.map(({ bet_id, ...row }) => ({
		...row,
		face_minor: BigInt(row.face_minor),
		until_at: row.until_at.getTime(),
		isUsed: bet_id !== null,
	}));
};
const spent = async (offerId: Id): Promise<bigint> => {
	const { rows } = await opened.database.pool.query("select spent from promotions.offer where offer_id = $1", [
		offerId,
	]);
	return BigInt(rows[0].spent);
};

describe("[PROMO-01] an offer of a free bet", () => {
	it("gives it for its code, once, under the terms that were shown, and moves no money", async () => {
		const playerId = await opened.player(300n);
		const { hash, offerId } = await opened.publish(freeBetTerms(now(), { code: "BETONCE" }));
		const found = await opened.call(calls.readCode, { params, body: { code: "betonce" } }, visitOf(playerId));
		expect(found.terms).toMatchObject({
			lines: ["receive", "bet", "pays", "when", "yours"],
			freeBet: { faceMinor: 1_000, minPriceX10000: 20_000, takesMultiples: true, days: 7 },
			wagering: null,
		});
		const [first, second] = await Promise.all([redeem(playerId, "BETONCE", hash), redeem(playerId, "BETONCE", hash)]);
		expect(first).toMatchObject({ id: second.id, state: "paid", amountMinor: 1_000, receipt: null, progress: null });
		const untilMs = now() + 7 * DAY_MS;
		expect(await freeBetsOf(playerId)).toEqual([
			{ face_minor: 1_000n, min_price_x10000: 20_000, takes_multiples: true, until_at: untilMs, isUsed: false },
		]);
		expect(await opened.ledger.balances(playerId, "CAD")).toMatchObject({ cash: 300n, bonus: 0n, npBonus: 0n });
		expect(await spent(offerId)).toBe(1_000n);
	});

	it("gives it for a deposit, however often that is followed, and for none below the minimum", async () => {
		const playerId = await opened.player();
		const offer = await opened.publish(freeBetMatchTerms(now()));
		expect(await take(playerId, offer)).toMatchObject({ state: "optedIn" });
		await deposit(playerId, 999n);
		await opened.catchUp();
		expect(await freeBetsOf(playerId)).toEqual([]);
		await deposit(playerId, 1_000n);
		await opened.catchUp();
		await opened.catchUp();
		expect(await freeBetsOf(playerId)).toHaveLength(1);
		expect((await bonuses(playerId)).history).toMatchObject([{ state: "paid", amountMinor: 1_000 }]);
		expect(opened.failures).toEqual([]);
	});

	it("is not given to who is excluded when the deposit comes", async () => {
		const playerId = await opened.player();
		await take(playerId, await opened.publish(freeBetMatchTerms(now())));
		opened.restricted.add(playerId);
		await deposit(playerId, 1_000n);
		await opened.catchUp();
		expect(await freeBetsOf(playerId)).toEqual([]);
	});

	it("has the face of its units in each currency", async () => {
		const playerId = await opened.player(0n, "JPY");
		opened.currencies.set(playerId, "JPY");
		const { hash } = await opened.publish(freeBetTerms(now(), { code: "BETINYEN" }));
		const request = { params, body: { code: "BETINYEN", termsHash: hash } };
		await opened.call(calls.redeemCode, request, visitOf(playerId, { currency: "JPY" }));
		expect(await freeBetsOf(playerId)).toMatchObject([{ face_minor: 100_000n }]);
	});

	it("ends, with a reason and without holding the budget, where the book takes no such stake any more", async () => {
		let answer: FreeBetGiven = { status: "refused", issue: "face" };
		const freeBets = { ...opened.freeBets, give: async () => answer };
		const other = await openTestPromotions({ freeBets });
		const playerId = await other.player();
		const { offerId, hash } = await other.publish(freeBetMatchTerms(other.clock.nowMs()), 1_000n);
		const taking = (of: Id) =>
			other.call(
				calls.takeOffer,
				{ params: { ...params, offer: idText(offerId) }, body: { termsHash: hash } },
				visitOf(of),
			);
		await taking(playerId);
		await other.wallet.batched.deposit({ playerId, currency: "CAD", reference: other.newId(), amountMinor: 2_000n });
		await other.catchUp();
		const read = await other.call(calls.listBonuses, { params, query: {} }, visitOf(playerId));
		expect(read.history).toMatchObject([{ state: "removed", reason: "stakes changed", amountMinor: null }]);
		expect(other.failures).toMatchObject([{ issue: "face" }]);
		answer = { status: "given" };
		expect(await taking(await other.player())).toMatchObject({ state: "optedIn" });
		await other.close();
	});
});

describe("[PROMO-02] a deposit that is charged back", () => {
	/** A player with what the deposit of 20.00 has given, and that deposit. */
	async function playerWith(terms: Terms) {
		const playerId = await opened.player();
		await take(playerId, await opened.publish(terms));
		const reference = opened.newId();
		await deposit(playerId, 2_000n, reference);
		await opened.catchUp();
		return { playerId, reference };
	}
	async function chargeBack({ playerId, reference }: { playerId: Id; reference: Id }): Promise<void> {
		const ids = { opId: opened.newId(), deposit: reference };
		const moved = await opened.database.transaction((tx) =>
			opened.wallet.chargeBack(tx, { playerId, currency: "CAD", ...ids, takenMinor: 2_000n, owedMinor: 0n }),
		);
		expect(moved.status).toBe("done");
		await opened.catchUp();
	}
	const useFreeBet = (playerId: Id) =>
		opened.database.pool.query("update sports.free_bet set bet_id = 1 where player_id = $1", [playerId]);

	it("takes the free bet with it that is not used, and says why", async () => {
		const given = await playerWith(freeBetMatchTerms(now()));
		await chargeBack(given);
		expect(await freeBetsOf(given.playerId)).toMatchObject([{ until_at: now(), isUsed: false }]);
		expect((await bonuses(given.playerId)).history).toMatchObject([
			{ state: "removed", reason: "deposit charged back", amountMinor: 1_000 },
		]);
		expect(opened.failures).toEqual([]);
	});

	it("leaves the bet that the free bet was used for, which a void bet does not give back then", async () => {
		const given = await playerWith(freeBetMatchTerms(now()));
		await useFreeBet(given.playerId);
		await chargeBack(given);
		expect(await freeBetsOf(given.playerId)).toMatchObject([{ until_at: now(), isUsed: true }]);
		expect((await bonuses(given.playerId)).history).toMatchObject([{ state: "paid", reason: null }]);
	});

	it("takes the spins with it that are not used", async () => {
		const given = await playerWith(spinsMatchTerms(now()));
		await chargeBack(given);
		expect(await opened.spins.exportOf(given.playerId)).toMatchObject([{ state: "withdrawn" }]);
		expect((await bonuses(given.playerId)).history).toMatchObject([{ state: "removed" }]);
	});

	it("leaves what another deposit has given", async () => {
		const given = await playerWith(freeBetMatchTerms(now()));
		const other = opened.newId();
		await deposit(given.playerId, 2_000n, other);
		await opened.catchUp();
		await chargeBack({ playerId: given.playerId, reference: other });
		expect((await bonuses(given.playerId)).history).toMatchObject([{ state: "paid" }]);
	});
});
