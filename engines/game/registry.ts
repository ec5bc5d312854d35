import { check } from "@baize/kernel/check";
import type { Minor } from "@baize/kernel/money";
import type { Draws } from "@baize/kernel/random";
import type { BetIssue } from "./bets.ts";
import { withJackpot } from "./jackpot.ts";
import type {
	Common,
	Default,
	GameSheet,
	InstantKind,
	LeaveOutcome,
	Leaving,
	PhaseTimes,
	PublishedText,
	SharedKind,
	StagedKind,
} from "./kinds.ts";
import type { Returns } from "./returns.ts";

/**
 * A title: a kind of rules with one sheet. The server knows no bet, action or state: each comes from the
 * title and goes back to it. A bet is what `readBet` returned, an action what `readAction` returned.
 */
type BoundCommon = {
	kind: string;
	sheet: GameSheet;
	issues(): string[];
	readBet(value: unknown): unknown;
	betIssue(bet: unknown, unitMinor: number): BetIssue | null;
	stakeMinorOf(bet: unknown): Minor;
	settings(unitMinor: number): readonly unknown[];
	returnsOf(bet: unknown): Returns;
	publishedText(): PublishedText;
};

export type InstantGame = BoundCommon & {
	timing: "instant";
	play(bet: unknown, draws: Draws): { winMinor: Minor; events: readonly unknown[] };
	/** Null for a title whose rounds no promotion pays for. */
	betOfStake: ((stakeMinor: Minor) => unknown) | null;
};

/** A title on which promotional spins can be used. */
export type SpinGame = InstantGame & { betOfStake: NonNullable<InstantGame["betOfStake"]> };

export type StagedGame = BoundCommon & {
	timing: "staged";
	readAction(value: unknown): unknown;
	maxSteps: number;
	open(bet: unknown, draws: Draws): unknown;
	legal(state: unknown): readonly unknown[];
	addedStakeMinor(state: unknown, action: unknown): Minor;
	act(state: unknown, action: unknown): unknown;
	isOver(state: unknown): boolean;
	payoutMinor(state: unknown): Minor;
	defaultOf(state: unknown): Default<unknown>;
	view(state: unknown): unknown;
	events(state: unknown): readonly unknown[];
};

type BoundLeaving = {
	shownX100(outcome: unknown, elapsedMs: number): number;
	targetX100(bet: unknown): number | null;
	leavesAtX100(outcome: unknown, bet: unknown, elapsedMs: number): LeaveOutcome;
	interruptedX100(outcome: unknown, bet: unknown, lastElapsedMs: number): number;
};

export type SharedGame = BoundCommon & {
	timing: "shared";
	phases: PhaseTimes;
	outcome(draws: Draws): unknown;
	runMs(outcome: unknown): number;
	maxBets: number;
	leaving: BoundLeaving | null;
	publicBet(bet: unknown): object | null;
	payoutMinor(outcome: unknown, bet: unknown, cashOutX100: number | null): Minor;
	events(outcome: unknown, bet: unknown): readonly unknown[];
};

export type Game = InstantGame | StagedGame | SharedGame;

export const isSpinGame = (game: Game): game is SpinGame => game.timing === "instant" && game.betOfStake !== null;

function boundCommon<Sheet extends GameSheet, Bet>(kind: Common<Sheet, Bet>, sheet: Sheet): BoundCommon {
	return {
		kind: kind.kind,
		sheet,
		issues: () => kind.issuesOf(sheet),
		readBet: kind.readBet,
		betIssue: (bet, unitMinor) => kind.betIssue(sheet, bet as Bet, unitMinor),
		stakeMinorOf: (bet) => kind.stakeMinorOf(sheet, bet as Bet),
		settings: (unitMinor) => kind.settingsOf(sheet, unitMinor),
		returnsOf: (bet) => withJackpot(kind.returnsOf(sheet, bet as Bet), sheet.jackpot),
		publishedText: () => kind.publishedText(sheet),
	};
}

/** Which stake of such a round would play for a jackpot, and when, no rule says. */
function withoutJackpot<Sheet extends GameSheet>(sheet: Sheet): Sheet {
	check(sheet.jackpot === undefined, `${sheet.id} is decided in one request, because it carries a jackpot`);
	return sheet;
}

export const instantGame = <Sheet extends GameSheet, Bet, Event>(
	kind: InstantKind<Sheet, Bet, Event>,
	sheet: Sheet,
): InstantGame => ({
	...boundCommon(kind, sheet),
	timing: "instant",
	play: (bet, draws) => kind.play(sheet, bet as Bet, draws),
	betOfStake: kind.betOfStake ? (stakeMinor) => kind.betOfStake!(sheet, stakeMinor) : null,
});

export const stagedGame = <Sheet extends GameSheet, Bet, Action, State, Event, View>(
	kind: StagedKind<Sheet, Bet, Action, State, Event, View>,
	sheet: Sheet,
): StagedGame => ({
	...boundCommon(kind, withoutJackpot(sheet)),
	timing: "staged",
	readAction: kind.readAction,
	maxSteps: kind.maxSteps(sheet),
	open: (bet, draws) => kind.open(sheet, bet as Bet, draws),
	legal: (state) => kind.legal(sheet, state as State),
	addedStakeMinor: (state, action) => kind.addedStakeMinor(sheet, state as State, action as Action),
	act: (state, action) => kind.act(sheet, state as State, action as Action),
	isOver: (state) => kind.isOver(sheet, state as State),
	payoutMinor: (state) => kind.payoutMinor(sheet, state as State),
	defaultOf: (state) => kind.defaultOf(sheet, state as State),
	view: (state) => kind.view(sheet, state as State),
	events: (state) => kind.events(sheet, state as State),
});

export const sharedGame = <Sheet extends GameSheet, Bet, Outcome, Event>(
	kind: SharedKind<Sheet, Bet, Outcome, Event>,
	sheet: Sheet,
): SharedGame => ({
	...boundCommon(kind, withoutJackpot(sheet)),
	timing: "shared",
	phases: kind.phases,
	outcome: (draws) => kind.outcome(sheet, draws),
	runMs: (outcome) => kind.runMs(sheet, outcome as Outcome),
	maxBets: kind.maxBets(sheet),
	leaving: kind.leaving ? boundLeaving(kind.leaving, sheet) : null,
	publicBet: (bet) => kind.publicBet(sheet, bet as Bet),
	payoutMinor: (outcome, bet, cashOutX100) => kind.payoutMinor(sheet, outcome as Outcome, bet as Bet, cashOutX100),
	events: (outcome, bet) => kind.events(sheet, outcome as Outcome, bet as Bet),
});

const boundLeaving = <Sheet extends GameSheet, Bet, Outcome>(
	leaving: Leaving<Sheet, Bet, Outcome>,
	sheet: Sheet,
): BoundLeaving => ({
	shownX100: (outcome, elapsedMs) => leaving.shownX100(sheet, outcome as Outcome, elapsedMs),
	targetX100: (bet) => leaving.targetX100(sheet, bet as Bet),
	leavesAtX100: (outcome, bet, elapsedMs) => leaving.leavesAtX100(sheet, outcome as Outcome, bet as Bet, elapsedMs),
	interruptedX100: (outcome, bet, lastElapsedMs) =>
		leaving.interruptedX100(sheet, outcome as Outcome, bet as Bet, lastElapsedMs),
});

/** The titles by their ids, in the order of release. */
export type Registry = { all: readonly Game[]; find(gameId: string): Game | undefined };

export function registryOf(games: readonly Game[]): Registry {
	const byId = new Map(games.map((game) => [game.sheet.id, game]));
	check(byId.size === games.length, "every title has an id of its own");
	return { all: games, find: (gameId) => byId.get(gameId) };
}
