import { commitmentOf, fairDraws, type Hmac, type RoundSeeds, type Sha256 } from "@baize/kernel/random";
import { isJackpotRight, isSame, type JackpotDraw } from "../game/index.ts";
import type { ReelEvent } from "./events.ts";
import { playRound } from "./round.ts";
import { type ReelSheet, stakeMinorOf } from "./sheet.ts";

/** A round as it was shown and stored, with the seeds that are claimed to have decided it. */
export type RoundClaim = {
	sheet: ReelSheet;
	lineBetMinor: bigint;
	seeds: RoundSeeds;
	/** Published before the round: the SHA-256 of the server seed in hexadecimal. */
	commitment: string;
	events: readonly ReelEvent[];
	/** What it says that it drew for the jackpot of its sheet. */
	jackpot?: JackpotDraw | undefined;
	/** Of the stake; without it the stake in units is taken as the round says it. */
	currency?: string | undefined;
};

/**
 * `commitment`: the seed revealed is not the one committed to. `events`: the seeds give another round; `at` is the
 * first event that differs and `expected` what it should have been (null: there should have been none).
 * `jackpot`: the seeds give other draws for the jackpot, or the round says none.
 */
export type Verdict =
	| { verified: true }
	| { verified: false; why: "commitment" }
	| { verified: false; why: "events"; at: number; expected: ReelEvent | null }
	| { verified: false; why: "jackpot" };

/** Plays the round again from its seeds and compares it event by event. Needs no other code of ours. */
export function verifyRound(claim: RoundClaim, { hmac, sha256 }: { hmac: Hmac; sha256: Sha256 }): Verdict {
	if (commitmentOf(claim.seeds.serverSeed, sha256) !== claim.commitment.toLowerCase()) {
		return { verified: false, why: "commitment" };
	}
	const draws = fairDraws(claim.seeds, hmac);
	const { events } = playRound(claim.sheet, { lineBetMinor: claim.lineBetMinor, draws });
	const longest = Math.max(events.length, claim.events.length);
	for (let at = 0; at < longest; at++) {
		if (!isSame(events[at], claim.events[at]))
			return { verified: false, why: "events", at, expected: events[at] ?? null };
	}
	const { sheet, seeds, lineBetMinor } = claim;
	const said = { ...claim, stakeMinor: stakeMinorOf(sheet, lineBetMinor) };
	const isRight = isJackpotRight(sheet.jackpot, said, { seeds, hmac });
	return isRight ? { verified: true } : { verified: false, why: "jackpot" };
}
