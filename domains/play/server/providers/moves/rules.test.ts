import { describe, expect, it } from "vitest";
import { DEFAULT_POLICIES, type Policies } from "../policies.data.ts";
import { type Bet, decideBet, decideCancel, decideWin } from "./rules.ts";

const aBet = (over: Partial<Bet> = {}): Bet => ({
	betId: 1n,
	transactionId: "b-1",
	type: "WITHDRAW",
	round: "r-1",
	cashMinor: 100n,
	wins: 0,
	state: "open",
	...over,
});
const policies = (over: Partial<Policies> = {}): Policies => ({ ...DEFAULT_POLICIES, ...over });

describe("[GAME-03] a bet", () => {
	const asked = { type: "WITHDRAW" as const, bonusMinor: 0n, promoMinor: 0n, isOver: false };
	const found = { round: { bets: [aBet()], isOver: false }, wasCancelled: false };
	it.each<[string, object, object, Partial<Policies>, object]>([
		["is taken", {}, {}, {}, { does: "take", isAtEnd: false }],
		["ends its round at once", { isOver: true }, {}, {}, { does: "take", isAtEnd: true }],
		["that was cancelled is refused", {}, { wasCancelled: true }, {}, { does: "cancelled", error: "cancelled" }],
		[
			"that was cancelled is answered as taken, and moves nothing",
			{},
			{ wasCancelled: true },
			{ betAfterCancel: "accept" },
			{ does: "cancelled", error: null },
		],
		["of bonus money is refused", { bonusMinor: 1n }, {}, {}, { does: "refuse", error: "bonusOverdraft" }],
		["of promotional money is refused", { promoMinor: 1n }, {}, {}, { does: "refuse", error: "promoOverdraft" }],
		["of a given round names what that is worth", { type: "PROMOWITHDRAW", promoMinor: 1n }, {}, {}, { does: "take" }],
		["in a round that is over is refused", {}, { round: { bets: [], isOver: true } }, {}, { error: "settled" }],
		["that is a second one", {}, {}, { betsPerRound: "one" }, { does: "refuse", error: "betNotAllowed" }],
	])("%s", (_what, ask, at, chosen, expected) => {
		expect(decideBet({ ...asked, ...ask }, { ...found, ...at }, policies(chosen))).toMatchObject(expected);
	});
});

describe("[GAME-03] a win", () => {
	const asked = { cashMinor: 50n, bonusMinor: 0n, promoMinor: 0n, isOver: false };
	const other = aBet({ betId: 2n, transactionId: "b-2" });
	const open = { meant: [aBet()], round: { bets: [aBet(), other], isOver: false } };
	it.each<[string, object, object, Partial<Policies>, object]>([
		["is paid while the bet stays open", {}, {}, {}, { does: "pay", ends: false, others: [], isAtEnd: false }],
		["ends its bet", {}, {}, { betEnds: "firstWin" }, { does: "pay", ends: true, others: [], isAtEnd: false }],
		["ends the round with all its bets", { isOver: true }, {}, {}, { ends: true, others: [other], isAtEnd: true }],
		["of nothing is recorded", { cashMinor: 0n }, {}, {}, { does: "pay", ends: false }],
		["of nothing ends the round", { cashMinor: 0n }, {}, { zeroWin: "endsRound" }, { ends: true, isAtEnd: true }],
		["without a bet is refused", {}, { meant: [] }, {}, { error: "betNotFound" }],
		["of a cancelled bet is refused", {}, { meant: [aBet({ state: "cancelled" })] }, {}, { error: "cancelled" }],
		["of a settled bet is refused", {}, { meant: [aBet({ state: "settled" })] }, {}, { error: "settled" }],
		["in a round that is over is refused", {}, { round: { bets: [], isOver: true } }, {}, { error: "settled" }],
		["of bonus money is refused", { bonusMinor: 1n }, {}, {}, { error: "undefined" }],
	])("%s", (_what, ask, at, chosen, expected) => {
		expect(decideWin({ ...asked, ...ask }, { ...open, ...at }, policies(chosen))).toMatchObject(expected);
	});
});

describe("[GAME-03] a cancel", () => {
	const asked = { type: "CANCEL" as const, transactionId: "c-1", cashMinor: 0n, isOver: false };
	const settled = { meant: [aBet({ state: "settled" })] };
	const cancelled = { meant: [aBet({ state: "cancelled" })] };
	it.each<[string, object, object, Partial<Policies>, object]>([
		["returns the stake", {}, {}, {}, { does: "return" }],
		["before its bet is remembered", {}, { meant: [] }, {}, { does: "remember", error: "cancelNotFound" }],
		["before its bet is accepted", {}, { meant: [] }, { cancelBeforeBet: "accept" }, { does: "remember", error: null }],
		["of what is no bet is refused", {}, { meant: [], isOfOther: true }, {}, { error: "cancelOfOther" }],
		["of the other kind is refused", { type: "PROMOCANCEL" }, {}, {}, { error: "cancelOfOther" }],
		["of another amount is refused", { cashMinor: 99n }, {}, {}, { error: "undefined" }],
		["that comes second is refused", {}, cancelled, {}, { error: "cancelled" }],
		["that comes second is acknowledged", {}, cancelled, { secondCancel: "accept" }, { does: "acknowledge" }],
		["after the settlement is refused", {}, settled, {}, { error: "settled" }],
		["after a win is refused", {}, { meant: [aBet({ wins: 1 })] }, {}, { error: "settled" }],
		["after the settlement is acknowledged", {}, settled, { cancelAfterSettle: "accept" }, { does: "acknowledge" }],
		[
			"of one of several that are called alike",
			{},
			{ meant: [aBet(), aBet({ betId: 2n })] },
			{},
			{ error: "undefined" },
		],
		[
			"of several means the one with its own id",
			{ transactionId: "b-1" },
			{ meant: [aBet({ transactionId: "b-0" }), aBet()] },
			{},
			{ does: "return", bet: { transactionId: "b-1" } },
		],
	])("%s", (_what, ask, at, chosen, expected) => {
		const found = { meant: [aBet()], isOfOther: false, ...at };
		expect(decideCancel({ ...asked, ...ask }, found, policies(chosen))).toMatchObject(expected);
	});
});
