export default {
	closesIn: "Place your chips. Bets close in {seconds, number} s",
	seconds: "s",
	running: "The ball is rolling",
	betMore: "Bet {amount} more",
	repeatNext: "Repeat {amount} in the next round",
	full: "You have four bets in this round",
	laid: "{amount} on the table is not placed yet",
	seats: "{count, plural, one {# bet} other {# bets}} in this round",
	more: "+{count, number}",
	spoken: { running: "No more bets. The ball is rolling." },
	rules: {
		shared:
			"Everyone at the table plays the same ball. Betting is open for fifteen seconds; then no more bets are accepted, and the ball rolls.",
		parts:
			"Each press of the button places one bet, with all chips on the table. You can bet up to four times in a round; each bet has its own receipt, and the limits apply to each.",
		late: "A bet counts if our server receives it before betting closes, whatever your device shows. A later one is refused, and no money is taken.",
		once: "A bet sent twice counts once. If an answer is lost, your page asks again under the same number until it knows what happened to the bet.",
		stands: "An accepted bet stands: it cannot be cancelled or cashed out.",
		stopped:
			"If our server stops before the ball rolls, every bet is returned. After that the number is fixed, and every bet is paid by it as soon as the server is back.",
		others: "Other players see your chips with your name masked, or without it if you prefer.",
	},
} as const;
