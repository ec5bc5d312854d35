import { type Id, idText } from "@baize/kernel/id";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Terms } from "../contract/index.ts";
import * as calls from "../contract/index.ts";
import { matchTerms, openTestPromotions, type TestPromotions, visitOf } from "../testing/index.ts";

let opened: TestPromotions;
beforeAll(async () => {
	opened = await openTestPromotions();
});
afterAll(() => opened.close());

const params = { session: "h" };
const now = () => opened.clock.nowMs();
const bonuses = (playerId: Id) => opened.call(calls.listBonuses, { params, query: {} }, visitOf(playerId));

/** A player who has taken a match and deposited for a bonus of 10.00 that is in force. */
async function playerWithBonus(over: Partial<Terms> = {}) {
	const playerId = await opened.player();
	const offer = await opened.publish(matchTerms(now(), over));
	const taking = { params: { ...params, offer: idText(offer.offerId) }, body: { termsHash: offer.hash } };
	await opened.call(calls.takeOffer, taking, visitOf(playerId));
	const deposit = { playerId, currency: "CAD", reference: opened.newId(), amountMinor: 2_000n };
	await opened.wallet.batched.deposit(deposit);
	await opened.catchUp();
	return { playerId, offer };
}

describe("[PROMO-02] an offer that names titles", () => {
	const titles = [
		{ title: "tidal-book", percent: null },
		{ title: "amber-fox", percent: 50 },
	];
	const naming = (): Partial<Terms> => ({ wagering: { ...matchTerms(now()).wagering!, counts: "all", titles } });
	const play = (playerId: Id, gameId: number) =>
		opened.wallet.batched.instantRound({
			...{ playerId, currency: "CAD", roundId: opened.newId(), gameId, gameClass: "slots" },
			...{ stakeMinor: 100n, winMinor: 0n },
		});

	it("shows them by name before it is taken and while it is in force", async () => {
		const { playerId, offer } = await playerWithBonus(naming());
		const shown = [
			{ gameId: "tidal-book", name: "Tidal Book", percent: 0, isExcluded: true },
			{ gameId: "amber-fox", name: "Amber Fox", percent: 50, isExcluded: false },
		];
		const call = { params: { ...params, offer: idText(offer.offerId) } };
		const { terms } = await opened.call(calls.readOffer, call, visitOf(playerId));
		expect(terms.wagering?.titles).toEqual(shown);
		expect((await bonuses(playerId)).active?.terms.wagering?.titles).toEqual(shown);
		const plain = await playerWithBonus();
		expect((await bonuses(plain.playerId)).active?.terms.wagering?.titles).toEqual([]);
	});

	it("takes no stake on the excluded one while it is in force, and counts the others by their shares", async () => {
		const { playerId } = await playerWithBonus(naming());
		expect(await play(playerId, 1)).toMatchObject({ status: "blocked", headroomMinor: 0n });
		expect(await play(playerId, 2)).toMatchObject({ status: "done" });
		expect((await bonuses(playerId)).active?.progress).toMatchObject({ wageredMinor: 50 });
		expect(await play(playerId, 9)).toMatchObject({ status: "done" });
		expect((await bonuses(playerId)).active?.progress).toMatchObject({ wageredMinor: 150 });
	});

	it("keeps them for who took it, when the next version names none", async () => {
		const { playerId, offer } = await playerWithBonus(naming());
		await opened.publishNext(offer.offerId, matchTerms(now()));
		expect(await play(playerId, 1)).toMatchObject({ status: "blocked" });
		expect((await bonuses(playerId)).active?.terms.wagering?.titles).toHaveLength(2);
	});
});
