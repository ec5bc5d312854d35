import { isSame, type Played, replay, type StagedGame } from "@baize/engines/game";
import { check } from "@baize/kernel/check";
import { toWire } from "@baize/kernel/money";
import { fairDraws } from "@baize/kernel/random";
import { DAY_MS } from "@baize/kernel/time";
import type { DerivedSeeds } from "@baize/platform-server";
import type { SealedRound } from "../../contract/index.ts";
import { hmac } from "../seeds/hmac.ts";
import type { RoundDraw } from "../seeds/leases.ts";
import type { Title } from "../titles.ts";
import type { OpenRow } from "./store.ts";

export type StagedTitle = Title & { game: StagedGame };

export const isStaged = (title: Title): title is StagedTitle => title.game.timing === "staged";

/** How long a round waits for its player before the published default ends it. */
export const MAX_IDLE_MS = DAY_MS;

/** What decides a round and has happened in it. */
export type RoundSoFar = { title: StagedTitle; bet: unknown; draw: RoundDraw; actions: readonly unknown[] };

export function soFarOf(title: StagedTitle, row: OpenRow, seeds: Pick<DerivedSeeds, "seedOf">): RoundSoFar {
	check(row.sheet_version === title.game.sheet.version, "an open round is of a sheet that is served");
	const { commitment, client_seed: clientSeed, nonce, bet, actions } = row;
	const draw = { serverSeed: seeds.seedOf(row.salt), commitment, clientSeed, nonce: Number(nonce) };
	return { title, bet, draw, actions };
}

export const playedOf = ({ title, bet, draw, actions }: RoundSoFar): Played =>
	replay(title.game, bet, fairDraws(draw, hmac), actions);

type End = { stakedMinor: bigint; winMinor: bigint; events: readonly unknown[]; endedBy: "player" | "time" };

/** What is stored with the payout: everything that it takes to play the round again. */
export const sealedEnd = (round: RoundSoFar, actions: readonly unknown[], end: End): SealedRound => ({
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
export function sealedBeginning({ title, bet, draw }: RoundSoFar, stakedMinor: bigint): SealedRound {
	const { sheet } = title.game;
	return {
		gameId: sheet.id,
		sheetVersion: sheet.version,
		rulesHash: title.rulesHash,
		bet,
		stakeMinor: toWire(stakedMinor),
		winMinor: 0,
		fairness: { commitment: draw.commitment, clientSeed: draw.clientSeed, nonce: draw.nonce },
		events: [],
	};
}

/** How a requested action stands to those that were applied. */
export type Standing = "next" | "repeated" | "conflict" | "ahead";

export function standingOf(actions: readonly unknown[], { step, action }: { step: number; action: unknown }): Standing {
	if (step > actions.length) return "ahead";
	if (step === actions.length) return "next";
	return isSame(actions[step], action) ? "repeated" : "conflict";
}
