export default {
	title: "Gespeicherte Karten",
	empty: "Keine gespeicherte Karte",
	emptyText: "Sie können eine Karte speichern, wenn Sie damit einzahlen.",
	card: "Karte",
	expires: "Gültig bis {month}",
	closed: {
		expired: "Abgelaufen im {month}. Entfernen Sie sie und speichern Sie die neue bei der nächsten Einzahlung.",
		unavailable: "Im Moment nicht nutzbar. Bezahlen Sie auf andere Weise.",
	},
	lastUsed: "Zuletzt genutzt am {date}",
	codeAsked: "Der Zahlungsanbieter fragt nach der Prüfziffer der Karte. Die Kartennummer sehen wir nie.",
	keep: "Karte für das nächste Mal speichern",
	keepHint:
		"Der Zahlungsanbieter speichert sie und fragt jedes Mal nach der Prüfziffer. Wir speichern die letzten vier Ziffern. In Ihrem Profil können Sie sie entfernen.",
	manage: "Gespeicherte Karten verwalten",
	remove: "Entfernen",
	removeOne: "{label} entfernen",
	removed: "Die Karte ist entfernt. Auszahlungen können weiterhin auf sie zurückgehen.",
	errors: {
		savedCardUnknown:
			"Diese Karte ist entfernt. Es wurde nichts abgebucht. Laden Sie die Seite neu, um die übrigen Karten zu sehen.",
		savedCardExpired:
			"Diese Karte ist abgelaufen. Es wurde nichts abgebucht. Wählen Sie eine andere Karte oder eine andere Zahlungsart.",
	},
};
