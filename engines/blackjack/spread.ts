import { toNumber } from "@baize/kernel/odds";
import { type BlackjackRules, NO_CARDS, RANK_COUNT, type Total, totalOf, VALUES, weightOf, withCard } from "./rules.ts";
import { maySplitAgain, resultOf, type Solver, type Stage } from "./solve.ts";

/** How a hand ends before the dealer plays: its total (above 21 is a bust) and how many stakes it has; -1 is surrendered. */
type End = { total: number; stakes: number; chance: number };

const SURRENDERED = -1;

/** Chances of the net wins of all hands together, in first stakes; index 0 is the loss of `OFFSET` stakes. */
const OFFSET = 16;
type Net = Float64Array;

/**
 * The net wins that a start leads to, given that the dealer has no blackjack. Split hands all meet the same dealer, so the
 * hands are taken together for each total that the dealer ends with.
 */
export function netOdds(
	rules: BlackjackRules,
	solved: Solver,
	cards: readonly [number, number],
): ReadonlyMap<number, number> {
	const [one, other] = cards;
	const isSplit = one === other && solved.pair(one).move === "split";
	const ends = isSplit ? [] : firstEnds(solved, cards);
	const net = new Map<number, number>();
	for (const [dealer, exact] of solved.ends) {
		const chance = toNumber(exact);
		const nets = isSplit ? pendingNet(rules, solved, one, 2, rules.maxHands - 2, dealer) : netOf(ends, dealer);
		nets.forEach((part, at) => {
			const times = (at - OFFSET) / 2;
			if (part > 0) net.set(times, (net.get(times) ?? 0) + part * chance);
		});
	}
	return net;
}

function firstEnds(solved: Solver, cards: readonly [number, number]): End[] {
	if (cards[0] !== cards[1]) return endsOf(solved, totalOf(cards), "first");
	const { move } = solved.pair(cards[0]);
	return endsAfter(solved, totalOf(cards), move);
}

/** The ends of a hand by its solver: without them the same hands would be followed again along every way to them. */
const knownEnds = new WeakMap<Solver, Map<string, End[]>>();

function endsOf(solved: Solver, hand: Total, stage: Stage): End[] {
	if (hand.total > 21) return [{ total: hand.total, stakes: 1, chance: 1 }];
	const known = knownEnds.get(solved) ?? new Map<string, End[]>();
	knownEnds.set(solved, known);
	const key = `${hand.total}/${hand.soft}/${stage}`;
	const ends = known.get(key) ?? together(endsAfter(solved, hand, solved.hand(hand, stage).move));
	known.set(key, ends);
	return ends;
}

/** Equal ends as one. */
function together(ends: readonly End[]): End[] {
	const merged = new Map<string, End>();
	for (const end of ends) {
		const key = `${end.total}/${end.stakes}`;
		merged.set(key, { ...end, chance: end.chance + (merged.get(key)?.chance ?? 0) });
	}
	return [...merged.values()];
}

function endsAfter(solved: Solver, hand: Total, move: string): End[] {
	if (move === "stand") return [{ total: hand.total, stakes: 1, chance: 1 }];
	if (move === "surrender") return [{ total: SURRENDERED, stakes: 1, chance: 1 }];
	return VALUES.flatMap((value) => {
		const next = withCard(hand, value);
		const chance = weightOf(value) / RANK_COUNT;
		if (move === "double") return [{ total: next.total, stakes: 2, chance }];
		return endsOf(solved, next, "more").map((end) => ({ ...end, chance: end.chance * chance }));
	});
}

/** Two entries a stake, so that a surrendered half stake has one, too. */
function netOf(ends: readonly End[], dealer: number): Net {
	const net = new Float64Array(2 * OFFSET + 1);
	for (const { total, stakes, chance } of ends) {
		const half = total === SURRENDERED ? -1 : 2 * stakes * resultOf(total, dealer);
		net[OFFSET + half]! += chance;
	}
	return net;
}

function pendingNet(
	rules: BlackjackRules,
	solved: Solver,
	value: number,
	pending: number,
	splitsLeft: number,
	dealer: number,
): Net {
	if (pending === 0) return netOf([{ total: dealer, stakes: 0, chance: 1 }], dealer);
	const rest = pendingNet(rules, solved, value, pending - 1, splitsLeft, dealer);
	const net = new Float64Array(2 * OFFSET + 1);
	for (const second of VALUES) {
		const again =
			second === value && maySplitAgain(rules, value, splitsLeft) && solved.resplits(value, pending, splitsLeft);
		const two = withCard(withCard(NO_CARDS, value), second);
		const ends = value === 1 ? [{ total: two.total, stakes: 1, chance: 1 }] : endsOf(solved, two, "split");
		const part = again
			? pendingNet(rules, solved, value, pending + 1, splitsLeft - 1, dealer)
			: sumOf(netOf(ends, dealer), rest);
		const chance = weightOf(second) / RANK_COUNT;
		part.forEach((share, at) => {
			net[at]! += share * chance;
		});
	}
	return net;
}

/** Of two hands that are played beside each other. */
function sumOf(one: Net, other: Net): Net {
	const both = new Float64Array(2 * OFFSET + 1);
	one.forEach((left, i) => {
		if (left === 0) return;
		other.forEach((right, j) => {
			if (right > 0) both[i + j - OFFSET]! += left * right;
		});
	});
	return both;
}
