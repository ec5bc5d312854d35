import { saferPlayLawOf } from "@baize/geo/contract";
import { ledgerDecimals } from "@baize/kernel/money";
import { MINUTE_MS } from "@baize/kernel/time";
import {
	type LimitKind,
	type LimitWindow,
	MAX_TIME_MS,
	MIN_TIME_MS,
	maxAmountMinor,
	minAmountMinor,
	TIME_STEP_MS,
} from "../../contract/index.ts";
import type { PlayerRow } from "../tables.ts";
import type { LimitRange } from "./limit-rules.ts";

export const lawOf = ({ country, subdivision }: Pick<PlayerRow, "country" | "subdivision">) =>
	saferPlayLawOf({ country, subdivision });

type Whose = Pick<PlayerRow, "country" | "subdivision" | "currency">;

/** For a law that limits this in another currency only: how much it leaves is unknown, so it leaves nothing. */
const UNKNOWN_MAX = 0n;

/** The legal maximum of a limit: minor units, or milliseconds. Null if there is none. */
export function legalMax(whose: Whose, kind: LimitKind, window: LimitWindow): bigint | null {
	const maxima = lawOf(whose).maxima.filter((each) => each.kind === kind && each.window === window);
	if (maxima.length === 0) return null;
	const found = maxima.find(({ currency }) => kind === "time" || currency === whose.currency);
	if (!found) return UNKNOWN_MAX;
	const unit = kind === "time" ? BigInt(MINUTE_MS) : 10n ** BigInt(ledgerDecimals(whose.currency));
	return BigInt(found.amount) * unit;
}

/**
 * What a player may choose: from the lowest sensible value to the legal maximum, or the general upper bound. If the
 * legal maximum is unknown in this currency, any value may be chosen: the legal one applies anyway.
 */
export function rangeOf(whose: Whose, kind: LimitKind, window: LimitWindow): LimitRange {
	const legal = legalMax(whose, kind, window) || null;
	if (kind === "time")
		return { min: BigInt(MIN_TIME_MS), max: legal ?? BigInt(MAX_TIME_MS[window]), step: BigInt(TIME_STEP_MS) };
	return { min: minAmountMinor(whose.currency), max: legal ?? maxAmountMinor(whose.currency), step: 1n };
}

/** The longest interval of reality checks that the player may choose. */
export const maxRealityCheckMs = (whose: Pick<PlayerRow, "country" | "subdivision">): number =>
	lawOf(whose).maxRealityCheckMinutes * MINUTE_MS;
