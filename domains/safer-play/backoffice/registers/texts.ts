/** What operators read about registers of self-exclusions. */
export const registerTexts = {
	resources: {
		registers: {
			name: "Exclusion register |||| Exclusion registers",
			intro:
				"They are checked before an account is opened, at login, before each deposit and before offers. A player who is listed in one can neither stake nor deposit. A register without a service of its own consists of what you enter here. Names are stored as keyed hashes: you can enter and remove them, but not read them.",
			empty: "There is no register.",
			fields: {
				id: "Register",
				countries: "For players in",
				isOutside: "Asked",
				entries: "Entered here",
				lastAddedAtMs: "Last entry",
				change: "Change",
			},
		},
	},
	registers: {
		names: {
			own: "Our own",
			GAMSTOP: "GAMSTOP",
			OASIS: "OASIS",
			RGIAJ: "RGIAJ",
			ROFUS: "ROFUS",
			Spelpaus: "Spelpaus",
			SRIJ: "SRIJ",
		},
		everywhere: "every country",
		outside: "at its service",
		here: "here",
		add: "Enter people",
		remove: "Take people out",
		addTo: "Enter people: %{register}",
		removeTo: "Take people out: %{register}",
		addDone: "%{smart_count} person is entered. |||| %{smart_count} people are entered.",
		removeDone: "%{smart_count} person is taken out. |||| %{smart_count} people are taken out.",
		columns:
			"One person in a line: first name; last name; date of birth (1990-01-31); country (GB); postal code; e-mail; last day (2030-12-31). Leave out the last day for no end. An e-mail alone is enough, and so is everything before it.",
		people: "People",
		count: "One person |||| %{smart_count} people",
		missing: "Paste at least one person.",
		tooMany: "At most %{max} at once.",
		wrongLines: "These lines lack something or are in another order: %{lines}.",
	},
};
