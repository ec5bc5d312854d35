/** The amounts of a round: they decide whether it may sound like a win. */
export type Amounts = { stakeMinor: number; winMinor: number };

/** Each type by itself, so that what belongs to one is known by it. */
type Each<Type extends string, Parts = unknown> = Type extends string ? { type: Type } & Parts : never;

/** What happens in a game, as far as it sounds. Stages give cues; they do not know how those sound, or whether. */
export type Cue =
	| Each<"press" | "sample" | "reelsStarted" | "anticipation" | "chipPlaced" | "cardTurned">
	| Each<"tilesBurst" | "mineHit" | "roundBroke" | "featureBegun">
	/** The player has skipped what is shown: what is scheduled of it does not sound. */
	| Each<"cut">
	/** `step` counts them: a later one sounds higher. */
	| Each<"reelStopped" | "revealed" | "climbed", { step: number }>
	/** Cards laid one after the other, the first one after `afterMs`. */
	| Each<"cardsDealt", { count: number; apartMs: number; afterMs?: number }>
	| Each<"diceRolled" | "wheelTurned", { lastsMs: number }>
	| Each<"ballFell", { lastsMs: number; steps: number }>
	/** A part of the win is shown; it sounds only where the whole round is a win. */
	| Each<"winCounted", { round: Amounts; step: number }>
	| Each<"cashedOut" | "roundEnded", { round: Amounts }>;
