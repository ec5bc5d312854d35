export default {
	bet: "Bet {amount}",
	betNext: "Bet {amount} in the next round",
	waiting: "Waiting for the next round. Cancel",
	placed: "You are in with {amount}",
	loading: "Loading the table",
	startsIn: "Place your bets. Starts in {seconds, number} s",
	locked: "No more bets",
	void: "This round was not played. Every stake is returned.",
	returned: "Your {amount} came back",
	results: "Recent rounds",
	noSeats: "No one is in this round yet.",
	hiddenName: "A player",
	hideName: "Hide my name from other players",
	spoken: {
		betting: "Round {number, number}: place your bets.",
		startsIn: "Starts in {seconds, number} seconds.",
		next: "You are in the next round.",
		placed: "You are in with {amount}.",
	},
	rules: {
		chain:
			"All rounds come from a chain of seeds whose end was published before the first one, so none can be changed. See “Fairness”.",
	},
	fairness: {
		intro:
			"The seeds of the rounds are a chain: the SHA-256 of each is the one before it. The SHA-256 of the first was published before the first round was played, and with it every round to come was fixed.",
		chain: "Chain {chain, number}, {length, number} rounds",
		commitment: "Published",
		publicSalt: "Public salt",
		results: "Recent rounds and their seeds",
		round: "Round",
		outcome: "Result",
		seed: "Seed",
		void: "not played",
		limits:
			"The chain proves that no round was changed after publication. It does not prove that we did not make many chains before and choose one of them.",
	},
} as const;
