import { stakeUnitOf } from "@baize/games/stakes";
import type { Minor } from "@baize/kernel/money";
import { type Micro, POINT, type Product } from "../../contract/index.ts";
import { RATES, UNITS_OF_MARGIN_A_POINT } from "./rates.data.ts";

const WHOLE_X10000 = 10_000n;
const WHOLE_PERCENT = 100n;

type Staked = { product: Product; stakeMinor: Minor; currency: string; gameMarginX10000: bigint };

/** What a stake earns once it is settled, truncated to a millionth of a point. A game without a margin earns nothing. */
export function pointsOfStake({ product, stakeMinor, currency, gameMarginX10000 }: Staked): Micro {
	const { marginX10000, percent } = RATES[product];
	const margin = marginX10000 === "game" ? gameMarginX10000 : marginX10000;
	if (margin <= 0n) return 0n;
	const aPoint = UNITS_OF_MARGIN_A_POINT * BigInt(stakeUnitOf(currency)) * WHOLE_X10000 * WHOLE_PERCENT;
	return (stakeMinor * margin * percent * POINT) / aPoint;
}
