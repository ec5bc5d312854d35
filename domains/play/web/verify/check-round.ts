import { type ReelEvent, type ReelSheet, stakeMinorOf, verifyRound } from "@baize/engines/reels";
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
export function checkRound(sheet: ReelSheet, claim: Claim & { serverSeed: string }): Checks {
	const serverSeed = fromHex(claim.serverSeed);
	const computed = commitmentOf(serverSeed, sha256);
	const money = checkMoney(sheet, claim);
	// A promotional spin contributes nothing to the jackpot of its title, and draws nothing for it.
	const isPaid = claim.promotion === undefined;
	const hasJackpot = sheet.jackpot !== undefined && claim.sheetVersion === sheet.version && isPaid;
	if (computed !== claim.fairness.commitment.toLowerCase())
		return { commitment: { passed: false, why: computed }, events: { passed: "skipped" }, money };
	const { jackpot: _, ...earlier } = sheet;
	const { clientSeed, nonce, commitment } = claim.fairness;
	const seeds = { serverSeed, clientSeed, nonce };
	const { lineBetMinor, events, jackpot, currency } = claim;
	const said = { lineBetMinor: BigInt(lineBetMinor), seeds, commitment, events, jackpot, currency };
	// Rounds of an earlier version of the title were played without a jackpot.
	const verdict = verifyRound({ sheet: hasJackpot ? sheet : earlier, ...said }, algorithms);
	const checks = { commitment: { passed: true }, events: eventsCheck(verdict), money } as const;
	return hasJackpot ? { ...checks, jackpot: jackpotCheck(verdict) } : checks;
}

function eventsCheck(verdict: ReturnType<typeof verifyRound>): Check {
	if (verdict.verified || verdict.why === "jackpot") return { passed: true };
	return { passed: false, why: verdict.why === "events" ? String(verdict.at + 1) : "" };
}

/** It is computed after the events, so it is not known where those are wrong. */
function jackpotCheck(verdict: ReturnType<typeof verifyRound>): Check {
	if (verdict.verified) return { passed: true };
	return verdict.why === "jackpot" ? { passed: false, why: "" } : { passed: "skipped" };
}

function checkMoney(sheet: ReelSheet, { lineBetMinor, stakeMinor, winMinor, events }: Claim): Check {
	const won = events.reduce((sum, event) => sum + amountOf(event), 0);
	const end = events.at(-1);
	const isRight =
		BigInt(stakeMinor) === stakeMinorOf(sheet, BigInt(lineBetMinor)) &&
		won === winMinor &&
		end?.type === "roundEnded" &&
		end.winMinor === winMinor &&
		end.stakeMinor === stakeMinor;
	return isRight ? { passed: true } : { passed: false, why: "" };
}

const amountOf = (event: ReelEvent): number => ("amountMinor" in event ? event.amountMinor : 0);
