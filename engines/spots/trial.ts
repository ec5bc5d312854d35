import { oddsOf, type Trial } from "../returns/index.ts";
import { onSpot, playSpots, type SpotGame, spotOutcomes, spotReturns } from "./spots.ts";

/** One spot of a game as the simulator plays it, with a stake that every payout divides. */
export function spotTrial<R, D, Res>(
	game: SpotGame<R, D, Res>,
	rules: R,
	{ id, title, spot }: { id: string; title: string; spot: string },
): Trial {
	const stake = 30 * game.quantum(rules);
	const bet = onSpot(spot, stake);
	return {
		id,
		title,
		stake,
		returns: () => spotReturns(game, rules, bet),
		outcomes: () => oddsOf(spotOutcomes(game, rules, bet)),
		round: (draws) => Number(playSpots(game, rules, bet, draws).winMinor),
	};
}
