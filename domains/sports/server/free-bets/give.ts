import { bucketOf } from "@baize/kernel/id";
import type { Tx } from "@baize/platform-server";
import { betLimitsIn, type FreeBetIssue } from "../../contract/index.ts";
import { BOOK_RETURN_X10000 } from "../feed/markets.ts";
import type { SportsPorts } from "../ports.ts";
import { issueOf, untilOf } from "./rules.ts";
import { endFreeBet, type FreeBetRow, insertFreeBet, readFreeBetOfKey } from "./store.ts";
import type { FreeBetGift, FreeBetGiven, FreeBets, GivingFreeBet } from "./types.ts";

/** Why the book could not take a bet of this gift: it is no stake there. */
const issueOfGift = (gift: FreeBetGift): FreeBetIssue | undefined => {
	const { minStakeMinor, maxStakeMinor } = betLimitsIn(gift.currency);
	return issueOf(gift, { minMinor: minStakeMinor, maxMinor: maxStakeMinor });
};

export const openFreeBets = (ports: Pick<SportsPorts, "clock" | "ids">): FreeBets => ({
	give: (tx, giving) => giveFreeBetIn(ports, tx, giving),
	takeBack: (tx, playerId, grantKey) => endFreeBet(tx, { playerId, grantKey, at: new Date(ports.clock.nowMs()) }),
	issueOf: issueOfGift,
	returnX10000: BOOK_RETURN_X10000,
});

/** Gives a free bet in the caller's transaction, once for each key of the player. */
export async function giveFreeBetIn(
	ports: Pick<SportsPorts, "clock" | "ids">,
	tx: Tx,
	giving: GivingFreeBet,
): Promise<FreeBetGiven> {
	const issue = issueOfGift(giving);
	if (issue) return { status: "refused", issue };
	const row = rowOf(ports, giving);
	if (await insertFreeBet(tx, row)) return { status: "given" };
	const before = await readFreeBetOfKey(tx, giving.playerId, giving.grantKey);
	return { status: before && isSame(before, row) ? "same" : "conflict" };
}

function rowOf({ clock, ids }: Pick<SportsPorts, "clock" | "ids">, giving: GivingFreeBet) {
	return {
		free_bet_id: ids(),
		player_id: giving.playerId,
		granted_at: new Date(clock.nowMs()),
		until_at: untilOf(giving.days, clock.nowMs()),
		face_minor: giving.faceMinor,
		min_price_x10000: giving.minPriceX10000,
		bucket: bucketOf(giving.playerId),
		takes_multiples: giving.takesMultiples,
		currency: giving.currency,
		grant_key: giving.grantKey,
		cause: giving.cause,
	};
}

/** The end may differ: who asks again does so at another moment. */
const isSame = (before: FreeBetRow, row: ReturnType<typeof rowOf>): boolean =>
	before.face_minor === row.face_minor &&
	before.currency === row.currency &&
	before.min_price_x10000 === row.min_price_x10000 &&
	before.takes_multiples === row.takes_multiples;
