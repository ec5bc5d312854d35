import type { Fraction } from "@baize/kernel/odds";
import type { Book } from "../pricing/index.ts";

export type RaceKind = "horses" | "greyhounds" | "motors";
export type Going = "firm" | "good-to-firm" | "good" | "good-to-soft" | "soft" | "heavy" | "standard" | "dry" | "wet";

export type SilkPattern =
	| "plain"
	| "hoops"
	| "stripes"
	| "quarters"
	| "halves"
	| "chevron"
	| "sash"
	| "spots"
	| "diamonds"
	| "stars";

/** Colours are data of the runner (names of `SILK_COLOURS`), not of the interface. */
export type Silk = {
	readonly pattern: SilkPattern;
	readonly body: SilkColour;
	readonly mark: SilkColour;
	readonly cap: SilkColour;
};
export type SilkColour =
	| "white"
	| "black"
	| "grey"
	| "yellow"
	| "orange"
	| "red"
	| "maroon"
	| "pink"
	| "purple"
	| "royal-blue"
	| "light-blue"
	| "navy"
	| "emerald"
	| "dark-green";

/** The weight is the runner's share of the draw: its chance to win is weight ÷ the sum of the weights. */
export type Runner = {
	readonly number: number;
	readonly name: string;
	readonly weight: number;
	readonly rider: number;
	readonly stall: number;
	/** Last finishing places, oldest first; "0" stands for tenth or worse. */
	readonly form: string;
	readonly silk: Silk;
};

export type RaceCard = {
	readonly kind: RaceKind;
	readonly course: string;
	readonly going: Going;
	readonly distanceMetres: number;
	readonly runners: readonly Runner[];
	/** Paid places; 0 when the field is too small for a place market. */
	readonly places: number;
};

/** Exact chances of a runner. */
export type RunnerChances = { readonly number: number; readonly win: Fraction; readonly place: Fraction };

/** Selections are the runners' numbers as text. The place book is null when the field has no places. */
export type RaceBooks = { readonly win: Book | null; readonly place: Book | null };

/** Runner numbers, winner first. */
export type FinishingOrder = readonly number[];

/**
 * Where every runner is at each step, in ten-thousandths of the course (10_000 is the line; more is the run-out).
 * `progressX10000[step]` belongs to the time step × stepMs.
 */
export type RunnerTrack = {
	readonly number: number;
	readonly finishMs: number;
	readonly progressX10000: readonly number[];
};

export type RaceTimeline = {
	readonly durationMs: number;
	readonly stepMs: number;
	readonly tracks: readonly RunnerTrack[];
	readonly calls: readonly RaceCall[];
};

/** Commentary for the screen reader and for reduced motion, as data; the texts are in the web part. */
export type RaceCall =
	| { readonly kind: "off"; readonly atMs: number; readonly runnerCount: number }
	| { readonly kind: "leads"; readonly atMs: number; readonly runner: number }
	| { readonly kind: "moves-up"; readonly atMs: number; readonly runner: number; readonly place: number }
	| { readonly kind: "halfway" | "final-stretch"; readonly atMs: number; readonly leaders: readonly number[] }
	| { readonly kind: "winner"; readonly atMs: number; readonly runner: number; readonly margin: WinningMargin }
	| { readonly kind: "result"; readonly atMs: number; readonly order: FinishingOrder };

export type WinningMargin = "nose" | "head" | "neck" | "half-length" | "length" | "lengths";
