import { add, compare, divide, fraction, ONE, percentText } from "@baize/kernel/odds";
import { seededDraws } from "@baize/kernel/random";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cardOf } from "../cards/index.ts";
import { endByDefault, played, replay, stagedGame } from "../game/index.ts";
import { edgeOf } from "../returns/index.ts";
import {
	allHands,
	anteReturns,
	BEST_MIN,
	countThreeCard,
	handCounts,
	nameOf,
	pairPlusReturns,
	QUALIFIES,
	returnsOfPlay,
	strengthOf,
	THREE_CARD,
	THREE_CARD_FLUSH_3,
	threeCard,
	USUAL_MIN,
	versus,
	worthOf,
} from "./index.ts";

const cards = (text: string): [number, number, number] => text.split(" ").map(cardOf) as [number, number, number];

describe("[GAME-01] hands of three cards", () => {
	it("are as many of each kind as published", () => {
		expect(Object.fromEntries(handCounts())).toEqual({
			straightFlush: 48n,
			three: 52n,
			straight: 720n,
			flush: 1_096n,
			pair: 3_744n,
			high: 16_440n,
		});
	});

	it.each([
		["2c 3c 4c", "As Ah Ad", "straightFlush"],
		["2s 2h 2d", "Qs Kh Ad", "three"],
		["As 2h 3d", "As Ks 9s", "straight"],
		["2s 3h 4d", "As 2h 3d", "straight"],
		["2s 4s 5s", "As Ah Kd", "flush"],
		["2s 2h 3d", "As Kh Jd", "pair"],
		["3s 3h 2d", "2s 2h Ad", "pair"],
		["As 5h 3d", "As 4h 3d", "high"],
	])("%s beats %s", (better, worse, name) => {
		expect(strengthOf(cards(better))).toBeGreaterThan(strengthOf(cards(worse)));
		expect(nameOf(strengthOf(cards(better)))).toBe(name);
	});

	it("are worth the same in whatever order the cards lie", () => {
		const three = fc.shuffledSubarray(
			Array.from({ length: 52 }, (_, card) => card),
			{ minLength: 3, maxLength: 3 },
		);
		fc.assert(
			fc.property(three, ([a, b, c]) => {
				expect(strengthOf([c!, a!, b!])).toBe(strengthOf([a!, b!, c!]));
			}),
		);
	});
});

describe("[GAME-01] the edge of three card poker", () => {
	const best = countThreeCard(THREE_CARD, BEST_MIN);

	it("is stated as it is counted", () => {
		expect(returnsOfPlay(THREE_CARD, "best")).toEqual(anteReturns(best));
		expect(returnsOfPlay(THREE_CARD, "usual")).toEqual(anteReturns(countThreeCard(THREE_CARD, USUAL_MIN)));
	}, 60_000);

	it("on the ante is the published one, and that of all that is staked", () => {
		expect(percentText(edgeOf(anteReturns(best)), 4)).toBe("3.3730");
		expect(percentText(divide(edgeOf(anteReturns(best)), add(ONE, best.played)), 4)).toBe("2.0147");
		expect(anteReturns(best).standardDeviation).toBeCloseTo(1.64, 2);
	}, 60_000);

	it("on pair plus is the published one, with a flush that pays four or three", () => {
		expect(percentText(edgeOf(pairPlusReturns(THREE_CARD)), 4)).toBe("2.3167");
		expect(percentText(edgeOf(pairPlusReturns(THREE_CARD_FLUSH_3)), 4)).toBe("7.2760");
	}, 60_000);

	it("is larger for those who play any queen", () => {
		expect(percentText(edgeOf(anteReturns(countThreeCard(THREE_CARD, USUAL_MIN))), 4)).toBe("3.4491");
	}, 60_000);

	it.each([
		["Qs 6h 4d", "play"],
		["Qs 6h 3d", "fold"],
		["2s 2h 3d", "play"],
		["Js Th 8d", "fold"],
	] as const)("with %s the book says %s", (text, best) => {
		const { play, fold } = worthOf(THREE_CARD, cards(text));
		expect(compare(play, fold) > 0 ? "play" : "fold").toBe(best);
	});

	it("follows from what the book says of each hand, in whatever order its cards lie", () => {
		const bonus = 5n;
		const { play } = worthOf(THREE_CARD, cards("Ks As Qs"));
		expect(play).toEqual(worthOf(THREE_CARD, cards("As Qs Ks")).play);
		expect(compare(play, fraction(bonus + 1n))).toBe(1);
		expect(compare(play, fraction(bonus + 2n))).toBe(-1);
	});

	it.each([
		["Qs 6h 4d", true],
		["Qs 6h 3d", false],
	])("playing %s is worth more than folding: %s", (text, isPlayed) => {
		const hand = { cards: cards(text), strength: strengthOf(cards(text)) };
		const { below, wins, ties, losses } = versus(hand, allHands(), QUALIFIES);
		const mean = (below + 2 * wins - 2 * losses) / (below + wins + ties + losses);
		expect(mean > -1).toBe(isPlayed);
		expect(hand.strength >= BEST_MIN).toBe(isPlayed);
	});
});

const game = stagedGame(threeCard, {
	id: "three-card-poker",
	version: 1,
	title: "Three Card Poker",
	rtpText: "96.62",
	minStakeUnits: 10,
	maxStakeUnits: 1_000,
	rules: THREE_CARD,
});

/** A round whose first six cards are these: the player's, then the dealer's. */
function deal(names: string, bet: unknown) {
	const wanted = names.split(" ").map(cardOf);
	const order = Array.from({ length: 52 }, (_, card) => card);
	let dealt = 0;
	const below = (): number => {
		const at = order.indexOf(wanted[dealt]!);
		[order[at], order[dealt]] = [order[dealt]!, order[at]!];
		return at - dealt++;
	};
	return replay(game, bet, { below }, []);
}

describe("[PLAY-06] a round of three card poker", () => {
	const ante = { anteMinor: 10, pairPlusMinor: 0 };
	it.each<[string, string, unknown, "play" | "fold", bigint, bigint]>([
		["a folded hand", "Qs 6h 3d As Kh 2d", ante, "fold", 10n, 0n],
		["the dealer does not play", "Qs 6h 4d Js Th 2d", ante, "play", 20n, 30n],
		["the better hand", "Ks 6h 4d Qd Th 2d", ante, "play", 20n, 40n],
		["the worse hand", "Qs 6h 4d Kd Th 2d", ante, "play", 20n, 0n],
		["equal hands", "Qs 6h 4d Qd 6c 4s", ante, "play", 20n, 20n],
		["a straight, with its bonus", "4s 5h 6d Qd 9c 4c", ante, "play", 20n, 50n],
		["three of a kind that loses keeps its bonus", "4s 4h 4d 5s 6s 7s", ante, "play", 20n, 40n],
		[
			"a pair that is folded still wins its own bet",
			"4s 4h 2d As Kh Qd",
			{ anteMinor: 10, pairPlusMinor: 20 },
			"fold",
			30n,
			40n,
		],
	])("%s", (_case, names, bet, action, staked, payout) => {
		const end = played(game, deal(names, bet), { do: action });
		expect(end.stakedMinor).toBe(staked);
		expect(game.payoutMinor(end.state)).toBe(payout);
		expect(game.events(end.state).at(-1)).toMatchObject({ stakeMinor: Number(staked), winMinor: Number(payout) });
	});

	it("shows the player's cards and nothing of the dealer's", () => {
		const view = (names: string): unknown => game.view(deal(names, ante).state);
		expect(view("Qs 6h 4d Kd Th 2d")).toEqual(view("Qs 6h 4d 2c 3c 4c"));
	});

	it("is folded by default, and is the same when it is played again", () => {
		fc.assert(
			fc.property(fc.nat(), fc.constantFrom("play", "fold"), (seed, action) => {
				const opened = replay(game, ante, seededDraws(seed), []);
				expect(endByDefault(game, opened)).toMatchObject({ actions: [{ do: "fold" }] });
				const end = replay(game, ante, seededDraws(seed), [{ do: action }]);
				const payout = game.payoutMinor(end.state);
				expect(payout >= 0n && payout <= 10n * 9n).toBe(true);
				expect(game.events(end.state)).toEqual(game.events(played(game, opened, { do: action }).state));
			}),
		);
	});

	it.each([
		["no ante", { anteMinor: 0, pairPlusMinor: 10 }],
		["a small side bet", { anteMinor: 10, pairPlusMinor: 5 }],
	])("is not opened with %s", (_what, bet) => {
		expect(game.betIssue(bet, 1)).toMatchObject({ why: "amount" });
		expect(game.betIssue(ante, 1)).toBeNull();
		expect(game.readBet({ anteMinor: 10 })).toBeNull();
	});
});
