import type { PhaseTimes, SharedKind } from "../game/kinds.ts";
import { isWhole } from "../game/read.ts";
import { DRAW_WORDS, SHARED_WORDS } from "../game/words.ts";
import { commonOfSpots, publishedSpots, type SpotSheet } from "./kind.ts";
import { paySpots, type SpotBet, type SpotEvent, type SpotGame } from "./spots.ts";

/** A table of a game of spots. A stake is a list of chips; `maxBets` are the stakes that a player has in a round. */
export type SharedSpotSheet<R> = SpotSheet<R> & { maxBets: number };

export type SpotOutcome<D> = { drawn: D };

type SharedSpotKind<R, D> = SharedKind<SharedSpotSheet<R>, SpotBet, SpotOutcome<D>, SpotEvent<D>>;

/** Others see so many chips of a bet, the largest: a list of them goes to every page of the table. */
const PUBLIC_SPOTS = 8;

/** `runMs` is the same for every outcome: how long a round runs foretells nothing. */
type Timing = { kind: string; phases: PhaseTimes; runMs: number };

/** A game of spots at a table that many share: one draw decides the chips of all, and nothing else does. */
export const sharedSpotKind = <R, D, Res>(
	game: SpotGame<R, D, Res>,
	{ kind, phases, runMs }: Timing,
): SharedSpotKind<R, D> => ({
	kind,
	timing: "shared",
	phases,
	...commonOfSpots(game),
	issuesOf: (sheet) => [
		...commonOfSpots(game).issuesOf(sheet),
		...(isWhole(sheet.maxBets, 1, 4) ? [] : ["a player has between one and four bets in a round"]),
	],
	outcome: ({ rules }, draws) => ({ drawn: game.draw(rules, draws) }),
	runMs: () => runMs,
	maxBets: ({ maxBets }) => maxBets,
	publicBet: (_sheet, { spots }) => ({
		spots: spots.toSorted((one, other) => other.amountMinor - one.amountMinor).slice(0, PUBLIC_SPOTS),
	}),
	payoutMinor: ({ rules }, { drawn }, bet) => paySpots(game, rules, bet, drawn).winMinor,
	events: ({ rules }, { drawn }, bet) => paySpots(game, rules, bet, drawn).events,
	publishedText: (sheet) => {
		const { stream, draw } = DRAW_WORDS;
		return publishedSpots(game, { kind, sheet, head: { stream, draw, ...SHARED_WORDS, ...TABLE_WORDS } });
	},
});

/** The one rule for bets that come late, get lost, or come twice. */
const TABLE_WORDS = {
	stakes:
		"A stake is taken while the server's clock is before the lock of the round, in the transaction that moves its money. One that comes later is refused with BETTING_CLOSED, and no money moves. A player has up to maxBets stakes in a round. Each has an id of its own: sent again with it, a stake is answered as it stands and is taken once; with other content under the same id it is refused. A stake whose answer was lost is taken or not, and the same request says which.",
	interruption:
		"Where the server has stopped before the start, and was not back within 2 seconds after it, the round is void and every stake is returned. From the start on nothing can change it: whenever the server is back, every stake is paid by the outcome.",
} as const;
