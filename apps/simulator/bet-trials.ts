import { type Game, type InstantGame, type Returns, returnsOfParts, type SharedGame } from "@baize/engines/game";
import type { Trial } from "@baize/engines/returns";
import { check } from "@baize/kernel/check";
import type { Draws } from "@baize/kernel/random";

/** Large enough that what is cut of a payout does not show in the mean. */
const STAKE_UNIT = 1_000_000;

/** Every bet of a title that has a return of its own, played as players play it; in a shared round it leaves by itself. */
export function betTrials(game: Game): readonly Trial[] {
	check(game.timing !== "staged", `${game.sheet.id} is simulated with a way to play`);
	return game.settings(STAKE_UNIT).map((bet) => ({
		id: game.sheet.id,
		title: choiceText(bet),
		stake: Number(game.stakeMinorOf(bet)),
		returns: () => ofRounds(game.returnsOf(bet)),
		round: game.timing === "shared" ? sharedRound(game, bet) : instantRound(game, bet),
	}));
}

const instantRound =
	(game: InstantGame, bet: unknown) =>
	(draws: Draws): number =>
		Number(game.play(bet, draws).winMinor);

const sharedRound =
	(game: SharedGame, bet: unknown) =>
	(draws: Draws): number =>
		Number(game.payoutMinor(game.outcome(draws), bet, null));

/** Without the jackpot, which is no win of a round. */
const ofRounds = ({ parts, ...rest }: Returns): Returns =>
	returnsOfParts(
		parts.filter(({ name }) => name !== "jackpot"),
		rest,
	);

/** The bet without its amounts. */
function choiceText(bet: unknown): string {
	const text = JSON.stringify(bet, (name, value) => (name.endsWith("Minor") ? undefined : value));
	return text === "{}" ? "Bet" : `Bet ${text}`;
}
