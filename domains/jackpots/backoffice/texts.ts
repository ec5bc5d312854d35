import english from "../web/texts/en.ts";

/** What operators read about the pots. */
export const texts = {
	resources: {
		jackpots: {
			name: "Jackpot |||| Jackpots",
			intro:
				"Each pot is what stakes and seeds have added, less what was won. Every minute this is compared with the list of wins, the general ledger and the wallets.",
			empty: "There are no pots.",
			fields: {
				pot: "Jackpot",
				level: "Pot",
				currency: "Currency",
				potMinor: "In the pot",
				reserveMinor: "In the reserve",
				contributedMinor: "From stakes",
				fundedMinor: "From the operator",
				wonMinor: "Won",
				wins: "Wins",
				isProved: "Proof",
			},
		},
	},
	jackpots: {
		levels: { grand: "Grand", quick: "Quick" },
		proof: { proved: "Holds", broken: "Does not hold" },
		errors: english.errors,
	},
};
