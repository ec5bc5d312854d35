export default {
	card: {
		title: "Bonuses",
		left: "{amount} active",
		progress: "Wagered {percent}",
		wagered: "Wagered {done} of {all}",
		waiting: "{count, plural, one {One bonus pending.} other {# bonuses pending.}}",
		open: "Your bonuses",
	},
	game: {
		full: "Stakes here count in full towards your bonus.",
		part: "{percent} of each stake here counts towards your bonus.",
		none: "This game does not count towards your bonus.",
		excluded:
			"This game does not count towards your bonus, and you cannot play it for money while the bonus is active.",
		most: "Maximum {amount} per round.",
		over: "Your bonus allows up to {amount} per round. Lower your stake to play.",
	},
	withdrawing: {
		title: "How a withdrawal affects your bonus",
		loses: "It ends your bonus: you lose {amount} of bonus money. Your own money stays yours.",
		keeps: "Your bonus stays active. You can withdraw its {amount} once you have wagered {left} more.",
		open: "View your bonus",
	},
} as const;
