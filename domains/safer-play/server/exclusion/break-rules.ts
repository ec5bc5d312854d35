import { DAY_MS } from "@baize/kernel/time";
import {
	type BreakKind,
	type BreakSource,
	COOLING_OFF_MS,
	EXCLUSION_MONTHS,
	type ExclusionTerm,
	type Restriction,
} from "../../contract/index.ts";

/** `untilMs` null is permanent. `endsAtMs`: an operator has ended it, and play opens at that time. */
export type Break = {
	kind: BreakKind;
	fromMs: number;
	untilMs: number | null;
	endsAtMs: number | null;
	/** Where it was found, for an exclusion that did not begin on this account. */
	source?: BreakSource | null;
};

export type BreakRequest = { kind: "timeOut"; days: number } | { kind: "exclusion"; term: ExclusionTerm };

/** Calendar months, as people count them; the 31st of a short month is its last day. */
export function endOf(request: BreakRequest, nowMs: number): number | null {
	if (request.kind === "timeOut") return nowMs + request.days * DAY_MS;
	const months = EXCLUSION_MONTHS[request.term];
	if (months === null) return null;
	const now = new Date(nowMs);
	const end = new Date(nowMs);
	end.setUTCDate(1);
	end.setUTCMonth(now.getUTCMonth() + months);
	const daysOfMonth = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
	end.setUTCDate(Math.min(now.getUTCDate(), daysOfMonth));
	return end.getTime();
}

/** A time-out ends by itself; an exclusion only when an operator has ended it and a further day has passed. */
export const opensAtMs = ({ kind, untilMs, endsAtMs }: Break): number | null =>
	kind === "timeOut" ? untilMs : endsAtMs;

export const isActive = (each: Break, nowMs: number): boolean => {
	const opens = opensAtMs(each);
	return each.fromMs <= nowMs && (opens === null || nowMs < opens);
};

const later = (a: number | null, b: number | null): boolean => b !== null && (a === null || a > b);

/** The active break that lasts longest; an exclusion before a time-out. */
function activeBreak(breaks: readonly Break[], nowMs: number): Break | undefined {
	const active = breaks.filter((each) => isActive(each, nowMs));
	const exclusions = active.filter(({ kind }) => kind === "exclusion");
	const candidates = exclusions.length > 0 ? exclusions : active;
	return candidates.reduce<Break | undefined>(
		(longest, each) => (!longest || later(each.untilMs, longest.untilMs) ? each : longest),
		undefined,
	);
}

export function restrictionBy(breaks: readonly Break[], nowMs: number): Restriction | null {
	const active = activeBreak(breaks, nowMs);
	if (!active) return null;
	// An exclusion with a fixed end reports that end: it cannot open earlier.
	if (active.kind === "timeOut") return { kind: "TIMED_OUT", untilMs: active.untilMs };
	const untilMs = active.endsAtMs ?? active.untilMs;
	return { kind: "EXCLUDED", untilMs, ...(active.source ? { isCarried: true } : {}) };
}

export type BreakVerdict =
	| { verdict: "begins"; untilMs: number | null }
	| { verdict: "longerStands"; untilMs: number | null };

/** A break may follow another only if it lasts longer: a second request shortens nothing. */
export function judgeBreak(breaks: readonly Break[], request: BreakRequest, nowMs: number): BreakVerdict {
	const untilMs = endOf(request, nowMs);
	const active = activeBreak(breaks, nowMs);
	// An exclusion that an operator has ended may begin again.
	if (!active || (active.kind === "exclusion" && active.endsAtMs !== null)) return { verdict: "begins", untilMs };
	const isStronger = request.kind === "exclusion" && active.kind === "timeOut";
	const isWeaker = request.kind === "timeOut" && active.kind === "exclusion";
	if (isStronger || (!isWeaker && later(untilMs, active.untilMs))) return { verdict: "begins", untilMs };
	return { verdict: "longerStands", untilMs: active.untilMs };
}

export type EndVerdict =
	| { verdict: "ends"; endsAtMs: number }
	| { verdict: "none" }
	| { verdict: "notOver"; untilMs: number | null };

/**
 * An operator ends an exclusion whose time is over; play opens after a cooling-off day. One that was found in a
 * register is over once the register no longer lists the player; the caller queries that before.
 */
export function judgeEnd(breaks: readonly Break[], nowMs: number): EndVerdict {
	const active = breaks.filter((each) => each.kind === "exclusion" && isActive(each, nowMs));
	const open = active.filter(({ endsAtMs }) => endsAtMs === null);
	if (open.length === 0) return { verdict: "none" };
	const { untilMs } = activeBreak(open.map(endedByRegister), nowMs)!;
	if (untilMs === null || nowMs < untilMs) return { verdict: "notOver", untilMs };
	return { verdict: "ends", endsAtMs: nowMs + COOLING_OFF_MS };
}

const endedByRegister = (each: Break): Break =>
	each.source === "register" && each.untilMs === null ? { ...each, untilMs: each.fromMs } : each;
