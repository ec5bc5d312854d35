import { EnumOf, InLanguagesOf, Integer, ListOf, Null, OneOf, type Static, Struct, Text } from "@baize/kernel/call";
import { DAY_MS } from "@baize/kernel/time";
import { AUDIENCES, GOALS, type GoalKind } from "./missions.data.ts";

export const MIN_LENGTH_MS = DAY_MS;
export const MAX_LENGTH_MS = 92 * DAY_MS;
/** A mission is no reason to play: its reward is worth at most so many units of the stake ladder, each about a cent. */
export const MAX_FACE_UNITS = 1_000;
export const MAX_POINTS = 1_000;
export const MAX_PLAYERS = 100_000;

/** By the kind of goal, how many may be asked for. */
export const COUNTS: Readonly<Record<GoalKind, { min: number; max: number }>> = {
	titles: { min: 2, max: 20 },
	days: { min: 2, max: 20 },
	multiple: { min: 1, max: 5 },
};
export const MIN_MULTIPLE_X100 = 200;
export const MAX_MULTIPLE_X100 = 10_000;

export const Goal = Struct({
	kind: EnumOf(GOALS),
	count: Integer({ minimum: 1, maximum: 20 }),
	/** Of `multiple` only: what a round must return, in hundredths of its stake. */
	multipleX100: OneOf([Integer({ minimum: MIN_MULTIPLE_X100, maximum: MAX_MULTIPLE_X100 }), Null()]),
});
export type Goal = Static<typeof Goal>;

/** One of the two. What promotional spins win is cash: there is nothing to wager. */
export const Reward = Struct({
	points: OneOf([Integer({ minimum: 1, maximum: MAX_POINTS }), Null()]),
	spins: OneOf([
		Struct({
			gameId: Text({ minLength: 1, maxLength: 60 }),
			count: Integer({ minimum: 1, maximum: 100 }),
			stakeUnits: Integer({ minimum: 1, maximum: MAX_FACE_UNITS }),
			/** For so many days after the goal is reached. */
			days: Integer({ minimum: 1, maximum: 90 }),
		}),
		Null(),
	]),
});
export type Reward = Static<typeof Reward>;

/** What a mission promises. It is frozen when it is approved. */
export const Terms = Struct({
	title: InLanguagesOf(Text({ minLength: 1, maxLength: 80 })),
	/** The ids of the games whose rounds count; none for all games. */
	titles: ListOf(Text({ minLength: 1, maxLength: 60 }), { maxItems: 60 }),
	/** Two letters, or with a subdivision: CA:ON. */
	places: ListOf(Text({ pattern: "^[A-Z]{2}(:[A-Z0-9]{1,3})?$" }), { minItems: 1, maxItems: 40 }),
	audience: EnumOf(AUDIENCES),
	fromMs: Integer({ minimum: 0 }),
	untilMs: Integer({ minimum: 0 }),
	goal: Goal,
	reward: Reward,
	/** So many can join: who has joined and reaches the goal gets the reward. */
	maxPlayers: Integer({ minimum: 1, maximum: MAX_PLAYERS }),
});
export type Terms = Static<typeof Terms>;

export type TermsFault = "period" | "past" | "titles" | "goal" | "multiple" | "reward" | "places";

type Known = {
	nowMs: number;
	isTitle(gameId: string): boolean;
	isRewardPossible(reward: Reward): boolean;
	isLawful(reward: Reward, place: string): boolean;
};

/** What is wrong with terms beyond the form of each field. */
export function faultsOf(terms: Terms, { nowMs, isTitle, isRewardPossible, isLawful }: Known): TermsFault[] {
	const { fromMs, untilMs, titles, places, goal, reward } = terms;
	const lengthMs = untilMs - fromMs;
	const faults: [TermsFault, boolean][] = [
		["period", lengthMs < MIN_LENGTH_MS || lengthMs > MAX_LENGTH_MS],
		["past", fromMs <= nowMs],
		["titles", new Set(titles).size < titles.length || !titles.every(isTitle)],
		["goal", !isReachable(terms)],
		["multiple", (goal.kind === "multiple") !== (goal.multipleX100 !== null)],
		["reward", !isOneReward(reward) || !isRewardPossible(reward)],
		["places", !places.every((place) => isLawful(reward, place))],
	];
	return faults.filter(([, isFault]) => isFault).map(([fault]) => fault);
}

/** Days are at most half of those there are, so that a player who rests every second day reaches it, too. */
function isReachable({ goal: { kind, count }, titles, fromMs, untilMs }: Terms): boolean {
	const { min, max } = COUNTS[kind];
	if (count < min || count > max) return false;
	if (kind === "titles") return titles.length === 0 || count <= titles.length;
	return kind !== "days" || 2 * count * DAY_MS <= untilMs - fromMs;
}

const isOneReward = ({ points, spins }: Reward): boolean =>
	(points === null) !== (spins === null) && (spins === null || faceUnitsOf(spins) <= MAX_FACE_UNITS);

/** The stakes of all spins, in units of the stake ladder. */
export const faceUnitsOf = ({ count, stakeUnits }: NonNullable<Reward["spins"]>): number => count * stakeUnits;
