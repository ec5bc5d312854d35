export default {
	closesIn: "Place your chips. Bets close in {seconds, number} s",
	seconds: "s",
	running: "The ball runs",
	betMore: "Bet {amount} more",
	repeatNext: "Repeat {amount} in the next round",
	full: "You have four bets in this round",
	laid: "{amount} on the table is not bet yet",
	seats: "{count, plural, one {# bet} other {# bets}} in this round",
	more: "+{count, number}",
	spoken: { running: "No more bets. The ball runs." },
	rules: {
		shared:
			"Everybody at the table has the same ball. Chips are taken for fifteen seconds; then nothing more can be bet, and the ball runs.",
		parts:
			"One press of the button is one bet, with all chips that lie on the cloth. You can bet up to four times in a round; each bet has a receipt of its own, and the limits hold for each.",
		late: "A bet counts if our server has it before bets close, whatever your device shows. One that comes later is refused, and no money is taken.",
		once: "A bet that is sent twice is one. Where an answer is lost, your page asks under the same number until it knows what has become of it.",
		stands: "A bet that was taken stands: it cannot be taken back or cashed out.",
		stopped:
			"Where our server stops before the ball runs, every bet is returned. From then on the number is fixed, and every bet is paid by it whenever the server is back.",
		others: "Others see your chips, with your name masked, or without it if you choose so.",
	},
} as const;
