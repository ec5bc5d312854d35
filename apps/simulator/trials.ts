import { trials as baccarat } from "@baize/engines/baccarat";
import { trials as blackjack } from "@baize/engines/blackjack";
import { trials as dice } from "@baize/engines/dice";
import { trials as draw } from "@baize/engines/draw";
import type { Game } from "@baize/engines/game";
import { trials as ladder } from "@baize/engines/ladder";
import { type MinesSheet, minesTrials } from "@baize/engines/mines";
import type { Trial } from "@baize/engines/returns";
import { trials as roulette } from "@baize/engines/roulette";
import { trials as sides } from "@baize/engines/sides";
import { trials as slots } from "@baize/engines/slots";
import { trials as threeCard } from "@baize/engines/three-card";
import { JACKS_9_6, JOKER_KINGS_18_7, NOT_SO_UGLY_DEUCES, trials as videoPoker } from "@baize/engines/video-poker";
import { otherGameOf, slotSheetOf } from "@baize/games/others";
import { betTrials } from "./bet-trials.ts";

const startingWith = (trials: readonly Trial[], name: string): readonly Trial[] =>
	trials.filter(({ id }) => id.startsWith(name));

/** Titles with decisions of the player: they are simulated with ways to play whose returns are stated. */
const trialsOfPlay: Readonly<Record<string, readonly Trial[]>> = {
	"nine-six-jacks": startingWith(videoPoker, JACKS_9_6.id),
	"canyon-deuces": startingWith(videoPoker, NOT_SO_UGLY_DEUCES.id),
	"carnival-joker": startingWith(videoPoker, JOKER_KINGS_18_7.id),
	"emerald-blackjack": blackjack,
	"neon-three-card": threeCard,
	"nine-roofs": startingWith(ladder, "towers-"),
	"sun-herbarium": startingWith(ladder, "hi-lo"),
	"firefly-meadow": minesTrials(otherGameOf("firefly-meadow")!.sheet as MinesSheet),
};

/** What is simulated of a title that is not played on reels with lines. */
export const trialsOf = (game: Game): readonly Trial[] =>
	trialsOfPlay[game.sheet.id] ?? (slotSheetOf(game) ? slots.filter(({ id }) => id === game.sheet.id) : betTrials(game));

/** Every bet and way to play that is simulated by itself: also of rules that no title has. */
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
