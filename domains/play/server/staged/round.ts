import { isSame, type Played, replay } from "@baize/engines/game";
import { check } from "@baize/kernel/check";
import { toWire } from "@baize/kernel/money";
import { commitmentOf, fairDraws } from "@baize/kernel/random";
import { DAY_MS } from "@baize/kernel/time";
import type { DerivedSeeds } from "@baize/platform-server";
import type { SealedRound } from "../../contract/index.ts";
import { hmac, sha256 } from "../seeds/hmac.ts";
import type { Title, Titles } from "../titles.ts";
import type { OpenRound, OpenRow, RoundSoFar, StagedTitle } from "./acts.ts";

export const isStaged = (title: Title): title is StagedTitle => title.game.timing === "staged";

/** How long a round waits for its player before the published default ends it. */
const MAX_IDLE_MS = DAY_MS;

export const dueAfter = (nowMs: number): Date => new Date(nowMs + MAX_IDLE_MS);

type Ports = { titles: Pick<Titles, "ofVersion">; seeds: Pick<DerivedSeeds, "seedOf"> };

/** The round of a row, played again from its draws. */
export function openOf(ports: Ports, row: OpenRow): OpenRound {
	const round = soFarOf(ports, row);
	return { row, round, now: playedOf(round) };
}

/** An open round goes on by the version of its title's sheet with which it was opened, also when that has a later one. */
function soFarOf({ titles, seeds }: Ports, row: OpenRow): RoundSoFar {
	const title = titles.ofVersion(row.game_number, row.sheet_version);
	check(title && isStaged(title), "an open round is of a sheet that is known");
	const { commitment, client_seed: clientSeed, nonce, rules_hash: rulesHash, bet, actions } = row;
	const serverSeed = seeds.seedOf(row.salt);
	check(commitmentOf(serverSeed, sha256) === commitment, "an open round has the seed that was committed to");
	return { title, rulesHash, bet, draw: { serverSeed, commitment, clientSeed, nonce: Number(nonce) }, actions };
}

export const playedOf = ({ title, bet, draw, actions }: RoundSoFar): Played =>
	replay(title.game, bet, fairDraws(draw, hmac), actions);

type End = { stakedMinor: bigint; winMinor: bigint; events: readonly unknown[]; endedBy: "player" | "time" };

/** What is stored with the payout: everything that it takes to play the round again. */
const sealedEnd = (round: RoundSoFar, actions: readonly unknown[], end: End): SealedRound => ({
	...sealedBeginning(round, end.stakedMinor),
	winMinor: toWire(end.winMinor),
	events: [...end.events],
	actions: [...actions],
	endedBy: end.endedBy,
});

/** A round of which every stake was given back: nothing was played. */
export const sealedRefund = (round: RoundSoFar, stakedMinor: bigint): SealedRound => ({
	...sealedBeginning(round, stakedMinor),
	winMinor: toWire(stakedMinor),
	actions: [],
	endedBy: "time",
	isRefunded: true,
});

/** What is stored with the first stake. It says what the round was drawn from, and nothing of what was drawn. */
export function sealedBeginning({ title, rulesHash, bet, draw }: RoundSoFar, stakedMinor: bigint): SealedRound {
	const { sheet } = title.game;
	return {
		gameId: sheet.id,
		sheetVersion: sheet.version,
		rulesHash,
		bet,
		stakeMinor: toWire(stakedMinor),
		winMinor: 0,
		fairness: { commitment: draw.commitment, clientSeed: draw.clientSeed, nonce: draw.nonce },
		events: [],
	};
}

/** What is sealed of a round that is over, as its player has ended it. */
export function endOfPlayed(round: RoundSoFar, { state, stakedMinor }: Played, endedBy: End["endedBy"] = "player") {
	const { game } = round.title;
	const end = { stakedMinor, winMinor: game.payoutMinor(state), events: game.events(state), endedBy };
	return sealedEnd(round, round.actions, end);
}

/** How a requested action stands to those that were applied. */
export type Standing = "next" | "repeated" | "conflict" | "ahead";

export function standingOf(actions: readonly unknown[], { step, action }: { step: number; action: unknown }): Standing {
	if (step > actions.length) return "ahead";
	if (step === actions.length) return "next";
	return isSame(actions[step], action) ? "repeated" : "conflict";
}
