import { DAY_MS } from "@baize/kernel/time";
import type { EndedRound } from "@baize/tournaments/server";
import type { Terms } from "../../contract/index.ts";

const HUNDRED = 100n;

type Period = { fromMs: number; untilMs: number };

/** Whether a round counts: all of it in the period, on one of the titles, and returning what is asked for. */
export function counts(
	{ goal: { multipleX100 }, titles }: Pick<Terms, "goal" | "titles">,
	round: EndedRound,
	{ fromMs, untilMs }: Period,
	gameId: string,
): boolean {
	if (round.beganAtMs < fromMs || round.endedAtMs >= untilMs || round.stakeMinor <= 0n) return false;
	if (titles.length > 0 && !titles.includes(gameId)) return false;
	return multipleX100 === null || HUNDRED * round.winMinor >= BigInt(multipleX100) * round.stakeMinor;
}

/** What a round counts for. The same again counts no more: a title once, a day (of UTC) once, a round once. */
export function whatOf({ goal }: Pick<Terms, "goal">, round: EndedRound): string {
	switch (goal.kind) {
		case "titles":
			return `title ${round.gameNumber}`;
		case "days":
			return `day ${Math.floor(round.endedAtMs / DAY_MS)}`;
		case "multiple":
			return `round ${round.roundId}`;
	}
}
