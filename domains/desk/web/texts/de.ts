export default {
	errors: {
		viewLimit: "Sie haben {limit} Ansichten dieser Liste, mehr sind nicht möglich. Entfernen Sie zuerst eine.",
		proposalNotFound: "Diesen Vorschlag gibt es nicht. Vielleicht ist die Liste veraltet: Öffnen Sie sie erneut.",
		proposalOpen: "Dasselbe ist schon vorgeschlagen und wartet auf einen zweiten Bearbeiter.",
		proposalDecided: "Ein anderer Bearbeiter war schneller. Es wurde nichts geändert.",
		proposalExpired:
			"Die Grundlage des Vorschlags hat sich geändert. Es wurde nichts ausgeführt; schlagen Sie es neu vor.",
		secondPersonNeeded: "Das haben Sie selbst vorgeschlagen. Ein anderer Bearbeiter muss es freigeben.",
	},
};
