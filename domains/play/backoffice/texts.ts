import english from "../web/texts/en.ts";

/** What operators read about the games. */
export const texts = {
	resources: {
		games: {
			name: "Game |||| Games",
			intro:
				"Every title: where it is closed, and what its rounds for money have returned beside what it states. A drain lets open rounds be ended; a stop does not.",
			empty: "No title is in this state.",
			fields: {
				title: "Title",
				kind: "Kind",
				state: "Strictest state",
				statedText: "Stated return, %",
				measured: "Measured return",
				band: "Expected between",
				isOutside: "Alarm",
				rounds: "Rounds",
				stakedMinor: "Staked",
				wonMinor: "Won",
				openRounds: "Open rounds",
			},
		},
	},
	proposals: { kinds: { gameReopening: "Open a game again" } },
	games: {
		states: { open: "Open", draining: "Draining", stopped: "Stopped" },
		allStates: "All states",
		effects: { state: "State of %{about}" },
		outside: "Outside the band",
		outsideText:
			"In at least one currency the measured return is more than four standard errors from the stated one, after 10,000 rounds or more.",
		facts: "The title",
		where: "Where it is closed",
		everywhere: "Everywhere",
		neverClosed: "It is open everywhere, and was never closed.",
		changed: "%{by}, %{at}: %{reason}",
		returned: "Returned in %{currency}",
		noBand: "No band: it depends on what players choose",
		reopen: "Open again…",
		reopenNamed: "Open again: %{place}…",
		reopenTitle: "Open again: %{place}?",
		reopenText: "Once another operator approves it, rounds begin within seconds, unless another state still closes it.",
		proposed: "Proposed. Another operator must approve it.",
		close: {
			open: "Drain or stop…",
			title: "Drain or stop this title?",
			text: "It is in force within seconds, for play for money and in practice. Opening it again takes two operators.",
			submit: "Close it",
			state: "How",
			draining: "Drain: no new rounds; open ones are ended by their players",
			stopped: "Stop: no new rounds, and no actions; open ones are ended by their published rule after a day",
			place: "Place",
			placeHint: "Empty for everywhere; a country like CA; a subdivision like CA:ON.",
			placeWrong: "Enter a country like CA or a subdivision like CA:ON, or leave it empty.",
			done: "Closed.",
		},
	},
	play: {
		errors: {
			gameNotFound: english.errors.gameNotFound,
			gameClosedAlready: english.errors.gameClosedAlready,
			gameIsOpen: english.errors.gameIsOpen,
		},
	},
};
