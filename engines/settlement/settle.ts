import { check, unreachable } from "@baize/kernel/check";
import { type Minor, share } from "@baize/kernel/money";
import {
	add,
	type Fraction,
	fraction,
	HALF,
	multiplePrice,
	multiply,
	ONE,
	type PriceX10000,
	priceFraction,
	product,
	subtract,
	ZERO,
} from "@baize/kernel/odds";
import type { Bet, BetStatus, Leg, LegOutcome, Settlement } from "./types.ts";

/** How an outcome enters the leg factor: result r (0 or 1), void part v (0, 1/2 or 1), dead-heat part d. */
type Terms = { readonly won: Fraction; readonly voided: Fraction; readonly shared: Fraction };

function termsOf(outcome: LegOutcome): Terms {
	switch (outcome.result) {
		case "won":
			return { won: ONE, voided: ZERO, shared: ONE };
		case "lost":
			return { won: ZERO, voided: ZERO, shared: ONE };
		case "void":
		case "push":
			return { won: ZERO, voided: ONE, shared: ONE };
		case "half-won":
			return { won: ONE, voided: HALF, shared: ONE };
		case "half-lost":
			return { won: ZERO, voided: HALF, shared: ONE };
		case "dead-heat":
			check(outcome.places > 0 && outcome.places < outcome.tied, "in a dead heat more runners tie than places remain");
			return { won: ONE, voided: ZERO, shared: fraction(BigInt(outcome.places), BigInt(outcome.tied)) };
		default:
			return unreachable(outcome);
	}
}

/** What one unit on this leg becomes: v + (1 − v) · r · odds · d, exactly. SPORT-03 */
export function legFactor(priceX10000: PriceX10000, outcome: LegOutcome): Fraction {
	const { won, voided, shared } = termsOf(outcome);
	const atRisk = subtract(ONE, voided);
	return add(voided, product([atRisk, won, priceFraction(priceX10000), shared]));
}

const isStakeBack = (outcome: LegOutcome) => outcome.result === "void" || outcome.result === "push";

/** Legs that return the stake drop out of the bet; what remains decides the status. */
function statusOf(outcomes: readonly LegOutcome[]): BetStatus {
	const decided = outcomes.filter((outcome) => !isStakeBack(outcome));
	if (decided.length === 0) return outcomes.some(({ result }) => result === "push") ? "push" : "void";
	if (decided.length === 1) return decided[0]!.result;
	return decided.every(({ result }) => result === "won") ? "won" : "part-won";
}

const isLost = (leg: Leg) => leg.outcome?.result === "lost";
const isOpen = (leg: Leg) => leg.outcome === null;

/**
 * Settles a single or a multiple. A losing leg decides at once, over void legs and over legs still open; a void leg
 * counts as 1.00, and when all are void the stake comes back. The payout is cut to the minor unit once, at the end.
 */
export function settleBet({ stakeMinor, legs }: Bet): Settlement {
	check(legs.length > 0 && stakeMinor > 0n, "a bet has a stake and at least one leg");
	if (legs.some(isLost)) return { status: "lost", payoutMinor: 0n };
	if (legs.some(isOpen)) return { status: "open", payoutMinor: 0n };
	const settled = legs.map((leg) => ({ priceX10000: leg.priceX10000, outcome: leg.outcome! }));
	const factor = settled.reduce((sofar, leg) => multiply(sofar, legFactor(leg.priceX10000, leg.outcome)), ONE);
	return {
		status: statusOf(settled.map((leg) => leg.outcome)),
		payoutMinor: share(stakeMinor, factor.numerator, factor.denominator),
	};
}

/** What the bet pays when every leg wins, stake included. */
export function potentialReturnMinor(stakeMinor: Minor, pricesX10000: readonly PriceX10000[]): Minor {
	const exact = multiplePrice(pricesX10000);
	return share(stakeMinor, exact.numerator, exact.denominator);
}
