export default {
	target: "Leave at",
	byHand: "By hand",
	lower: "A lower multiplier",
	higher: "A higher multiplier",
	cashOut: "Cash out {amount}",
	odds: "Reached in {chance, number, ::percent .0#} of rounds · pays {amount}",
	oddsByHand: "You leave by hand. What counts is when the server receives it.",
	brokeOff: "The line broke at {height, number, ::.00}×",
	interrupted: "This round was interrupted, and settled by the rule for that.",
	left: "You left at {height, number, ::.00}× and get {amount}",
	lost: "The line broke before you left. {amount} lost.",
	seats: "{count, plural, one {# bet} other {# bets}} in this round · {left, number} out",
	out: "out at {height, number, ::.00}×",
	spoken: {
		running: "The kite rises.",
		at: "{height, number, ::.00}×",
		brokeOff: "The line broke at {height, number, ::.00}×.",
		left: "Left by hand at {height, number, ::.00}×.",
	},
	rules: {
		stake: "Everybody at the table is in the same round. You stake while bets are taken, for some eight seconds.",
		rise: "Then the multiplier rises from 1.00, the same for all, until the line breaks. Who has left by then is paid the stake times the multiplier; who has not loses it.",
		target: "A bet with a target leaves at it by itself where the round comes so high. No message is needed for that.",
		hand: "By hand you can leave from 1.01 on. What counts is the multiplier of the millisecond in which our server receives it; the picture on your device is a little behind.",
		late: "A cash-out that is received after the line broke, or that does not come through, is late: the bet has lost.",
		once: "A cash-out that is sent twice is one. The first counts.",
		highest: "At 10,000 times everybody who is left is paid.",
		stopped:
			"Where our server stops before the start, every stake is returned. Where it stops for more than five seconds during the rise, reached targets are paid, and all others the multiplier that was shown last.",
	},
	drawn:
		"One draw w below 2^32. The multiplier in hundredths is 99 × 2^32 ÷ (w + 1), cut to a whole number; below 100 it is 100, above 1,000,000 it is that. A multiplier of x is reached with a chance of 99 ÷ x per cent, so every target returns the same.",
} as const;
