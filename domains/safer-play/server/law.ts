import { saferPlayLawOf } from "@baize/geo/contract";
import { ledgerDecimals } from "@baize/kernel/money";
import { MINUTE_MS } from "@baize/kernel/time";
import {
	LEAST_TIME_MS,
	type LimitKind,
	type LimitWindow,
	leastAmountMinor,
	MOST_TIME_MS,
	mostAmountMinor,
	TIME_STEP_MS,
} from "../contract/index.ts";
import type { LimitRange } from "./limit-rules.ts";
import type { PlayerRow } from "./tables.ts";

export const lawOf = ({ country, subdivision }: Pick<PlayerRow, "country" | "subdivision">) =>
	saferPlayLawOf({ country, subdivision });

type Whose = Pick<PlayerRow, "country" | "subdivision" | "currency">;

/** Of a law that limits this in another currency only: nobody knows how much it leaves, so it leaves nothing. */
const UNKNOWN_MOST = 0n;

/** The most that the law lets a limit be: minor units, or milliseconds. Null where it says nothing. */
export function legalMost(whose: Whose, kind: LimitKind, window: LimitWindow): bigint | null {
	const maxima = lawOf(whose).maxima.filter((each) => each.kind === kind && each.window === window);
	if (maxima.length === 0) return null;
	const found = maxima.find(({ currency }) => kind === "time" || currency === whose.currency);
	if (!found) return UNKNOWN_MOST;
	const unit = kind === "time" ? BigInt(MINUTE_MS) : 10n ** BigInt(ledgerDecimals(whose.currency));
	return BigInt(found.amount) * unit;
}

/**
 * What a player may choose: from the least that makes sense to the law's, or what anybody could mean. Where nobody knows the
 * law's, he may choose what he likes: it is the law's that holds.
 */
export function rangeOf(whose: Whose, kind: LimitKind, window: LimitWindow): LimitRange {
	const legal = legalMost(whose, kind, window) || null;
	if (kind === "time")
		return { least: BigInt(LEAST_TIME_MS), most: legal ?? BigInt(MOST_TIME_MS[window]), step: BigInt(TIME_STEP_MS) };
	return { least: leastAmountMinor(whose.currency), most: legal ?? mostAmountMinor(whose.currency), step: 1n };
}

/** How long the player may choose to play until the next reality check. */
export const mostRealityCheckMs = (whose: Pick<PlayerRow, "country" | "subdivision">): number =>
	lawOf(whose).mostRealityCheckMinutes * MINUTE_MS;
