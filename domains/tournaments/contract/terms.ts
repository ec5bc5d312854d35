import { InLanguagesOf, Integer, ListOf, type Static, Struct, Text } from "@baize/kernel/call";
import { DAY_MS, HOUR_MS } from "@baize/kernel/time";

/** What a form that names none of these begins with. */
export const USUAL = { bestOf: 20, roundLimit: 200, capPoints: 10_000, minStakeUnits: 20 };
export const MAX_PRIZES = 100;
export const MIN_LENGTH_MS = HOUR_MS;
export const MAX_LENGTH_MS = 31 * DAY_MS;

/** What a tournament promises. It is frozen when it is announced. Amounts are units of the stake ladder, each about a cent. */
export const Terms = Struct({
	title: InLanguagesOf(Text({ minLength: 1, maxLength: 80 })),
	/** The ids of the games whose rounds count. */
	titles: ListOf(Text({ minLength: 1, maxLength: 60 }), { minItems: 1, maxItems: 60 }),
	/** Two letters, or with a subdivision: CA:ON. */
	places: ListOf(Text({ pattern: "^[A-Z]{2}(:[A-Z0-9]{1,3})?$" }), { minItems: 1, maxItems: 40 }),
	fromMs: Integer({ minimum: 0 }),
	untilMs: Integer({ minimum: 0 }),
	bestOf: Integer({ minimum: 1, maximum: 100 }),
	roundLimit: Integer({ minimum: 1, maximum: 1_000 }),
	capPoints: Integer({ minimum: 100, maximum: 1_000_000 }),
	minStakeUnits: Integer({ minimum: 1, maximum: 10_000 }),
	/** The prize of the first place, of the second, and so on. */
	prizesUnits: ListOf(Integer({ minimum: 1, maximum: 10_000_000 }), { minItems: 1, maxItems: MAX_PRIZES }),
});
export type Terms = Static<typeof Terms>;

export type TermsFault = "period" | "past" | "rounds" | "titles" | "prizes" | "places";

type Known = { nowMs: number; isTitle(gameId: string): boolean; isAllowedIn(place: string): boolean };

/** What is wrong with terms beyond the form of each field. */
export function faultsOf(terms: Terms, { nowMs, isTitle, isAllowedIn }: Known): TermsFault[] {
	const { fromMs, untilMs, bestOf, roundLimit, titles, places, prizesUnits } = terms;
	const lengthMs = untilMs - fromMs;
	const faults: [TermsFault, boolean][] = [
		["period", lengthMs < MIN_LENGTH_MS || lengthMs > MAX_LENGTH_MS],
		["past", fromMs <= nowMs],
		["rounds", bestOf > roundLimit],
		["titles", new Set(titles).size < titles.length || !titles.every(isTitle)],
		["prizes", prizesUnits.some((units, at) => units > (prizesUnits[at - 1] ?? units))],
		["places", !places.every(isAllowedIn)],
	];
	return faults.filter(([, isFault]) => isFault).map(([fault]) => fault);
}
