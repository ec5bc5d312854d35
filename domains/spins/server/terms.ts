import { createHash } from "node:crypto";
import { type Minor, toWire } from "@baize/kernel/money";
import { DAY_MS } from "@baize/kernel/time";
import type { WagerTerms } from "@baize/ledger/contract";
import type { SpinWins, StoredWins } from "../contract/index.ts";

const CASH: StoredWins = {
	as: "cash",
	wageringTimes: 0,
	daysToWager: 0,
	maxStakeMinor: null,
	maxConvertedMinor: null,
	sharesX1000: {},
	fundsOrder: "cashFirst",
	counts: "bonus",
};

/** A bonus that names no shares is wagered on what it was won on. */
const ON_SLOTS = { slots: 1_000 };

const wireOf = (minor: Minor | null | undefined): number | null =>
	minor === null || minor === undefined ? null : toWire(minor);

/** The terms as they are frozen with the grant. */
export function storedWins(wins: SpinWins): StoredWins {
	if (wins === "cash") return CASH;
	return {
		as: "bonus",
		wageringTimes: wins.wageringTimes,
		daysToWager: wins.daysToWager,
		maxStakeMinor: wireOf(wins.maxStakeMinor),
		maxConvertedMinor: wireOf(wins.maxConvertedMinor),
		sharesX1000: wins.sharesX1000 ?? ON_SLOTS,
		...(wins.gameShares && wins.gameShares.length > 0 && { gameShares: wins.gameShares }),
		fundsOrder: wins.fundsOrder ?? "cashFirst",
		counts: wins.counts ?? "bonus",
	};
}

/** Wins under equal terms go to the same bonus. The order of the database's keys does not matter. */
export function termsHashOf(wins: StoredWins, currency: string): Buffer {
	const shares = Object.entries(wins.sharesX1000).sort(([one], [other]) => (one < other ? -1 : 1));
	const { wageringTimes, daysToWager, maxStakeMinor, maxConvertedMinor, fundsOrder, counts, gameShares = [] } = wins;
	const games = gameShares
		.toSorted((a, b) => a.gameId - b.gameId)
		.map(({ gameId, shareX1000 }) => [gameId, shareX1000]);
	const text = [
		...[currency, wageringTimes, daysToWager, maxStakeMinor, maxConvertedMinor, shares, fundsOrder, counts],
		...(games.length > 0 ? [games] : []),
	];
	return createHash("sha256")
		.update(`spins:${JSON.stringify(text)}`)
		.digest();
}

/** The terms of a bonus that begins now with nothing in it, and to which each win adds what is to be wagered for it. */
export function wagerTermsOf(wins: StoredWins, currency: string, nowMs: number): WagerTerms {
	const minorOf = (wire: number | null): Minor | null => (wire === null ? null : BigInt(wire));
	return {
		requiredX1000: 0n,
		perWinX1000: wins.wageringTimes * 1_000,
		sharesX1000: wins.sharesX1000,
		gameShares: wins.gameShares ?? [],
		fundsOrder: wins.fundsOrder,
		counts: wins.counts,
		maxStakeMinor: minorOf(wins.maxStakeMinor),
		maxConvertedMinor: minorOf(wins.maxConvertedMinor),
		untilMs: nowMs + wins.daysToWager * DAY_MS,
		termsHash: termsHashOf(wins, currency),
	};
}
