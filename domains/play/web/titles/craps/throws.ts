import type { ChoiceBet, ChoiceEvent } from "@baize/engines/draw";
import type { TitleRound } from "../title-round.ts";

export type Throw = readonly [number, number];
export type CrapsBet = ChoiceBet<string>;
export type CrapsEvent = ChoiceEvent<readonly Throw[]>;

/** The bets as they lie on the board. */
export const GROUPS = {
	places: ["place-4", "place-5", "place-6", "place-8", "place-9", "place-10"],
	hard: ["hard-4", "hard-6", "hard-8", "hard-10"],
	once: ["field", "any-seven"],
	line: ["pass", "dont-pass"],
} as const;

/** The kind of a bet, and the number that it names. */
export function partsOf(bet: string): { kind: string; number: number | undefined } {
	const [kind = "", number] = bet.split("-");
	const isNumbered = kind === "place" || kind === "hard";
	return { kind: isNumbered ? kind : bet, number: isNumbered ? Number(number) : undefined };
}

export const totalOf = ([one, other]: Throw): number => one + other;

export const betOf = ({ bet }: Pick<TitleRound, "bet">): string => (bet as CrapsBet).choice;

export const throwsOf = ({ events }: Pick<TitleRound, "events">): readonly Throw[] =>
	(events[0] as Extract<CrapsEvent, { type: "resultDrawn" }>).drawn;

/** The point of a line bet after these throws; undefined before the first of them, and for every other bet. */
export const pointOf = (bet: string, throws: readonly Throw[]): number | undefined =>
	(GROUPS.line as readonly string[]).includes(bet) && throws[0] && [4, 5, 6, 8, 9, 10].includes(totalOf(throws[0]))
		? totalOf(throws[0])
		: undefined;

/** The first throws are seen in full; however many follow, a round is shown within some seconds. */
const ROLLS_MS = [1_150, 1_050, 950];
const QUICK_MS = 520;
const MAX_ROUND_MS = 9_000;

/** How long each throw rolls, and how long its total is looked at. */
export function pacesMs(count: number): readonly { rollMs: number; lookMs: number }[] {
	const plain = Array.from({ length: count }, (_, at) => {
		const rollMs = ROLLS_MS[at] ?? QUICK_MS;
		return { rollMs, lookMs: rollMs / 2 };
	});
	const allMs = plain.reduce((sum, { rollMs, lookMs }) => sum + rollMs + lookMs, 0);
	const share = Math.min(1, MAX_ROUND_MS / allMs);
	return plain.map(({ rollMs, lookMs }) => ({
		rollMs: Math.round(rollMs * share),
		lookMs: Math.round(lookMs * share),
	}));
}
