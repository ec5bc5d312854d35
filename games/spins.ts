import { type Game, isSpinGame, type SpinGame } from "@baize/engines/game";
import type { Minor } from "@baize/kernel/money";
import { registry } from "./registry.ts";
import { stakeUnitOf } from "./stakes.ts";

/** The titles on which promotional spins can be used: every slot, in the order of the registry. */
export const spinGames: readonly SpinGame[] = registry.all.filter(isSpinGame);

/** The bet of a round of this stake; null where the title takes no such stake, or no promotional spins. */
export function spinBetOf(game: Game, stakeMinor: Minor, currency: string): object | null {
	const bet = isSpinGame(game) ? (game.betOfStake(stakeMinor) as object | null) : null;
	return bet && game.betIssue(bet, stakeUnitOf(currency)) === null ? bet : null;
}

/** The lowest stake of a spin. */
export const lowestStakeOf = (game: SpinGame, currency: string): Minor =>
	game.stakeMinorOf(game.settings(stakeUnitOf(currency))[0]);
