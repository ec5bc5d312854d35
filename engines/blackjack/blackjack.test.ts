import { fraction, ONE, percentText, subtract, toNumber } from "@baize/kernel/odds";
import { seededDraws } from "@baize/kernel/random";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cardOf } from "../cards/index.ts";
import {
	actBlackjack,
	actionStakeMinor,
	adviceOf,
	adviceOfView,
	type BlackjackRules,
	type BlackjackState,
	blackjackPayoutMinor,
	blackjackReturn,
	bookOf,
	dealerEnds,
	defaultMove,
	ENDLESS,
	FIVE_DECKS,
	INSURANCE_RETURN,
	legalMoves,
	openBlackjack,
	optimal,
	outcomesOf,
	solver,
	stakedMinor,
	usual,
	viewOf,
} from "./index.ts";

const edge = (rules: Partial<BlackjackRules>, strategy = optimal): string =>
	percentText(subtract(ONE, blackjackReturn({ ...ENDLESS, ...rules }, strategy)), 4);

describe("[GAME-01] the edge of blackjack from an endless shoe", () => {
	it.each<[string, Partial<BlackjackRules>, string]>([
		["dealer stands on soft 17", {}, "0.5117"],
		["with late surrender", { lateSurrender: true }, "0.4262"],
		["dealer hits soft 17", { dealerHitsSoft17: true }, "0.7311"],
		["no double after a split", { doubleAfterSplit: false }, "0.6525"],
		["a blackjack pays 6 to 5", { blackjackX100: 120 }, "1.8646"],
		["aces split again", { resplitAces: true }, "0.4347"],
	])("%s", (_rules, change, percent) => {
		expect(edge(change)).toBe(percent);
	});

	it("of what most people play is twice that of best play", () => {
		expect(edge({}, usual)).toBe("1.0524");
	});

	it("of insurance is a thirteenth", () => {
		expect(subtract(ONE, INSURANCE_RETURN)).toEqual(fraction(1n, 13n));
	});

	it("leaves the dealer of an ace a chance of every end, which add up to one", () => {
		const ends = [...dealerEnds(ENDLESS, 1).values()].reduce((sum, chance) => sum + toNumber(chance), 0);
		expect(ends).toBeCloseTo(1, 12);
	});
});

describe("[GAME-01] best play of blackjack, as every book prints it", () => {
	it.each<[string, number, string, boolean, number]>([
		["stand", 16, "hard", false, 6],
		["hit", 16, "hard", false, 7],
		["stand", 12, "hard", false, 4],
		["hit", 12, "hard", false, 3],
		["double", 11, "hard", false, 10],
		["hit", 11, "hard", false, 1],
		["double", 10, "hard", false, 9],
		["double", 9, "hard", false, 3],
		["hit", 9, "hard", false, 2],
		["double", 18, "soft", true, 4],
		["stand", 18, "soft", true, 8],
		["hit", 18, "soft", true, 9],
	])("%s with %i, %s", (move, total, _kind, soft, up) => {
		expect(solver(ENDLESS, up, optimal).hand({ total, soft }, "first").move).toBe(move);
	});

	it.each([
		[1, 10, "split"],
		[8, 10, "split"],
		[10, 6, "stand"],
		[9, 7, "stand"],
		[9, 9, "split"],
		[5, 6, "double"],
		[4, 5, "split"],
		[4, 4, "hit"],
	])("a pair of %i against %i: %s", (value, up, move) => {
		expect(solver(ENDLESS, up, optimal).pair(value).move).toBe(move);
	});
});

/** A round whose cards come in this order: player, dealer, player, dealer, then as they are drawn. */
function deal(names: string, rules: BlackjackRules = ENDLESS, stakeMinor = 10): BlackjackState {
	const cards = names.split(" ").map(cardOf);
	return openBlackjack(rules, { stakeMinor }, { below: () => cards.shift() ?? expect.fail("no card") });
}

const after = (state: BlackjackState, ...moves: Parameters<typeof actBlackjack>[2][]): BlackjackState =>
	moves.reduce((now, move) => actBlackjack(ENDLESS, now, move), state);

describe("[PLAY-06] a round of blackjack", () => {
	it.each<[string, string, Parameters<typeof actBlackjack>[2][], bigint, bigint]>([
		["a blackjack pays three to two", "As 5c Kd 9h", [], 10n, 25n],
		["two blackjacks are returned", "As Tc Kd Ah", [], 10n, 10n],
		["a dealer's blackjack takes the stake", "9s Tc 8d Ah", [], 10n, 0n],
		["insurance pays two to one", "9s Ac 8d Th", ["insure"], 15n, 15n],
		["insurance is lost without a blackjack", "9s Ac 8d 9h", ["insure", "stand"], 15n, 0n],
		["a declined one is not asked for again", "9s Ac 9d 6h", ["declineInsurance", "stand"], 10n, 20n],
		["twenty against nineteen", "Ks 9c Qd Th", ["stand"], 10n, 20n],
		["nineteen against nineteen", "Ks 9c 9d Th", ["stand"], 10n, 10n],
		["a bust ends the round before the dealer draws", "Ks 9c 6d 4h Tc", ["hit"], 10n, 0n],
		["the dealer must draw to sixteen and busts", "Ks 9c 3d 7h Kc", ["stand"], 10n, 20n],
		["a double takes one card and pays twice", "6s 6c 5d Th Kc 9c", ["double"], 20n, 40n],
		["split aces get one card each", "As 6c Ad Th Kc 9c 2c", ["split"], 20n, 40n],
		["eights split, then stood", "8s 6c 8d Th Kc 9c Kh", ["split", "stand", "stand"], 20n, 40n],
		["a double after a split", "8s 6c 8d Th 3c Kc Td Kh", ["split", "double", "stand"], 30n, 60n],
	])("%s", (_case, cards, moves, staked, payout) => {
		const state = after(deal(cards), ...moves);
		expect(state.phase).toBe("over");
		expect(stakedMinor(state)).toBe(staked);
		expect(blackjackPayoutMinor(ENDLESS, state)).toBe(payout);
	});

	it.each<[string, string, Parameters<typeof actBlackjack>[2][], string[]]>([
		["a blackjack", "As 5c Kd 9h", [], ["blackjack"]],
		["two blackjacks", "As Tc Kd Ah", [], ["even"]],
		["a dealer's blackjack", "9s Tc 8d Ah", [], ["lost"]],
		["a bust", "Ks 9c 6d 4h Tc", ["hit"], ["bust"]],
		["a dealer's bust", "Ks 9c 3d 7h Kc", ["stand"], ["won"]],
		["a twenty-one of split aces, which is no blackjack", "As 6c Ad Th Kc 9c 2c", ["split"], ["won", "won"]],
	])("shows how each hand has ended: %s", (_case, cards, moves, outcomes) => {
		expect(outcomesOf(viewOf(after(deal(cards), ...moves)))).toEqual(outcomes);
	});

	it("gives half back to a player who surrenders, where that is offered", () => {
		const rules = { ...ENDLESS, lateSurrender: true };
		const state = deal("Ts 9c 6d 8h", rules);
		expect(legalMoves(rules, state)).toContain("surrender");
		expect(blackjackPayoutMinor(rules, actBlackjack(rules, state, "surrender"))).toBe(5n);
		expect(legalMoves(ENDLESS, deal("Ts 9c 6d 8h"))).not.toContain("surrender");
	});

	it("splits a pair into four hands at most", () => {
		let state = deal("8s 6c 8d Th 8c 8h 9d 9c 9h 9s");
		for (let hands = 2; hands <= 4; hands++) state = after(state, "split");
		expect(state.hands).toHaveLength(4);
		expect(legalMoves(ENDLESS, state)).not.toContain("split");
	});

	it("does not take an odd stake, or an action that is not legal", () => {
		expect(() => deal("As 5c Kd 9h", ENDLESS, 3)).toThrow("multiple of two");
		expect(() => after(deal("Ks 9c Qd Th"), "insure")).toThrow("not legal");
		expect(() => after(deal("As 5c Kd 9h"), "stand")).toThrow("not legal");
	});

	it("advises by what the page sees as by the whole state, also between split hands", () => {
		for (const state of [deal("Ts 9c 6d 8h"), after(deal("8s 6c 8d Th 3c Kc"), "split")]) {
			const advice = adviceOf(bookOf(ENDLESS, optimal), state);
			expect(adviceOfView(ENDLESS, viewOf(state))).toEqual(advice);
		}
		expect(adviceOfView(ENDLESS, viewOf(deal("9s Ac 8d 9h"))).move).toBe("declineInsurance");
	});

	it("advises the move of best play, with the value of each", () => {
		const advice = adviceOf(bookOf(ENDLESS, optimal), deal("Ts 9c 6d 8h"));
		expect(advice.move).toBe("hit");
		expect([...advice.values.keys()]).toEqual(["stand", "hit", "double"]);
	});
});

describe.each([ENDLESS, FIVE_DECKS])("[PLAY-06] any course of $id", (rules) => {
	const choices = fc.array(fc.nat(), { maxLength: 60 });
	type Course = { state: BlackjackState; staked: bigint; log: Parameters<typeof actBlackjack>[2][] };
	const play = (seed: number, chosen: readonly number[]): Course => {
		let state = openBlackjack(rules, { stakeMinor: 100 }, seededDraws(seed));
		const course: Course = { state, staked: 100n, log: [] };
		for (const choice of chosen) {
			const legal = legalMoves(rules, state);
			if (legal.length === 0) break;
			const move = legal[choice % legal.length]!;
			course.staked += actionStakeMinor(state, move);
			course.log.push(move);
			state = actBlackjack(rules, state, move);
		}
		while (state.phase !== "over") {
			course.log.push(defaultMove(state));
			expect(actionStakeMinor(state, defaultMove(state))).toBe(0n);
			state = actBlackjack(rules, state, defaultMove(state));
		}
		return { ...course, state };
	};

	it("ends, pays between nothing and twice what was staked or three to two, and counts every stake", () => {
		fc.assert(
			fc.property(fc.nat(), choices, (seed, chosen) => {
				const { state, staked } = play(seed, chosen);
				const payout = blackjackPayoutMinor(rules, state);
				expect(stakedMinor(state)).toBe(staked);
				expect(payout >= 0n && payout <= (staked * 5n) / 2n).toBe(true);
				expect(state.hands.length).toBeLessThanOrEqual(4);
			}),
		);
	});

	it("is the same when its log is played again", () => {
		fc.assert(
			fc.property(fc.nat(), choices, (seed, chosen) => {
				const { state, log } = play(seed, chosen);
				const again = log.reduce(
					(now, move) => actBlackjack(rules, now, move),
					openBlackjack(rules, { stakeMinor: 100 }, seededDraws(seed)),
				);
				expect(viewOf(again)).toEqual(viewOf(state));
			}),
		);
	});

	it("deals the same cards in the same order whatever is decided", () => {
		fc.assert(
			fc.property(fc.nat(), choices, choices, (seed, chosen, other) => {
				const [one, two] = [play(seed, chosen).state, play(seed, other).state];
				for (let at = 0; at < Math.min(one.next, two.next); at++) expect(one.shoe.card(at)).toBe(two.shoe.card(at));
			}),
		);
	});

	it("hides the dealer's second card while it is open: two that differ in it alone have one view", () => {
		fc.assert(
			fc.property(fc.nat({ max: 8 }), fc.nat({ max: 8 }), (one, other) => {
				const open = (hole: number): BlackjackState =>
					openBlackjack(ENDLESS, { stakeMinor: 2 }, { below: () => [3, 5, 7, hole][drawn++ % 4]! });
				let drawn = 0;
				const [first, second] = [open(one), open(other)];
				expect(viewOf(second)).toEqual(viewOf(first));
			}),
		);
	});
});
