import { toWire } from "@baize/kernel/money";
import { commitmentOf, fairDraws, type Hmac, type RoundSeeds, type Sha256 } from "@baize/kernel/random";
import { isJackpotRight, type JackpotDraw, type JackpotTerms } from "./jackpot.ts";
import type { Game, SharedGame } from "./registry.ts";
import { isLegal, type Played, played } from "./replay.ts";
import { isSame } from "./same.ts";

/** A round as it was shown and stored, with the seeds that are claimed to have decided it. */
export type GameClaim = {
	game: Game;
	bet: unknown;
	/**
	 * Of a staged round: what was done, in order, by the player or by the published default. Of a shared one: how the bet
	 * has left, where it did not by itself.
	 */
	actions: readonly unknown[];
	seeds: RoundSeeds;
	/** Published before the round: the SHA-256 of the server seed in hexadecimal. */
	commitment: string;
	stakeMinor: number;
	winMinor: number;
	events: readonly unknown[];
	/** The jackpot that the round plays for: that of the title, unless it is a promotional spin or of an earlier sheet. */
	jackpotTerms?: JackpotTerms | undefined;
	/** What it says that it drew for it. */
	jackpot?: JackpotDraw | undefined;
	/** Of the stake; without it the stake in units is taken as the round says it. */
	currency?: string | undefined;
};

/**
 * `commitment`: the seed revealed is not the one committed to. `action`: the action at this place was not possible, or the
 * round was not over after the last one. `events`: the seeds give another round, from this event on. `amounts`: they give
 * another stake or win. `jackpot`: they give other draws for the jackpot, or the round says none.
 */
export type GameVerdict =
	| { verified: true }
	| { verified: false; why: "commitment" | "amounts" | "jackpot" }
	| { verified: false; why: "action" | "events"; at: number };

type Outcome = { stakeMinor: number; winMinor: number; events: readonly unknown[] };

/** Plays the round again from its seeds and actions, and compares it event by event. Needs no other code of ours. */
export function verifyGame(claim: GameClaim, { hmac, sha256 }: { hmac: Hmac; sha256: Sha256 }): GameVerdict {
	if (commitmentOf(claim.seeds.serverSeed, sha256) !== claim.commitment.toLowerCase())
		return { verified: false, why: "commitment" };
	const outcome = outcomeOf(claim, hmac);
	if (typeof outcome === "number") return { verified: false, why: "action", at: outcome };
	const longest = Math.max(outcome.events.length, claim.events.length);
	for (let at = 0; at < longest; at++)
		if (!isSame(outcome.events[at], claim.events[at])) return { verified: false, why: "events", at };
	const isPaid = outcome.stakeMinor === claim.stakeMinor && outcome.winMinor === claim.winMinor;
	if (!isPaid) return { verified: false, why: "amounts" };
	const said = { ...claim, stakeMinor: BigInt(claim.stakeMinor) };
	const isRight = isJackpotRight(claim.jackpotTerms, said, { seeds: claim.seeds, hmac });
	return isRight ? { verified: true } : { verified: false, why: "jackpot" };
}

/** The place of the first impossible action, or what the seeds give. */
function outcomeOf({ game, bet, actions, seeds }: GameClaim, hmac: Hmac): Outcome | number {
	const draws = fairDraws(seeds, hmac);
	if (game.timing === "instant") {
		const { winMinor, events } = game.play(bet, draws);
		return { stakeMinor: toWire(game.stakeMinorOf(bet)), winMinor: toWire(winMinor), events };
	}
	if (game.timing === "shared") return sharedOutcome(game, bet, actions, game.outcome(draws));
	let at: Played = { state: game.open(bet, draws), stakedMinor: game.stakeMinorOf(bet) };
	for (const [step, action] of actions.entries()) {
		if (!isLegal(game, at.state, action)) return step;
		at = played(game, at, action);
	}
	if (!game.isOver(at.state)) return actions.length;
	const { state, stakedMinor } = at;
	return { stakeMinor: toWire(stakedMinor), winMinor: toWire(game.payoutMinor(state)), events: game.events(state) };
}

/** A bet that was cashed out by hand was stored before the end was known. */
function sharedOutcome(
	game: SharedGame,
	bet: unknown,
	actions: readonly unknown[],
	outcome: unknown,
): Outcome | number {
	const { cashOutX100, interruptedX100 } = (actions[0] ?? {}) as { cashOutX100?: number; interruptedX100?: number };
	const endX100 = game.leaving?.shownX100(outcome, game.runMs(outcome));
	const isPossible = endX100 === undefined ? actions.length === 0 : (cashOutX100 ?? interruptedX100 ?? 0) <= endX100;
	if (actions.length > 1 || !isPossible) return 0;
	return {
		stakeMinor: toWire(game.stakeMinorOf(bet)),
		winMinor: toWire(game.payoutMinor(outcome, bet, cashOutX100 ?? interruptedX100 ?? null)),
		events: cashOutX100 === undefined ? game.events(outcome, bet) : [{ type: "left", atX100: cashOutX100 }],
	};
}
