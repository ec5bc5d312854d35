import type { JackpotTerms } from "@baize/engines/game";
import { STAKE_UNITS } from "./stakes.data.ts";

const unitMinor: JackpotTerms["unitMinor"] = Object.fromEntries(
	STAKE_UNITS.map(({ currency, unitMinor }) => [currency, unitMinor]),
);

/**
 * The jackpot of Ember Court. With a unit of a cent: grand begins at 6,000.00, and 2,000,000.00 staked win it once on
 * average, so its seeds cost 0.30 % of all stakes, which is what stakes add to its reserve. Quick begins at 50.00, is won
 * at 250.00 at the latest and earlier by chance: on average one seed for 50,000.00 / e = 18,394.00 staked, which costs 0.2718 %
 * of the stakes. Its reserve gets 0.27 %, so it does not grow for ever, and everything that stakes add is paid out.
 */
export const EMBER_CROWN: JackpotTerms = {
	id: "ember-crown",
	levels: [
		{
			id: "grand",
			oneInUnits: 200_000_000,
			seedUnits: 600_000,
			potRate: 40,
			reserveRate: 30,
			reserveKeptUnits: 1_200_000,
		},
		{
			id: "quick",
			oneInUnits: 5_000_000,
			seedUnits: 5_000,
			potRate: 40,
			reserveRate: 27,
			mustDropUnits: 25_000,
		},
	],
	unitMinor,
};
