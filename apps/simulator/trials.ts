import { trials as baccarat } from "@baize/engines/baccarat";
import { trials as blackjack } from "@baize/engines/blackjack";
import { trials as dice } from "@baize/engines/dice";
import { trials as draw } from "@baize/engines/draw";
import { trials as ladder } from "@baize/engines/ladder";
import type { Trial } from "@baize/engines/returns";
import { trials as roulette } from "@baize/engines/roulette";
import { trials as sides } from "@baize/engines/sides";
import { trials as slots } from "@baize/engines/slots";
import { trials as threeCard } from "@baize/engines/three-card";
import { JACKS_9_6, JOKER_KINGS_18_7, NOT_SO_UGLY_DEUCES, trials as videoPoker } from "@baize/engines/video-poker";

/**
 * Titles where the play decides what comes back: they are simulated with the strategies whose returns are stated, and
 * not by random actions.
 */
export const trialsOfPlay: Readonly<Record<string, readonly Trial[]>> = {
	"nine-six-jacks": videoPoker.filter(({ id }) => id.startsWith(JACKS_9_6.id)),
	"canyon-deuces": videoPoker.filter(({ id }) => id.startsWith(NOT_SO_UGLY_DEUCES.id)),
	"carnival-joker": videoPoker.filter(({ id }) => id.startsWith(JOKER_KINGS_18_7.id)),
	"emerald-blackjack": blackjack,
	"neon-three-card": threeCard,
};

/** Every title that is not played on reels with lines, and the bet or strategy that is simulated. */
export const trials: readonly Trial[] = [
	...roulette,
	...baccarat,
	...blackjack,
	...videoPoker,
	...draw,
	...ladder,
	...dice,
	...sides,
	...threeCard,
	...slots,
];
