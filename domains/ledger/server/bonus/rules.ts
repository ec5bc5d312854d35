import { check } from "@baize/kernel/check";
import type { BonusActivation, BonusGrant, GameShare, WagerTerms } from "../../contract/index.ts";

const MAX_MINOR = BigInt(Number.MAX_SAFE_INTEGER);
/** A bigint of the database holds a thousand times the largest amount. */
const MAX_REQUIRED_X1000 = MAX_MINOR * 1_000n;
const MAX_SHARE_X1000 = 10_000;
const MAX_PER_WIN_X1000 = 1_000_000;
const MAX_HASH_BYTES = 64;
/** Each stake of the bonus looks among them. */
const MAX_GAMES = 100;
const MAX_GAME_NUMBER = 2 ** 31 - 1;

const isAmount = (minor: bigint): boolean => minor >= 0n && minor <= MAX_MINOR;
const isWithin = (number: number, max: number): boolean => Number.isInteger(number) && number >= 0 && number <= max;

/** Checks against mistakes of the domain above, before they reach the books. */
export function checkGranted({ grant, amountMinor }: BonusGrant): void {
	check(grant > 0n, "a grant has the id of an operation");
	check(isAmount(amountMinor), "a bonus is not negative and fits a JSON integer");
}

export function checkActivation({ grant, activationId, lockId, lockMinor, terms }: BonusActivation): void {
	check(grant > 0n && activationId > 0n && lockId > 0n, "an activation has the ids of its operations");
	check(new Set([grant, activationId, lockId]).size === 3, "each operation has an id of its own");
	check(isAmount(lockMinor), "what is locked is not negative and fits a JSON integer");
	checkTerms(terms);
}

function checkGames(games: readonly GameShare[]): void {
	check(games.length <= MAX_GAMES, "terms name some games, not all");
	check(new Set(games.map(({ gameId }) => gameId)).size === games.length, "a game is named once");
	for (const { gameId, shareX1000 } of games) {
		check(gameId > 0 && isWithin(gameId, MAX_GAME_NUMBER), "a game has a number");
		check(shareX1000 === null || isWithin(shareX1000, MAX_SHARE_X1000), "a share is up to tenfold");
	}
}

function checkTerms(terms: WagerTerms): void {
	const { requiredX1000, maxStakeMinor, maxConvertedMinor, perWinX1000, untilMs, termsHash } = terms;
	check(requiredX1000 >= 0n && requiredX1000 <= MAX_REQUIRED_X1000, "what is to be wagered fits the books");
	check(requiredX1000 > 0n || perWinX1000 > 0, "something is to be wagered");
	for (const share of Object.values(terms.sharesX1000))
		check(isWithin(share, MAX_SHARE_X1000), "a share is up to tenfold");
	checkGames(terms.gameShares);
	check(maxStakeMinor === null || isAmount(maxStakeMinor), "a maximum stake is an amount");
	check(maxConvertedMinor === null || isAmount(maxConvertedMinor), "a maximum of what converts is an amount");
	check(isWithin(perWinX1000, MAX_PER_WIN_X1000), "a win adds up to a thousand times itself");
	check(Number.isSafeInteger(untilMs), "a bonus has an end");
	check(termsHash.length > 0 && termsHash.length <= MAX_HASH_BYTES, "terms are identified by a hash");
}
