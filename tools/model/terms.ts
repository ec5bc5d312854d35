import type { Draws } from "@baize/kernel/random";
import { HOUR_MS } from "@baize/kernel/time";
import type { WagerTerms } from "@baize/ledger/contract";

/** Games that terms may name. Others are played too, and game 0 stands for none. */
export const GAMES_IN_TERMS = [1_001, 1_002] as const;

const ORDERS = ["cashFirst", "bonusFirst", "inProportion"] as const;

/** The terms of a sequence's bonus: some are over soon, some are completed by a few stakes. */
export function termsOf(draws: Draws, nowMs: number, at: number, unit: number): WagerTerms {
	const oneOf = <Item>(...items: Item[]): Item => items[draws.below(items.length)]!;
	return {
		requiredX1000: BigInt(1 + draws.below(300_000 * unit)),
		sharesX1000: { slots: oneOf(1_000, 1_000, 333, 0), sports: oneOf(1_000, 50) },
		gameShares: GAMES_IN_TERMS.filter(() => draws.below(3) > 0).map((gameId) => ({
			gameId,
			shareX1000: oneOf(null, 0, 500),
		})),
		fundsOrder: oneOf(...ORDERS),
		counts: oneOf("all", "bonus"),
		maxStakeMinor: oneOf(null, null, BigInt(draws.below(60 * unit))),
		maxConvertedMinor: oneOf(null, BigInt(draws.below(60 * unit))),
		perWinX1000: oneOf(0, 2_000),
		untilMs: nowMs + oneOf(1, 400) * HOUR_MS,
		termsHash: Buffer.from([at]),
	};
}
