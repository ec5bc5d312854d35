import { DAY_MS } from "@baize/kernel/time";
import {
	type BreakKind,
	type BreakSource,
	COOLING_OFF_MS,
	EXCLUSION_MONTHS,
	type ExclusionTerm,
	type Restriction,
} from "../contract/index.ts";

/** `untilMs` null is permanent. `endsAtMs`: an operator has ended it, and from then on play is open. */
export type Break = {
	kind: BreakKind;
	fromMs: number;
	untilMs: number | null;
	endsAtMs: number | null;
	/** Where it was found, of an exclusion that was not begun on this account. */
	source?: BreakSource | null;
};

export type BreakWish = { kind: "timeOut"; days: number } | { kind: "exclusion"; term: ExclusionTerm };

/** Calendar months, because people count them so; the 31st of a short month is its last day. */
export function endOf(wish: BreakWish, nowMs: number): number | null {
	if (wish.kind === "timeOut") return nowMs + wish.days * DAY_MS;
	const months = EXCLUSION_MONTHS[wish.term];
	if (months === null) return null;
	const now = new Date(nowMs);
	const end = new Date(nowMs);
	end.setUTCDate(1);
	end.setUTCMonth(now.getUTCMonth() + months);
	const daysOfMonth = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
	end.setUTCDate(Math.min(now.getUTCDate(), daysOfMonth));
	return end.getTime();
}

/** A time-out ends by itself; an exclusion only when an operator has ended it and the day after that is over. */
export const opensAtMs = ({ kind, untilMs, endsAtMs }: Break): number | null =>
	kind === "timeOut" ? untilMs : endsAtMs;

export const isStanding = (each: Break, nowMs: number): boolean => {
	const opens = opensAtMs(each);
	return each.fromMs <= nowMs && (opens === null || nowMs < opens);
};

const later = (a: number | null, b: number | null): boolean => b !== null && (a === null || a > b);

/** The break that holds longest; an exclusion before a time-out. */
export function standingBreak(breaks: readonly Break[], nowMs: number): Break | undefined {
	const standing = breaks.filter((each) => isStanding(each, nowMs));
	const exclusions = standing.filter(({ kind }) => kind === "exclusion");
	const candidates = exclusions.length > 0 ? exclusions : standing;
	return candidates.reduce<Break | undefined>(
		(longest, each) => (!longest || later(each.untilMs, longest.untilMs) ? each : longest),
		undefined,
	);
}

export function restrictionBy(breaks: readonly Break[], nowMs: number): Restriction | null {
	const standing = standingBreak(breaks, nowMs);
	if (!standing) return null;
	// An exclusion whose end is fixed is told by that end: before it nothing can open it.
	if (standing.kind === "timeOut") return { kind: "TIMED_OUT", untilMs: standing.untilMs };
	const untilMs = standing.endsAtMs ?? standing.untilMs;
	return { kind: "EXCLUDED", untilMs, ...(standing.source ? { isCarried: true } : {}) };
}

export type BreakVerdict =
	| { verdict: "begins"; untilMs: number | null }
	| { verdict: "longerStands"; untilMs: number | null };

/** A break may follow another only where it holds longer: nothing is shortened by a second wish. */
export function judgeBreak(breaks: readonly Break[], wish: BreakWish, nowMs: number): BreakVerdict {
	const untilMs = endOf(wish, nowMs);
	const standing = standingBreak(breaks, nowMs);
	// An exclusion that is being ended may be begun anew.
	if (!standing || (standing.kind === "exclusion" && standing.endsAtMs !== null)) return { verdict: "begins", untilMs };
	const isStronger = wish.kind === "exclusion" && standing.kind === "timeOut";
	const isWeaker = wish.kind === "timeOut" && standing.kind === "exclusion";
	if (isStronger || (!isWeaker && later(untilMs, standing.untilMs))) return { verdict: "begins", untilMs };
	return { verdict: "longerStands", untilMs: standing.untilMs };
}

export type EndVerdict =
	| { verdict: "ends"; endsAtMs: number }
	| { verdict: "none" }
	| { verdict: "notOver"; untilMs: number | null };

/**
 * An operator ends an exclusion whose time is over; play opens after a day of cooling off. One that was found in a register
 * is over once the register names the player no longer, which is asked before.
 */
export function judgeEnd(breaks: readonly Break[], nowMs: number): EndVerdict {
	const standing = breaks.filter((each) => each.kind === "exclusion" && isStanding(each, nowMs));
	const open = standing.filter(({ endsAtMs }) => endsAtMs === null);
	if (open.length === 0) return { verdict: "none" };
	const { untilMs } = standingBreak(open.map(endedByRegister), nowMs)!;
	if (untilMs === null || nowMs < untilMs) return { verdict: "notOver", untilMs };
	return { verdict: "ends", endsAtMs: nowMs + COOLING_OFF_MS };
}

const endedByRegister = (each: Break): Break =>
	each.source === "register" && each.untilMs === null ? { ...each, untilMs: each.fromMs } : each;
