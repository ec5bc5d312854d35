import type { SymbolId } from "./sheet.ts";

/** What is in view: per reel from the left, its three symbols from the top. */
export type ReelWindow = readonly (readonly SymbolId[])[];

/** A place in the window: reel from the left and row from the top, both from 0. */
export type Position = readonly [reel: number, row: number];

/** The reels have stopped. `stops`: the index on each strip of the symbol in the top row. */
export type ReelsStopped = { type: "reelsStopped"; stops: readonly number[]; window: ReelWindow };

/** `line`: its number as shown to the player, from 1. The amount already includes the feature's multiplier. */
export type LineWon = {
	type: "lineWon";
	line: number;
	symbol: SymbolId;
	count: number;
	positions: readonly Position[];
	multiplier: number;
	amountMinor: number;
};

export type ScattersWon = {
	type: "scattersWon";
	symbol: SymbolId;
	count: number;
	positions: readonly Position[];
	multiplier: number;
	amountMinor: number;
};

/** The feature begins; holds what was drawn for it. */
export type FreeSpinsBegun = {
	type: "freeSpinsBegun";
	count: number;
	multiplier: number;
	specialSymbol: SymbolId | null;
};

/**
 * `spin` of `of` starts, both from 1; `featureMinor` is what the feature has won before it. The spin's own events
 * follow.
 */
export type FreeSpinStarted = { type: "freeSpinStarted"; spin: number; of: number; featureMinor: number };

/**
 * The special symbol covers every reel that shows it and pays for `count` reels, on all lines, adjacent or not.
 * `amountMinor` is the sum over all lines. It comes after the line wins of the window as it stopped, in addition to
 * them.
 */
export type SymbolExpanded = {
	type: "symbolExpanded";
	symbol: SymbolId;
	reels: readonly number[];
	count: number;
	window: ReelWindow;
	multiplier: number;
	amountMinor: number;
};

/** Further spins were won; `of` is the new number of spins in this feature. */
export type FreeSpinsRetriggered = { type: "freeSpinsRetriggered"; count: number; of: number };

export type FreeSpinsEnded = { type: "freeSpinsEnded"; spins: number; featureMinor: number };

/**
 * Always the last event. `celebrate` is false where the win is not above the stake: that is a net loss, and is shown as
 * one.
 */
export type RoundEnded = { type: "roundEnded"; stakeMinor: number; winMinor: number; celebrate: boolean };

/**
 * The events that a stage plays back, in this order: the paid spin (`reelsStopped`, its `lineWon`s, `scattersWon`),
 * then, if the feature was won, `freeSpinsBegun`; per spin `freeSpinStarted`, `reelsStopped`, `lineWon`s,
 * `scattersWon`, `symbolExpanded`, `freeSpinsRetriggered`; `freeSpinsEnded`; then `roundEnded`. JSON-safe; amounts are
 * integers.
 */
export type ReelEvent =
	| ReelsStopped
	| LineWon
	| ScattersWon
	| FreeSpinsBegun
	| FreeSpinStarted
	| SymbolExpanded
	| FreeSpinsRetriggered
	| FreeSpinsEnded
	| RoundEnded;

/** A round, decided and complete before any of it is shown. */
export type Round = { stakeMinor: bigint; winMinor: bigint; events: readonly ReelEvent[] };
