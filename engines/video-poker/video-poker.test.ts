import { percentText } from "@baize/kernel/odds";
import { seededDraws } from "@baize/kernel/random";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cardOf } from "../cards/index.ts";
import { DECK_SIZE, numbersTo } from "../game/index.ts";
import {
	bestPlay,
	bookOf,
	DEFAULT_HOLD,
	deckSize,
	HANDS,
	handCounts,
	handOf,
	holdCards,
	ILLINOIS_DEUCES,
	JACKS_9_6,
	JOKER,
	JOKER_KINGS_18_7,
	NOT_SO_UGLY_DEUCES,
	openVideoPoker,
	paidHands,
	pokerReturns,
	usualPlay,
	type VideoPokerRules,
	videoPokerPayoutMinor,
	videoPokerView,
} from "./index.ts";
import { quickRound } from "./quick-round.ts";
import { remembered } from "./remembered.ts";

const hand = (text: string): number[] => text.split(" ").map((name) => (name === "Jk" ? JOKER : cardOf(name)));

describe("[GAME-01] a poker hand", () => {
	it.each<[string, VideoPokerRules, string]>([
		["Ts Js Qs Ks As", JACKS_9_6, "royal"],
		["9s Ts Js Qs Ks", JACKS_9_6, "straightFlush"],
		["As 2s 3s 4s 5s", JACKS_9_6, "straightFlush"],
		["7s 7h 7d 7c Ks", JACKS_9_6, "four"],
		["7s 7h 7d Kc Ks", JACKS_9_6, "fullHouse"],
		["2s 7s 9s Js Ks", JACKS_9_6, "flush"],
		["As 2h 3s 4d 5s", JACKS_9_6, "straight"],
		["Qs Kh As 2d 3s", JACKS_9_6, "nothing"],
		["7s 7h 7d Qc Ks", JACKS_9_6, "three"],
		["7s 7h Qd Qc Ks", JACKS_9_6, "twoPair"],
		["Js Jh 2d 5c 8s", JACKS_9_6, "highPair"],
		["Ts Th 2d 5c 8s", JACKS_9_6, "nothing"],
		["2s 2h 2d 2c 8s", NOT_SO_UGLY_DEUCES, "fourDeuces"],
		["2s 2h 2d 8c 8s", NOT_SO_UGLY_DEUCES, "five"],
		["Ts 2h Qs Ks As", NOT_SO_UGLY_DEUCES, "wildRoyal"],
		["5s 2h 7s 2d 9s", NOT_SO_UGLY_DEUCES, "straightFlush"],
		["As 2h 3c 4d 5s", NOT_SO_UGLY_DEUCES, "straight"],
		["9s 9h 5d 5c 2s", NOT_SO_UGLY_DEUCES, "fullHouse"],
		["9s 7h 4d 5c 2s", NOT_SO_UGLY_DEUCES, "nothing"],
		["9s 9h 4d 5c 2s", NOT_SO_UGLY_DEUCES, "three"],
		["9s 9h 9d 9c Jk", JOKER_KINGS_18_7, "five"],
		["Ks 3h 9d 5c Jk", JOKER_KINGS_18_7, "highPair"],
		["Qs 3h 9d 5c Jk", JOKER_KINGS_18_7, "nothing"],
		["2s 3h 9d 9c Jk", JOKER_KINGS_18_7, "three"],
		["2s 2h 9d 9c Jk", JOKER_KINGS_18_7, "fullHouse"],
	])("%s makes, by the rules of %o, %s", (cards, rules, name) => {
		expect(HANDS[handOf(rules.wilds, rules.minPair, hand(cards))]).toBe(name);
	});

	it("makes the same in whatever order its cards lie", () => {
		const five = fc.shuffledSubarray(
			Array.from({ length: 53 }, (_, card) => card),
			{ minLength: 5, maxLength: 5 },
		);
		const wilds = fc.constantFrom("none" as const, "deuces" as const, "joker" as const);
		fc.assert(
			fc.property(five, wilds, (cards, wild) => {
				const dealt = wild === "joker" ? cards : cards.map((card) => (card === JOKER ? cards.indexOf(JOKER) : card));
				expect(handOf(wild, 9, dealt.toReversed())).toBe(handOf(wild, 9, dealt));
			}),
		);
	});
});

describe("[GAME-01] the pay table", () => {
	it.each([
		[JACKS_9_6, "royal straightFlush four fullHouse flush straight three twoPair highPair"],
		[NOT_SO_UGLY_DEUCES, "royal fourDeuces wildRoyal five straightFlush four fullHouse flush straight three"],
		[JOKER_KINGS_18_7, "royal five wildRoyal straightFlush four fullHouse flush straight three twoPair highPair"],
	])("of %o has the highest pay first", (rules, names) => {
		expect(paidHands(rules).join(" ")).toBe(names);
	});
});

const changed = (rules: VideoPokerRules, pays: VideoPokerRules["pays"]): VideoPokerRules => ({
	...rules,
	pays: { ...rules.pays, ...pays },
});

/** Published tables that many have counted. Those of the titles are counted where their returns are stated. */
const tables: [string, VideoPokerRules, string][] = [
	["8/5 Jacks or Better", changed(JACKS_9_6, { fullHouse: 8, flush: 5 }), "97.29843375"],
	["Illinois Deuces", ILLINOIS_DEUCES, "98.91308790"],
	["full-pay Deuces", changed(ILLINOIS_DEUCES, { four: 5, fullHouse: 3, flush: 2 }), "100.76196120"],
	["full-pay Joker Poker", changed(JOKER_KINGS_18_7, { four: 20 }), "100.64629663"],
	// The page prints 43: the exact number is 98.085432424846.
	["Joker Poker, 17/7", changed(JOKER_KINGS_18_7, { four: 17 }), "98.08543242"],
];

describe("[GAME-01] the exact return of video poker", () => {
	it.each(tables)(
		"%s returns what is published",
		(_name, rules, percent) => {
			const book = bookOf(rules);
			expect(percentText(pokerReturns(book, handCounts(book, bestPlay)).total, 8)).toBe(percent);
		},
		60_000,
	);

	const book = bookOf(JACKS_9_6);

	it.each([
		["best play", bestPlay],
		["what most people play", usualPlay],
	])("is simulated with %s as remembered, of the same cards in any order", (_name, strategy) => {
		const holdOf = remembered(book, strategy);
		const order = fc.shuffledSubarray(numbersTo(DECK_SIZE) as number[], { minLength: 5, maxLength: 5 });
		fc.assert(
			fc.property(order, fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 }), (cards, places) => {
				expect(holdOf(cards)).toBe(strategy(book, cards));
				const moved = places.map((place) => cards[place]!);
				expect(holdOf(moved)).toBe(strategy(book, moved));
			}),
			{ numRuns: 200 },
		);
	});

	it("is simulated by the rounds that are played, draw for draw", () => {
		const round = quickRound(JACKS_9_6, remembered(book, bestPlay));
		const [quick, slow] = [seededDraws(7), seededDraws(7)];
		for (let played = 0; played < 500; played++) {
			const opened = openVideoPoker(JACKS_9_6, { stakeMinor: 1 }, slow);
			const drawn = holdCards(opened, bestPlay(book, opened.hand));
			expect(round(quick)).toBe(Number(videoPokerPayoutMinor(JACKS_9_6, drawn)));
		}
	});

	it("has the published numbers of each hand, of 19,933,230,517,200", () => {
		const counted = handCounts(book, bestPlay);
		const { counts, cases } = counted;
		expect(book.deals.reduce((sum, { weight }) => sum + weight, 0)).toBe(2_598_960);
		expect(cases).toBe(19_933_230_517_200n);
		expect(Object.fromEntries(counts)).toMatchObject({
			royal: 493_512_264n,
			straightFlush: 2_178_883_296n,
			four: 47_093_167_764n,
			fullHouse: 229_475_482_596n,
			flush: 219_554_786_160n,
			straight: 223_837_565_784n,
			three: 1_484_003_070_324n,
			twoPair: 2_576_946_164_148n,
			highPair: 4_277_372_890_968n,
		});
		expect(pokerReturns(book, counted).standardDeviation ** 2).toBeCloseTo(19.5147, 4);
	}, 60_000);

	it.each([
		["four to a royal over a made flush", "As Ks Qs Js 3s", 0b01111],
		["a low pair over a lone ace", "4s 4h 9d Jc As", 0b00011],
		["a high pair over four of a suit", "Js Jh 9s 5s 2s", 0b00011],
		["a made straight over an open one", "4s 5h 6d 7c 8s", 0b11111],
		["nothing of four low cards", "2s 4h 6d 8c Th", 0b00000],
	])("holds %s", (_what, cards, hold) => {
		expect(book.bestHold(hand(cards)).hold).toBe(hold);
	});

	it("counts each draw of a hold once: checked by dealing them all", () => {
		const cards = hand("4s 4h 9d Jc As");
		const counted = HANDS.map(() => 0);
		const rest = Array.from({ length: 52 }, (_, card) => card).filter((card) => !cards.includes(card));
		for (const [at, one] of rest.entries())
			for (const other of rest.slice(at + 1))
				counted[handOf("none", 9, [cards[0]!, cards[1]!, cards[2]!, one, other])]! += 1;
		expect(book.countsOf(cards, 0b00111)).toEqual(counted);
	});
});

describe.each([JACKS_9_6, NOT_SO_UGLY_DEUCES, JOKER_KINGS_18_7])("[PLAY-06] a round of $id", (rules) => {
	const bet = { stakeMinor: 5 };
	const open = (seed: number): ReturnType<typeof openVideoPoker> => openVideoPoker(rules, bet, seededDraws(seed));

	it("keeps what is held, replaces the rest by cards not yet seen, and pays by its table", () => {
		fc.assert(
			fc.property(fc.nat(), fc.nat({ max: 31 }), (seed, hold) => {
				const opened = open(seed);
				const drawn = holdCards(opened, hold);
				for (let at = 0; at < 5; at++) expect(drawn.hand[at] === opened.hand[at]).toBe(((hold >> at) & 1) === 1);
				expect(new Set([...opened.hand, ...drawn.hand]).size).toBe(
					5 + drawn.hand.filter((card) => !opened.hand.includes(card)).length,
				);
				expect(drawn.hand.every((card) => card >= 0 && card < deckSize(rules))).toBe(true);
				const most = Math.max(...Object.values(rules.pays));
				const payout = videoPokerPayoutMinor(rules, drawn);
				expect(payout >= 0n && payout <= 5n * BigInt(most)).toBe(true);
				expect(payout).toBe(5n * BigInt(rules.pays[videoPokerView(rules, drawn).makes] ?? 0));
				expect(holdCards(open(seed), hold).hand).toEqual(drawn.hand);
			}),
		);
	});

	it("draws the same next cards whatever is held", () => {
		fc.assert(
			fc.property(fc.nat(), fc.nat({ max: 30 }), fc.nat({ max: 30 }), (seed, one, other) => {
				const replaced = (hold: number): number =>
					holdCards(open(seed), hold).hand.find((_, at) => !((hold >> at) & 1))!;
				expect(replaced(one)).toBe(replaced(other));
			}),
		);
	});

	it("shows the five cards and nothing of those that may come", () => {
		expect(Object.keys(videoPokerView(rules, open(1)))).toEqual(["hand", "held", "makes"]);
	});

	it("is held once, holds everything by default, and is not paid before", () => {
		const opened = open(3);
		expect(() => videoPokerPayoutMinor(rules, opened)).toThrow("when its draw is done");
		const drawn = holdCards(opened, DEFAULT_HOLD);
		expect(drawn.hand).toEqual(opened.hand);
		expect(() => holdCards(drawn, 0)).toThrow("once a round");
		expect(() => holdCards(opened, 32)).toThrow("five bits");
	});
});
