import { check } from "@baize/kernel/check";
import type { Minor } from "@baize/kernel/money";
import type { Draws } from "@baize/kernel/random";
import type { StagedGame } from "./registry.ts";
import { isSame } from "./same.ts";

/** A staged round as far as it was played. */
export type Played = { state: unknown; stakedMinor: Minor };

/** Whether the player may do this now. */
export const isLegal = (game: StagedGame, state: unknown, action: unknown): boolean =>
	!game.isOver(state) && game.legal(state).some((legal) => isSame(legal, action));

/** One more action, which the caller has found to be legal. */
export const afterLegal = (game: StagedGame, { state, stakedMinor }: Played, action: unknown): Played => ({
	state: game.act(state, action),
	stakedMinor: stakedMinor + game.addedStakeMinor(state, action),
});

/** One more action. */
export function played(game: StagedGame, before: Played, action: unknown): Played {
	check(isLegal(game, before.state, action), `an action of ${game.sheet.id} is legal`);
	return afterLegal(game, before, action);
}

/** The round again: opened with its draws, and its actions in their order. */
export const replay = (game: StagedGame, bet: unknown, draws: Draws, actions: readonly unknown[]): Played =>
	actions.reduce<Played>((so, action) => played(game, so, action), {
		state: game.open(bet, draws),
		stakedMinor: game.stakeMinorOf(bet),
	});

/**
 * The end by the published rule: the actions that are taken in the player's place. `refund`: each stake is given back
 * instead, which only happens where nothing was played.
 */
export function endByDefault(game: StagedGame, from: Played): { actions: unknown[]; end: Played } | "refund" {
	const actions: unknown[] = [];
	let at = from;
	while (!game.isOver(at.state)) {
		const next = game.defaultOf(at.state);
		if (next === "refund") return "refund";
		check(game.addedStakeMinor(at.state, next.action) === 0n, "the default takes no stake");
		check(actions.length <= game.maxSteps, "the default ends the round");
		at = played(game, at, next.action);
		actions.push(next.action);
	}
	return { actions, end: at };
}
