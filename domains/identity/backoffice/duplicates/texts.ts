/** What operators read about accounts that may be second ones. */
export const duplicateTexts = {
	resources: {
		duplicates: {
			name: "Second account |||| Second accounts",
			intro:
				"Accounts whose details are those of an older one. The younger account bears what follows, so that no stranger can shut a player out by opening an account in their name.",
			empty: "No account waits for a decision.",
			noneFits: "No pair of accounts fits these filters.",
			fields: {
				player: "Account",
				older: "Older account",
				signals: "The same",
				outcome: "What follows",
				foundAtMs: "Found",
				resolution: "Decision",
			},
			filters: { state: "Decided" },
		},
	},
	duplicates: {
		states: { open: "Not yet", resolved: "Decided" },
		anyOutcome: "All",
		outcomes: {
			carried: "Excluded, like the older one",
			held: "No deposits until decided",
			noted: "Noted only",
		},
		standings: { guarded: "Excluded or shut", active: "Active", closed: "Closed by player" },
		signals: {
			email: "E-mail inbox",
			person: "Name, birth date, postal code",
			nearPerson: "Name without middle names, birth date, postal code",
			name: "Name and birth date",
			phone: "Phone",
			phoneAndBirthDate: "Phone and birth date",
			card: "Card",
			bankAccount: "Bank account",
		},
		since: "since %{time}",
		by: "%{name}, %{time}: %{reason}",
		decide: "Decide",
		decideAnew: "Decide anew",
		decideAbout: "Decide about %{player}, %{email}",
		decideTitle: "Are these one person's accounts?",
		decideText:
			"%{player} and the older %{older}. Your decision and its reason stand in the log; it can be decided anew.",
		choice: "Your decision",
		choiceMissing: "Choose one.",
		decided: "Decided. The decision applies from now on.",
		resolutions: {
			anotherPerson: {
				choice: "Two people. The younger account is free.",
				done: "Two people",
			},
			allowed: {
				choice: "One person, who may have both. The younger account is free.",
				done: "One person, may have both",
			},
			samePerson: {
				choice: "One person. The younger account takes no deposits; an exclusion of the older one applies to it, too.",
				done: "One person",
			},
		},
	},
};
