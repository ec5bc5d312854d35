export default {
	target: "Auto cash-out at",
	byHand: "Manual",
	lower: "A lower multiplier",
	higher: "A higher multiplier",
	cashOut: "Cash out {amount}",
	odds: "Reached in {chance, number, ::percent .0#} of rounds · pays {amount}",
	oddsByHand: "You cash out by hand. What counts is when our server receives it.",
	brokeOff: "The line broke at {height, number, ::.00}×",
	interrupted: "This round was interrupted and settled by the rule for that.",
	left: "You cashed out at {height, number, ::.00}× and get {amount}",
	lost: "The line broke before you cashed out. {amount} lost.",
	seats: "{count, plural, one {# bet} other {# bets}} in this round · {left, number} cashed out",
	out: "cashed out at {height, number, ::.00}×",
	spoken: {
		running: "The kite rises.",
		at: "{height, number, ::.00}×",
		brokeOff: "The line broke at {height, number, ::.00}×.",
		left: "Cashed out at {height, number, ::.00}×.",
	},
	rules: {
		stake: "Everyone at the table plays the same round. Betting is open for some eight seconds.",
		rise: "Then the multiplier rises from 1.00, the same for everyone, until the line breaks. If you have cashed out by then, you are paid your stake times the multiplier; otherwise you lose it.",
		target:
			"A bet with an auto cash-out is cashed out as soon as the round reaches it. No message from your device is needed for that.",
		hand: "You can cash out by hand from 1.01. What counts is the multiplier at the millisecond in which our server receives it; the picture on your device is slightly behind.",
		late: "A cash-out that is received after the line broke, or that never arrives, is too late: the bet has lost.",
		once: "A cash-out sent twice counts once: the first one.",
		highest: "At 10,000 times, everyone still in the round is paid.",
		stopped:
			"If our server stops before the start, every stake is returned. If it stops for more than five seconds during the rise, bets whose auto cash-out was reached are paid at it, and all others at the last multiplier shown.",
	},
	drawn:
		"One draw w below 2^32. The multiplier in hundredths is 99 × 2^32 ÷ (w + 1), cut to a whole number; below 100 it is 100, above 1,000,000 it is that. A multiplier of x is reached with a chance of 99 ÷ x per cent, so every target returns the same.",
} as const;
