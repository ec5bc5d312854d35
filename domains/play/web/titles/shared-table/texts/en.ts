export default {
	bet: "Bet {amount}",
	betNext: "Bet {amount} in the next round",
	waiting: "Waiting for the next round. Cancel",
	placed: "You are in with {amount}",
	loading: "The table is being read",
	startsIn: "Bets are taken. It starts in {seconds, number} s",
	locked: "No more bets",
	void: "This round was not played. Every stake is returned.",
	returned: "Your {amount} came back",
	results: "The last rounds",
	noSeats: "Nobody is in this round yet.",
	hiddenName: "A player",
	hideName: "Hide my name from others",
	spoken: {
		betting: "Round {number, number}: bets are taken.",
		startsIn: "{seconds, number} seconds until the start.",
		next: "You bet in the next round.",
		placed: "You are in with {amount}.",
	},
	rules: {
		chain:
			"All rounds come from a chain of seeds whose end was published before the first one, so none can be changed. You find it under Fairness.",
	},
	fairness: {
		intro:
			"The seeds of the rounds are a chain: the SHA-256 of each is the one before it. The SHA-256 of the first was published before the first round was played, and with it every round to come was fixed.",
		chain: "Chain {chain, number}, {length, number} rounds",
		commitment: "Published",
		publicSalt: "Public salt",
		results: "The last rounds and their seeds",
		round: "Round",
		outcome: "Result",
		seed: "Seed",
		void: "not played",
		limits:
			"The chain proves that no round was changed after the publication. It does not prove that we have not made many chains before and chosen one of them.",
	},
} as const;
