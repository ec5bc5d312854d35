import { CallError } from "@baize/platform-web/reads";
import type { RoundRenderer } from "./round-renderer.ts";

/** A round as any of the round calls returns it. */
export type PlayableRound = {
	events: readonly unknown[];
	stakeMinor: number;
	winMinor: number;
	/** Its stake was not the player's. */
	promotion?: object | undefined;
};

/** What happens around a request for a round. */
export type RoundSteps<Round> = {
	send(): Promise<Round>;
	/** The renderer, once it has opened. */
	renderer(): Pick<RoundRenderer, "spin" | "calm"> | undefined;
	/** The player has left the page. */
	isGone(): boolean;
	onRefused(error: CallError): void;
	/** The round is known, and nothing of it is shown yet. */
	onDecided(round: Round): void;
	perform(round: Round): Promise<void>;
};

/**
 * Requests a round while the reels turn, and performs it. Returns the round, or undefined where it was refused or the
 * player has left: then it is shown on return.
 */
export async function playRound<Round>(steps: RoundSteps<Round>): Promise<Round | undefined> {
	steps.renderer()?.spin();
	let round: Round;
	try {
		round = await steps.send();
	} catch (error) {
		if (!steps.isGone()) await steps.renderer()?.calm();
		if (!(error instanceof CallError)) throw error;
		if (!steps.isGone()) steps.onRefused(error);
		return undefined;
	}
	if (steps.isGone()) return undefined;
	steps.onDecided(round);
	await steps.perform(round);
	return round;
}
