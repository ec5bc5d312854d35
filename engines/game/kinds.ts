import type { Minor } from "@baize/kernel/money";
import type { Draws } from "@baize/kernel/random";
import type { BetIssue } from "./bets.ts";
import type { JackpotTerms } from "./jackpot.ts";
import type { Returns } from "./returns.ts";

/** What every sheet states, of whatever kind: the data that decide a title. JSON-safe, and never changed once played. */
export type GameSheet = {
	id: string;
	version: number;
	title: string;
	/** The stated return in per cent, with that of the jackpot, cut after two decimals. Of the best play, where the player decides. */
	rtpText: string;
	/** Where bets of the title differ: what the one that returns most does. `rtpText` is then the return of the lowest. */
	bestRtpText?: string;
	/** The jackpot that rounds of the title play for, beside their own wins. Only a title decided in one request has one. */
	jackpot?: JackpotTerms;
};

/** What stands in the text that a round's hash names: the sheet, and the rules of play in sentences. JSON-safe. */
export type PublishedText = Readonly<Record<string, unknown>>;

/**
 * What the three kinds of round have in common. A bet is JSON as it is sent, so that the same object is requested,
 * stored, shown and verified; amounts in it are whole minor units.
 */
export type Common<Sheet extends GameSheet, Bet> = {
	/** The name of the rules: "lines", "mines". */
	kind: string;
	/** What is wrong with a sheet, in sentences; empty when it can be played. */
	issuesOf(sheet: Sheet): string[];
	/** The bet that a caller has sent; null where it does not have the form of one. */
	readBet(value: unknown): Bet | null;
	/** Why the title does not take the bet in a currency whose unit has this many minor units; null where it does. */
	betIssue(sheet: Sheet, bet: Bet, unitMinor: number): BetIssue | null;
	stakeMinorOf(sheet: Sheet, bet: Bet): Minor;
	/** The bet that a page begins with, and every bet with a return of its own, each with the smallest stake of a unit. */
	settingsOf(sheet: Sheet, unitMinor: number): readonly Bet[];
	returnsOf(sheet: Sheet, bet: Bet): Returns;
	publishedText(sheet: Sheet): PublishedText;
};

/** Decided in one request: the draws decide everything, and the player decides nothing after the bet. */
export type InstantKind<Sheet extends GameSheet, Bet, Event> = Common<Sheet, Bet> & {
	timing: "instant";
	play(sheet: Sheet, bet: Bet, draws: Draws): { winMinor: Minor; events: readonly Event[] };
	/**
	 * Of a slot, whose bet is nothing but its stake: the bet of this stake, so that a promotion can pay for the round; null
	 * where the stake cannot be divided as the bet is. Absent where the player chooses more than a stake.
	 */
	betOfStake?(sheet: Sheet, stakeMinor: Minor): Bet | null;
};

/** What becomes of a round that the player has left: an action in the player's place, or each stake back. */
export type Default<Action> = { action: Action } | "refund";

/**
 * The player decides between the stake and the end. All chance is fixed when the round is opened: actions only uncover it,
 * so no decision can change what a later one finds. A state is never stored: it is `open` folded over the actions, and
 * that is also how a round is verified.
 */
export type StagedKind<Sheet extends GameSheet, Bet, Action, State, Event, View> = Common<Sheet, Bet> & {
	timing: "staged";
	/** The action that a caller has sent; null where it does not have the form of one. */
	readAction(value: unknown): Action | null;
	/** No round can have more actions. */
	maxSteps(sheet: Sheet): number;
	open(sheet: Sheet, bet: Bet, draws: Draws): State;
	/** Never empty while the round is open. */
	legal(sheet: Sheet, state: State): readonly Action[];
	/** What a legal action stakes in addition; 0 for most. */
	addedStakeMinor(sheet: Sheet, state: State, action: Action): Minor;
	/** Of a legal action. Returns another state. */
	act(sheet: Sheet, state: State, action: Action): State;
	isOver(sheet: Sheet, state: State): boolean;
	/** Of a round that is over. */
	payoutMinor(sheet: Sheet, state: State): Minor;
	/** The published rule for an abandoned round. It never takes a stake, and applied again and again it ends the round. */
	defaultOf(sheet: Sheet, state: State): Default<Action>;
	/** The only thing that leaves the server while the round is open: it is the same for any two states that differ in what is hidden. */
	view(sheet: Sheet, state: State): View;
	/** Everything that happened and what was hidden, of a round that is over. */
	events(sheet: Sheet, state: State): readonly Event[];
};

/** How long the phases of a shared round last: bets are taken, then the bets are fixed, then it runs, then it is shown. */
export type PhaseTimes = { betMs: number; lockedMs: number; endedMs: number };

/** A multiplier in hundredths. `early`: no player can leave yet. `late`: it is over, and the bet has lost. */
export type LeaveOutcome = number | "early" | "late";

/** How bets leave a shared round before its end: each at a multiplier in hundredths, which is the same for all. */
export type Leaving<Sheet extends GameSheet, Bet, Outcome> = {
	/** The multiplier that is shown so long after the start; bets that leave by themselves there have left. */
	shownX100(sheet: Sheet, outcome: Outcome, elapsedMs: number): number;
	/** The multiplier at which a bet leaves by itself; null for one that does not. */
	targetX100(sheet: Sheet, bet: Bet): number | null;
	/** The multiplier at which a bet leaves whose player asks for it so long after the start. */
	leavesAtX100(sheet: Sheet, outcome: Outcome, bet: Bet, elapsedMs: number): LeaveOutcome;
	/** The multiplier at which a bet leaves where the server stopped so long after the start, and no player could leave. */
	interruptedX100(sheet: Sheet, outcome: Outcome, bet: Bet, lastElapsedMs: number): number;
};

/** One outcome for the bets of many players. It is JSON, and published once the round has run. */
export type SharedKind<Sheet extends GameSheet, Bet, Outcome, Event> = Common<Sheet, Bet> & {
	timing: "shared";
	phases: PhaseTimes;
	outcome(sheet: Sheet, draws: Draws): Outcome;
	/** How long the outcome takes to be shown once the bets are fixed. */
	runMs(sheet: Sheet, outcome: Outcome): number;
	/** How many bets a player can have in a round. */
	maxBets(sheet: Sheet): number;
	/** Absent where no bet leaves: the outcome alone pays them all, whatever the server does meanwhile. */
	leaving?: Leaving<Sheet, Bet, Outcome>;
	/** What the others at the table see of a bet beside its stake, in few bytes; null for nothing. */
	publicBet(sheet: Sheet, bet: Bet): object | null;
	/** `cashOutX100`: the multiplier in hundredths at which the player has left; null for a bet that stayed to the end. */
	payoutMinor(sheet: Sheet, outcome: Outcome, bet: Bet, cashOutX100: number | null): Minor;
	events(sheet: Sheet, outcome: Outcome, bet: Bet): readonly Event[];
};
