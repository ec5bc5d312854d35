import type { Game, Returns } from "@baize/engines/game";
import type { ReelSheet } from "@baize/engines/reels";
import { oddsOfReturns, oddsOfSpread, type Spread } from "@baize/engines/returns";
import { spreadOf } from "@baize/games/spreads";
import { fraction } from "@baize/kernel/odds";
import type { KnownBet } from "./figures.ts";

/** The bets of a title whose results are known: exactly, or as so many rounds have spread. */
export function knownBets({ sheet }: Game, choices: readonly { name: string; returns: Returns }[]): KnownBet[] {
	const spread = spreadOf(sheet.id);
	return choices.flatMap(({ name, returns }) => {
		const odds = oddsOfReturns(returns);
		const known = odds ? { odds, simulatedRounds: null } : spread && spreadOdds(spread);
		return known ? [{ name, ...known, total: returns.total }] : [];
	});
}

/** The one bet of a slot with lines. Its return is the stated one, which is cut after two decimals. */
export function betOfLines({ id, title, rtpText }: ReelSheet): KnownBet[] {
	const spread = spreadOf(id);
	return spread
		? [{ name: title, ...spreadOdds(spread), total: fraction(BigInt(rtpText.replace(".", "")), 10_000n) }]
		: [];
}

const spreadOdds = (spread: Spread): Pick<KnownBet, "odds" | "simulatedRounds"> => ({
	odds: oddsOfSpread(spread),
	simulatedRounds: spread.how === "simulated" ? spread.cases : null,
});
