export default {
	card: {
		title: "Bonuses",
		left: "{amount} in play",
		progress: "Wagered {percent}",
		wagered: "Wagered {done} of {all}",
		waiting: "{count, plural, one {One bonus waits.} other {# bonuses wait.}}",
		open: "Your bonuses",
	},
	game: {
		full: "Your bonus counts here in full.",
		part: "Of your bonus {percent} of a stake counts here.",
		none: "This game does not count for your bonus.",
		excluded: "This game does not count: while your bonus is in play, no stake is taken here.",
		most: "At most {amount} a round.",
		over: "Your bonus allows at most {amount} a round: this stake would not be taken. Lower it.",
	},
	withdrawing: {
		title: "What a withdrawal does to your bonus",
		loses: "It ends your bonus: {amount} of bonus money goes. Your own money stays yours.",
		keeps: "Your bonus stays in play. Its {amount} cannot be withdrawn before {left} more is wagered.",
		open: "See your bonus",
	},
} as const;
