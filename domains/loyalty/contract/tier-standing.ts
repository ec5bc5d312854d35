import { DAY_MS } from "@baize/kernel/time";
import { aYearBefore, dayOf } from "./days.ts";
import { type Micro, POINT } from "./points.ts";
import { GRACE_DAYS, LOSS_SHOWN_DAYS } from "./standing.data.ts";
import type { Tier } from "./tiers.data.ts";
import { tierOf } from "./tiers.ts";

/** What play earned on a day. */
export type DayPoints = { day: string; points: Micro };

/** A day of which it is known what counted for the tier, and what no longer did from this day on. */
export type TierDay = { day: string; points: Micro; left: readonly DayPoints[] };

/** Points that no longer count from `leftOn` on. */
export type LeftPoints = DayPoints & { leftOn: string };

/** The points no longer reach the tier, which is kept to the end of `untilDay`. */
export type Grace = { untilDay: string; missingPoints: bigint; left: readonly LeftPoints[] };

/** A tier that was kept until the day before `day`. */
export type Loss = { tier: Tier; day: string; left: readonly LeftPoints[] };

export type Standing = { tier: Tier; grace?: Grace; lost?: Loss };

/** So many days before today decide the standing: a loss that is still shown, and its grace. */
const DAYS = GRACE_DAYS + LOSS_SHOWN_DAYS;

/** Points that were earned after this day can matter for the standing. */
export const firstDayOfStanding = (nowMs: number): string => aYearBefore(nowMs - DAYS * DAY_MS);

/** The days up to today, each with the points of its own twelve months. `earned`: sorted by day. */
export function tierDaysOf(earned: readonly DayPoints[], nowMs: number): TierDay[] {
	let points = 0n;
	let came = 0;
	let gone = 0;
	return Array.from({ length: DAYS + 1 }, (_, index) => {
		const atMs = nowMs - (DAYS - index) * DAY_MS;
		const [day, tooOld] = [dayOf(atMs), aYearBefore(atMs)];
		for (; earned[came] && earned[came]!.day <= day; came++) points += earned[came]!.points;
		const before = gone;
		for (; gone < came && earned[gone]!.day <= tooOld; gone++) points -= earned[gone]!.points;
		return { day, points, left: earned.slice(before, gone) };
	});
}

/**
 * The player's tier: the highest that the points reached today or on one of the days of grace before. It follows from
 * what was earned when, so no job has to run for a tier to end.
 */
export function standingOf(days: readonly TierDay[]): Standing {
	const today = days.length - 1;
	const tier = keptOn(days, today);
	const grace = graceOf(days, tier);
	const lost = lossOf(days, tier);
	return { tier, ...(grace && { grace }), ...(lost && { lost }) };
}

const reachedOn = (days: readonly TierDay[], index: number): Tier => tierOf(days[index]!.points);

function keptOn(days: readonly TierDay[], index: number): Tier {
	const counted = days.slice(Math.max(0, index - GRACE_DAYS), index + 1);
	return tierOf(counted.reduce((most, { points }) => (points > most ? points : most), 0n));
}

function graceOf(days: readonly TierDay[], tier: Tier): Grace | undefined {
	const now = days.at(-1)!;
	const from = tier.fromPoints * POINT;
	if (now.points >= from) return;
	const last = days.findLastIndex(({ points }) => points >= from);
	return {
		untilDay: dayOf(Date.parse(days[last]!.day) + GRACE_DAYS * DAY_MS),
		missingPoints: (from - now.points + POINT - 1n) / POINT,
		left: leftAfter(days, last, days.length - 1),
	};
}

/** The latest loss of a tier that the player does not have again. */
function lossOf(days: readonly TierDay[], tier: Tier): Loss | undefined {
	for (let index = days.length - 2; index >= GRACE_DAYS; index--) {
		const kept = keptOn(days, index);
		if (kept.fromPoints <= tier.fromPoints) continue;
		const last = days.findLastIndex((_, at) => reachedOn(days, at).fromPoints >= kept.fromPoints);
		return { tier: kept, day: days[index + 1]!.day, left: leftAfter(days, last, index + 1) };
	}
	return;
}

/** What left the twelve months after one day, up to another. */
const leftAfter = (days: readonly TierDay[], last: number, to: number): LeftPoints[] =>
	days.slice(last + 1, to + 1).flatMap(({ day: leftOn, left }) => left.map((points) => ({ ...points, leftOn })));
