import { check } from "@baize/kernel/check";
import { toWire } from "@baize/kernel/money";
import { fairDraws } from "@baize/kernel/random";
import type { SealedRound } from "../../contract/index.ts";
import { hmac } from "../seeds/hmac.ts";
import type { Titles } from "../titles.ts";
import { type Chains, clientSeedOf } from "./chains.ts";
import type { SharedTitle, TableRound, TableStake } from "./types.ts";

/** A round with its title and, in this process alone, what it will end with. */
export type DrawnRound = {
	title: SharedTitle;
	round: TableRound;
	outcome: unknown;
	element: Uint8Array;
	runMs: number;
};

/** Undefined for a round whose chain cannot be derived any more: it cannot be played. */
export async function drawRound(
	{ titles, chains }: { titles: Pick<Titles, "ofVersion">; chains: Pick<Chains, "open"> },
	round: TableRound,
): Promise<DrawnRound | undefined> {
	const title = titles.ofVersion(round.gameNumber, round.sheetVersion);
	check(title && isShared(title), "a round is of a sheet that is known");
	const chain = await chains.open(round.gameNumber, round.chain);
	if (!chain) return undefined;
	const element = chain.seeds.element(round.place);
	const { clientSeed, nonce } = fairnessOf(title, round);
	const outcome = title.game.outcome(fairDraws({ serverSeed: element, clientSeed, nonce }, hmac));
	return { title, round, outcome, element, runMs: title.game.runMs(outcome) };
}

export const isShared = (title: { game: SharedTitle["game"] | { timing: string } }): title is SharedTitle =>
	title.game.timing === "shared";

/** What a round is drawn from, without its element. */
export const fairnessOf = ({ game }: SharedTitle, { commitment, number, publicSalt }: TableRound) => ({
	commitment,
	clientSeed: clientSeedOf(game.sheet.id, number, publicSalt),
	nonce: 0,
});

/** What is stored with a stake, and nothing of the outcome: it is stored while the round is open. */
export const sealedStake = (
	title: SharedTitle,
	round: TableRound,
	stake: Pick<TableStake, "bet" | "stakeMinor">,
): SealedRound => ({
	gameId: title.game.sheet.id,
	sheetVersion: title.game.sheet.version,
	rulesHash: title.rulesHash,
	bet: stake.bet,
	stakeMinor: toWire(stake.stakeMinor),
	winMinor: 0,
	fairness: fairnessOf(title, round),
	events: [],
});

/** How a stake has left where its bet alone does not say so: by its player's hand, or because the round was interrupted. */
export type LeftBy = { cashOutX100: number } | { interruptedX100: number };
type End = { winMinor: bigint; events: readonly unknown[]; action?: LeftBy };

/** What is stored with the end of a stake: everything that it takes to check it. */
export const sealedEnd = (
	title: SharedTitle,
	round: TableRound,
	stake: TableStake,
	{ winMinor, events, action }: End,
): SealedRound => ({
	...sealedStake(title, round, stake),
	winMinor: toWire(winMinor),
	events: [...events],
	actions: action ? [action] : [],
	endedBy: action && "cashOutX100" in action ? "player" : "time",
});

/** A stake that was given back: nothing was played. */
export const sealedReturn = (title: SharedTitle, round: TableRound, stake: TableStake): SealedRound => ({
	...sealedStake(title, round, stake),
	winMinor: toWire(stake.stakeMinor),
	actions: [],
	endedBy: "time",
	isRefunded: true,
});
