import { check } from "@baize/kernel/check";
import { type Id, idText } from "@baize/kernel/id";
import type { Follower } from "@baize/ledger/server";
import type { Binding, LoggedFinding } from "@baize/platform-server";
import type { OwnWin } from "../contract/index.ts";
import { auditPots } from "./audit-pots.ts";
import { expectWins, payRound, repairWins, type WonLevels } from "./drawn-wins.ts";
import { addContributions, rateOf, stakesOf } from "./follow-stakes.ts";
import { bookGrown, openPots } from "./open-pots.ts";
import type { JackpotPorts, RoundsPort } from "./ports.ts";
import { type LevelTeaser, openPotViews } from "./pot-views.ts";
import { jackpotRoutes } from "./routes.ts";
import type { WonRound } from "./win-store.ts";

export type { WonLevels } from "./drawn-wins.ts";
export type { JackpotPorts, RoundsPort } from "./ports.ts";
export { openTerms, type PotTerms } from "./terms.ts";
export type { WonRound } from "./win-store.ts";

export type Jackpots = {
	/** Before a round is posted that has drawn a win: from then on the win is paid if the round is, however this process ends. */
	expectWins(round: WonRound, won: WonLevels): Promise<void>;
	/**
	 * Pays the levels that a recorded round has won; what was paid is not paid again. Never fails: what is not paid now is
	 * paid by `repairWins`.
	 */
	payRound(round: Pick<WonRound, "playerId" | "roundId">, levels: readonly string[]): Promise<void>;
	/** For the domain that plays the rounds, when it is open: nothing is followed or repaired before. */
	connectRounds(rounds: RoundsPort): void;
	/** What a game's stakes add to its pot and the reserve, in ten-thousandths, by the game's number; 0 without a pot. */
	rateOf(gameNumber: number): bigint;
	/** Begins the pots that there are not yet. */
	openPots(): Promise<void>;
	/** Adds what rounds contribute, from the journal. */
	follower: Follower;
	/** Pays or voids what was left between a draw and its payment. */
	repairWins(): Promise<void>;
	/** Posts the growth of the pots to the general ledger. */
	bookGrown(): Promise<void>;
	/** Everything that does not hold of the pots. */
	audit(): Promise<LoggedFinding[]>;
	/** A player's wins, for the copy of their data. */
	exportOf(playerId: Id): Promise<OwnWin[]>;
	/** The pots that can be won in the games that are offered, as a page teases them; from memory, a second old at most. */
	levels(currency: string | undefined, isOffered: (gameId: string) => boolean): Promise<LevelTeaser[]>;
	bindings: Binding[];
};

export function openJackpots(ports: JackpotPorts): Jackpots {
	const views = openPotViews(ports);
	let connected: RoundsPort | undefined;
	const rounds = (): RoundsPort => {
		check(connected, "the rounds are connected before jobs run");
		return connected;
	};
	return {
		expectWins: (round, won) => expectWins(ports, round, won),
		async payRound(round, levels) {
			try {
				await payRound(ports, round, levels);
			} catch (error) {
				ports.log.error({ error, round: idText(round.roundId) }, "a jackpot was won and is not paid yet");
			}
			views.forget();
		},
		connectRounds(given) {
			connected = given;
		},
		rateOf: (gameNumber) => rateOf(ports.terms, rounds(), gameNumber),
		openPots: () => openPots(ports),
		follower: {
			name: "jackpots",
			from: "now",
			apply: (tx, operations) => addContributions(ports, tx, stakesOf(ports, rounds(), operations)),
		},
		repairWins: () => repairWins(ports, rounds()),
		bookGrown: () => bookGrown(ports),
		async audit() {
			return (await auditPots(ports)).map(({ invariant, currency, detail }) => ({ invariant, currency, detail }));
		},
		exportOf: views.winsOf,
		levels: views.levels,
		bindings: jackpotRoutes(views, ports),
	};
}
