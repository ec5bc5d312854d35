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
				seedMinor: "Seed",
				mustDropMinor: "Won at the latest at",
				wins: "Wins",
				isProved: "Proof",
				funding: "Add money",
			},
		},
	},
	proposals: { kinds: { potFunding: "Add money to a jackpot" } },
	jackpots: {
		levels: { grand: "Grand", quick: "Quick" },
		proof: { proved: "Holds", broken: "Does not hold" },
		effects: {
			pot: "In the pot, at most",
			reserve: "In the reserve, at least",
			operator: "From the operator in all",
		},
		funding: {
			name: "%{level}, %{currency}",
			open: "Add money…",
			openNamed: "Add money to %{name}…",
			title: "Add money to %{name}?",
			text: "Once another operator approves it, the money is the players': it can only be won.",
			amount: "Amount in %{currency}",
			wrong: "Enter an amount like 250.00, at most 1,000,000.",
			toPot: "Into the pot, as far as it stays below its drawn highest amount; the rest into the reserve",
			submit: "Propose",
			done: "Proposed. Another operator must approve it.",
		},
		errors: english.errors,
	},
};
