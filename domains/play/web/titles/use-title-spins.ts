import { isSpinGame } from "@baize/engines/game";
import { otherGameOf } from "@baize/games/others";
import { useSpins } from "@baize/spins/web";
import type { TitlePage } from "../load-game.ts";
import type { TitleRound } from "./title-round.ts";

const NO_SPINS: NonNullable<TitlePage["player"]>["spins"] = [];

type Own = { isReal: boolean; isIdle: boolean; stakeMinor: number };

/** The player's promotional spins on a title's page. Only a slot has any. */
export function useTitleSpins({ player, gameId }: TitlePage, { isReal, isIdle, stakeMinor }: Own) {
	const game = otherGameOf(gameId);
	const session = isReal && game && isSpinGame(game) ? player?.handle : undefined;
	const spins = useSpins({ session, gameId, first: player?.spins ?? NO_SPINS, isIdle });
	const grant = spins.isOn ? spins.grant : undefined;
	return {
		spins,
		/** Of the spin that the next round uses; undefined where the player pays for it. */
		grantId: grant?.grantId,
		/** The player's stake, or that of a promotional spin. */
		nextStakeMinor: grant?.stakeMinor ?? stakeMinor,
		/** A round was shown to its end, or there was none. */
		counted<Round extends TitleRound | undefined>(round: Round): Round {
			if (round) spins.played(round.promotion, round.winMinor);
			return round;
		},
		/** After a refusal, what the page knew of the spins may not be so any more. */
		refresh(): void {
			if (spins.isOn) spins.refresh();
		},
	};
}
