import type { SpinGame } from "@baize/engines/game";
import { exactReturn, linesKind, quickRound, type ReelSheet } from "@baize/engines/reels";
import { spinBetOf } from "@baize/games/spins";
import { toNumber } from "@baize/kernel/odds";
import type { Draws } from "@baize/kernel/random";
import type { Terms } from "../../contract/index.ts";

type SpinsPart = NonNullable<Terms["spins"]>;

/** With how many units of bonus money one player begins: always so many, or what the spins have won. */
export type Beginning = { meanUnits: number; draw(draws: Draws): number };

export const always = (faceUnits: number): Beginning => ({ meanUnits: faceUnits, draw: () => faceUnits });

/** One spin of a title: its name, what its stake returns on average, and what a round wins, in units. */
type Spin = { title: string; returnShare: number; winUnits(draws: Draws): number };

/** Spins on the title among those of the terms that returns most, whose mean is exact. Undefined without such a title. */
export function bySpins(
	{ count, titles: ids, stakeUnits }: SpinsPart,
	games: readonly SpinGame[],
): (Beginning & Omit<Spin, "winUnits">) | undefined {
	const [best] = games
		.filter(({ sheet }) => ids.includes(sheet.id))
		.flatMap((game) => spinOf(game, stakeUnits) ?? [])
		.sort((a, b) => b.returnShare - a.returnShare);
	if (!best) return undefined;
	const { winUnits, ...shown } = best;
	return {
		...shown,
		meanUnits: count * stakeUnits * best.returnShare,
		draw(draws) {
			let won = 0;
			for (let spin = 0; spin < count; spin++) won += winUnits(draws);
			return won;
		},
	};
}

/** There a unit is one minor unit. */
const IN_UNITS = "CAD";

/** Undefined where the title does not take the stake. The jackpot of a title is no part of its return: spins draw none. */
function spinOf(game: SpinGame, stakeUnits: number): Spin | undefined {
	const bet = spinBetOf(game, BigInt(stakeUnits), IN_UNITS);
	if (bet === null) return undefined;
	const { title } = game.sheet;
	if (game.kind === linesKind.kind) return { title, ...onLines(game.sheet as ReelSheet, stakeUnits) };
	return {
		title,
		returnShare: toNumber(game.returnsOf(bet).total),
		winUnits: (draws) => Number(game.play(bet, draws).winMinor),
	};
}

/** The same, without the deviation, which takes seconds to enumerate, and without events. */
function onLines(sheet: ReelSheet, stakeUnits: number): Omit<Spin, "title"> {
	const [round, lineUnits] = [quickRound(sheet), stakeUnits / sheet.lines.length];
	return { returnShare: toNumber(exactReturn(sheet).total), winUnits: (draws) => round(draws) * lineUnits };
}
