import { type Draws, pickWeighted } from "../chance.ts";
import type { FinishingOrder, Runner } from "./types.ts";

/**
 * Draws the finishing order, winner first: each place goes to one of the runners left, by weight. The last runner needs
 * no draw. Only this decides bets; what is shown afterwards follows from it.
 */
export function drawOrder(runners: readonly Pick<Runner, "number" | "weight">[], draws: Draws): FinishingOrder {
	const left = [...runners];
	const order: number[] = [];
	while (left.length > 1) {
		const at = pickWeighted(
			draws,
			left.map(({ weight }) => weight),
		);
		order.push(left[at]!.number);
		left.splice(at, 1);
	}
	return [...order, ...left.map(({ number }) => number)];
}
