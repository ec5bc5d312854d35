/** What operators read of a player's free bets. The values in %{…} are filled in by react-admin's texts. */
export const texts = {
	freeBets: {
		title: "Free bets",
		none: "No free bets yet.",
		entry: "%{face}, price %{price} or higher",
		multiples: "singles and multiples",
		singles: "singles only",
		until: "until %{time}",
		bet: "bet %{bet}",
		states: { usable: "Usable", used: "Used", ended: "Time is over" },
		give: {
			open: "Give a free bet…",
			title: "Give this player a free bet?",
			text: "The operator pays the stake, which is not returned with a win. At most %{amount}.",
			face: "Face value",
			price: "Lowest price of the bet",
			days: "Days to use it",
			takes: "Kinds of bets",
			wrong: "Check this value.",
			submit: "Give",
			done: "Given.",
		},
		issues: { face: "the face value", price: "the lowest price", days: "the days to use it" },
	},
	sports: {
		errors: {
			freeBetNotGiven: "Not possible: %{why}. Nothing was given.",
			freeBetConflict: "This request was made before with other values. Nothing was given.",
		},
	},
};
