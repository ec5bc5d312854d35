import { type Game, type GameSheet, type JackpotTerms, verifyGame } from "@baize/engines/game";
import { linesKind, type ReelEvent, type ReelSheet, stakeMinorOf, verifyRound } from "@baize/engines/reels";
import { commitmentOf, fromHex } from "@baize/kernel/random";
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import type { Claim } from "./read-claim.ts";

export type Check = { passed: true } | { passed: false; why: string } | { passed: "skipped" };

/** The checks of a round, each by itself. */
export type Checks = {
	/** The SHA-256 of the server seed is what was published before. `why` is what it is instead. */
	commitment: Check;
	/** The seeds give these events. `why` is the number of the first that differs, from 1. */
	events: Check;
	/** Stake and win are the sum of their parts. */
	money: Check;
	/** The seeds give these draws for the jackpot of the title, where it carries one. */
	jackpot?: Check;
};

const utf8 = new TextEncoder();
const algorithms = {
	sha256,
	hmac: (key: Uint8Array, message: string) => hmac(sha256, key, utf8.encode(message)),
};

/** Computes a round again from its receipt. It runs anywhere and needs no server. */
export const checkRound = (game: Game, claim: Claim & { serverSeed: string }): Checks =>
	game.kind === linesKind.kind ? checkReels(game.sheet as ReelSheet, claim) : checkGame(game, claim);

/** Of any title but a slot with lines: the round is played again with its bet and its actions. */
function checkGame(game: Game, claim: Claim & { serverSeed: string }): Checks {
	const { commitment, clientSeed, nonce } = claim.fairness;
	const { stakeMinor, winMinor, events, actions = [] } = claim;
	const bet = game.readBet(claim.bet);
	const seeds = { serverSeed: fromHex(claim.serverSeed), clientSeed, nonce };
	const computed = commitmentOf(seeds.serverSeed, sha256);
	const skipped = { passed: "skipped" } as const;
	if (computed !== commitment.toLowerCase())
		return { commitment: { passed: false, why: computed }, events: skipped, money: skipped };
	const passed = { passed: true } as const;
	// Nothing was played, so nothing was drawn that the player saw.
	if (claim.isRefunded) return { commitment: passed, events: passed, money: refundCheck(claim) };
	if (bet === null) return { commitment: passed, events: { passed: false, why: "1" }, money: skipped };
	const { jackpot, currency } = claim;
	const jackpotTerms = jackpotPlayedFor(game.sheet, claim);
	const ofJackpot = { jackpotTerms, jackpot, currency };
	const said = { game, bet, actions, seeds, commitment, stakeMinor, winMinor, events, ...ofJackpot };
	const verdict = verifyGame(said, algorithms);
	const checked = jackpotTerms || jackpot ? { jackpot: jackpotCheck(verdict) } : {};
	if (verdict.verified || verdict.why === "jackpot")
		return { commitment: passed, events: passed, money: passed, ...checked };
	if (verdict.why === "amounts")
		return { commitment: passed, events: passed, money: { passed: false, why: "" }, ...checked };
	const at = "at" in verdict ? verdict.at + 1 : 1;
	return { commitment: passed, events: { passed: false, why: String(at) }, money: skipped, ...checked };
}

/** A promotional spin draws nothing for the jackpot of its title; nor did rounds of the versions before it carried one. */
const jackpotPlayedFor = (
	{ version, jackpot }: Pick<GameSheet, "version" | "jackpot">,
	{ sheetVersion, promotion }: Claim,
): JackpotTerms | undefined => (sheetVersion === version && promotion === undefined ? jackpot : undefined);

function checkReels(sheet: ReelSheet, claim: Claim & { serverSeed: string }): Checks {
	const serverSeed = fromHex(claim.serverSeed);
	const computed = commitmentOf(serverSeed, sha256);
	const money = checkMoney(sheet, claim);
	const hasJackpot = jackpotPlayedFor(sheet, claim) !== undefined;
	if (computed !== claim.fairness.commitment.toLowerCase())
		return { commitment: { passed: false, why: computed }, events: { passed: "skipped" }, money };
	const { jackpot: _, ...earlier } = sheet;
	const { clientSeed, nonce, commitment } = claim.fairness;
	const seeds = { serverSeed, clientSeed, nonce };
	const { jackpot, currency } = claim;
	const events = claim.events as readonly ReelEvent[];
	const said = { lineBetMinor: lineBetOf(claim), seeds, commitment, events, jackpot, currency };
	const verdict = verifyRound({ sheet: hasJackpot ? sheet : earlier, ...said }, algorithms);
	const checks = { commitment: { passed: true }, events: eventsCheck(verdict), money } as const;
	return hasJackpot ? { ...checks, jackpot: jackpotCheck(verdict) } : checks;
}

const refundCheck = ({ stakeMinor, winMinor, events, actions = [] }: Claim): Check =>
	stakeMinor === winMinor && events.length === 0 && actions.length === 0
		? { passed: true }
		: { passed: false, why: "" };

function eventsCheck(verdict: ReturnType<typeof verifyRound>): Check {
	if (verdict.verified || verdict.why === "jackpot") return { passed: true };
	return { passed: false, why: verdict.why === "events" ? String(verdict.at + 1) : "" };
}

/** It is computed after the events, so it is not known where those are wrong. */
function jackpotCheck(verdict: ReturnType<typeof verifyRound> | ReturnType<typeof verifyGame>): Check {
	if (verdict.verified) return { passed: true };
	return verdict.why === "jackpot" ? { passed: false, why: "" } : { passed: "skipped" };
}

/** A line bet that is no amount gives no round. */
const lineBetOf = ({ bet }: Claim): bigint => BigInt(linesKind.readBet(bet)?.lineBetMinor || 1);

function checkMoney(sheet: ReelSheet, claim: Claim): Check {
	const { stakeMinor, winMinor } = claim;
	const events = claim.events as readonly ReelEvent[];
	const won = events.reduce((sum, event) => sum + amountOf(event), 0);
	const end = events.at(-1);
	const isRight =
		BigInt(stakeMinor) === stakeMinorOf(sheet, lineBetOf(claim)) &&
		won === winMinor &&
		end?.type === "roundEnded" &&
		end.winMinor === winMinor &&
		end.stakeMinor === stakeMinor;
	return isRight ? { passed: true } : { passed: false, why: "" };
}

const amountOf = (event: ReelEvent): number => ("amountMinor" in event ? event.amountMinor : 0);
