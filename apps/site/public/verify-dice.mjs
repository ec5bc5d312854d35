/**
 * The third file of verify-round.mjs, which reads it from the same folder: the titles that are played with
 * dice, with a ball in a wheel, or with cards of which some are held.
 */
import { drawsOf, paidOnSpots, payMinor, roundEnded } from "./verify-titles.mjs";

/** Three dice, and places that name totals and faces. words.rules */
export function reproduceSicBo({ rules }, { spots }, seeds) {
	const below = drawsOf(seeds);
	const dice = [1, 2, 3].map(() => below(6) + 1);
	const total = dice[0] + dice[1] + dice[2];
	const alike = (face) => dice.filter((die) => die === Number(face)).length;
	const isTriple = alike(dice[0]) === 3;
	const toOne = {
		small: () => (!isTriple && total <= 10 ? 1 : null),
		big: () => (!isTriple && total >= 11 ? 1 : null),
		total: (sum) => (total === Number(sum) ? rules.totals[Math.min(sum, 21 - sum) - 4] : null),
		double: (face) => (alike(face) >= 2 ? rules.double : null),
		triple: (face) => (alike(face) === 3 ? rules.triple : null),
		any: () => (isTriple ? rules.anyTriple : null),
		pair: (one, other) => (alike(one) > 0 && alike(other) > 0 ? rules.pairOfFaces : null),
		single: (face) => (alike(face) > 0 ? rules.single[alike(face) - 1] : null),
	};
	return paidOnSpots(spots, dice, (spot) => {
		const [kind, ...numbers] = spot.split("-");
		const pay = toOne[kind](...numbers);
		return pay === null ? 0 : 100 * (pay + 1);
	});
}

/** What a bet of craps pays for 1 after these throws, as a fraction; null while it is open. words.rules */
function crapsPays(bet, throws) {
	const [one, other] = throws.at(-1);
	const [first, last] = [throws[0][0] + throws[0][1], one + other];
	const [kind, number] = [bet.split("-")[0], Number(bet.split("-")[1])];
	const [lost, paid] = [[0n, 1n], (numerator, denominator = 1n) => [numerator + denominator, denominator]];
	if (kind === "field")
		return { 2: paid(2n), 12: paid(3n) }[last] ?? ([3, 4, 9, 10, 11].includes(last) ? paid(1n) : lost);
	if (kind === "any") return last === 7 ? paid(4n) : lost;
	if (kind === "pass" || kind === "dont") {
		const isFirst = throws.length === 1;
		const passWins = isFirst ? [7, 11].includes(last) : last === first;
		const passLoses = isFirst ? [2, 3, 12].includes(last) : last === 7;
		if (!passWins && !passLoses) return null;
		if (kind === "dont" && isFirst && last === 12) return paid(0n);
		return passWins === (kind === "pass") ? paid(1n) : lost;
	}
	if (last === 7) return lost;
	if (last !== number) return null;
	if (kind === "hard") return one === other ? paid(number === 4 || number === 10 ? 7n : 9n) : lost;
	return { 4: paid(9n, 5n), 5: paid(7n, 5n), 6: paid(7n, 6n) }[Math.min(number, 14 - number)];
}

/** Two dice, thrown until the bet is decided. words.rules */
export function reproduceCraps(_rules, { stakeMinor, choice }, seeds) {
	const below = drawsOf(seeds);
	const drawn = [];
	do drawn.push([below(6) + 1, below(6) + 1]);
	while (crapsPays(choice, drawn) === null);
	const [numerator, denominator] = crapsPays(choice, drawn);
	const winMinor = payMinor(stakeMinor, numerator, denominator);
	const timesX10000 = payMinor(10_000, numerator, denominator);
	const events = [{ type: "resultDrawn", drawn, timesX10000 }, roundEnded(stakeMinor, winMinor)];
	return { stakeMinor, winMinor, events };
}

/** Money on places, and one pocket of a wheel. words.amounts, words.events, words.rules */
export function reproduceRoulette({ rules, places }, { spots }, seeds) {
	const drawn = rules.wheel[drawsOf(seeds)(rules.wheel.length)];
	const paid = spots.flatMap(({ spot, amountMinor: stakeMinor }) => {
		const { pockets, times, isEvenChance } = places.find(({ id }) => id === spot);
		if (pockets.includes(drawn))
			return [{ type: "spotPaid", spot, stakeMinor, amountMinor: stakeMinor * (times ?? 36 / pockets.length) }];
		const isHalfBack = rules.halfBackAtZero && isEvenChance && drawn === 0;
		return isHalfBack ? [{ type: "spotPaid", spot, stakeMinor, amountMinor: stakeMinor / 2 }] : [];
	});
	const stakeMinor = spots.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
	const winMinor = paid.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
	return { stakeMinor, winMinor, events: [{ type: "resultDrawn", drawn }, ...paid, roundEnded(stakeMinor, winMinor)] };
}

/** Ranks count from the two, so the ace is 12; the joker has none. */
const pokerRank = (card) => ((card % 13) + 12) % 13;

/** The best hand that five cards make. words.deck, words.pays, words.wilds */
function handNameOf(cards, { wilds, minPair }) {
	const isWild = (card) => card === 52 || (wilds === "deuces" && pokerRank(card) === 0);
	const naturals = cards.filter((card) => !isWild(card));
	const wild = 5 - naturals.length;
	if (wild === 4) return "fourDeuces";
	const ranks = naturals.map(pokerRank).sort((one, other) => one - other);
	const alike = Object.values(Object.groupBy(ranks, (rank) => rank)).sort((one, other) => other.length - one.length);
	const isFlush = new Set(naturals.map((card) => Math.floor(card / 13))).size === 1;
	const isDifferent = alike.length === ranks.length;
	const isSpan = ranks.at(-1) - ranks[0] <= 4;
	const isLow = ranks.every((rank) => rank <= 3 || rank === 12);
	const isStraight = isDifferent && (isSpan || isLow);
	const isRoyal = isStraight && isFlush && ranks[0] >= 8;
	const [first, second = 0] = alike.map(({ length }) => length);
	if (isRoyal && wild === 0) return "royal";
	if (first + wild === 5) return "five";
	if (isRoyal) return "wildRoyal";
	if (isStraight && isFlush) return "straightFlush";
	if (first + wild === 4) return "four";
	if (first + wild === 3 && second === 2) return "fullHouse";
	if (isFlush) return "flush";
	if (isStraight) return "straight";
	if (first + wild === 3) return "three";
	if (first === 2 && second === 2) return "twoPair";
	const pairs = wild === 1 ? ranks : alike.filter(({ length }) => length === 2).map(([rank]) => rank);
	return pairs.some((rank) => rank >= minPair) ? "highPair" : "nothing";
}

/** Five cards, of which some are held. words.hands, words.deck, words.pays, words.events */
export function reproduceVideoPoker({ rules }, { stakeMinor }, [{ hold: held }], seeds) {
	const below = drawsOf(seeds);
	const size = rules.wilds === "joker" ? 53 : 52;
	const deck = Array.from({ length: size }, (_, card) => card);
	let drawn = 0;
	const next = () => {
		const at = drawn + below(size - drawn);
		[deck[drawn], deck[at]] = [deck[at], deck[drawn]];
		return deck[drawn++];
	};
	const dealt = Array.from({ length: 5 }, next);
	const hand = dealt.map((card, at) => ((held >> at) & 1 ? card : next()));
	const makes = handNameOf(hand, rules);
	const winMinor = stakeMinor * (rules.pays[makes] ?? 0);
	const events = [
		{ type: "handDealt", hand: dealt, makes: handNameOf(dealt, rules) },
		{ type: "handDrawn", hand, held, makes },
		roundEnded(stakeMinor, winMinor),
	];
	return { stakeMinor, winMinor, events };
}
