export default {
	preview: {
		text: "Vorschau. Leser sehen dies noch nicht, und dieser Link gilt 15 Minuten.",
		place: "So wie es hier zu lesen ist: {place}.",
	},
	errors: {
		fileWrong: "Zeile {line} ist kein Eintrag, der zu seinem Typ passt: {field}, {cause}. Es wurde nichts importiert.",
		previewOver:
			"Diese Vorschau ist abgelaufen, oder ihr Link ist unvollständig. Fordern Sie im Backoffice einen neuen an.",
		noPreview:
			"Das ist keine eigene Seite und hat daher keine Vorschau. Es wird innerhalb anderer Seiten gezeigt, sobald es veröffentlicht ist.",
		invalid: "Das passt nicht zum Inhaltstyp. Es wurde nichts veröffentlicht. Prüfen Sie die markierten Stellen.",
		notFound: "Diese Seite gibt es nicht. Vielleicht ist sie umgezogen; Hilfe und Lobby sind noch an ihrem Platz.",
		notAvailableInRegion:
			"Das darf in Ihrer Region nicht gezeigt werden. Alles andere steht Ihnen offen; in der Lobby geht es weiter.",
		entryUnknown: "Diesen Eintrag gibt es nicht mehr. Öffnen Sie die Liste der Inhalte erneut.",
		entryChanged:
			"Jemand anders hat diesen Eintrag geändert, seit Sie ihn geöffnet haben. Es wurde nichts gespeichert oder veröffentlicht; lesen Sie ihn neu und wiederholen Sie Ihre Änderung.",
		twoNeeded:
			"Das ist eine rechtliche Seite: Dafür braucht es zwei Personen. Bitten Sie um die Prüfung, und ein anderer Bearbeiter veröffentlicht sie.",
		ownDraftOnly:
			"Nur wer einen Entwurf verfasst hat, bittet um seine Prüfung. Speichern Sie zuerst Ihren eigenen Entwurf.",
		timesWrong:
			"Diese Zeiten passen nicht: Das Ende muss nach dem Beginn und in der Zukunft liegen, und eine rechtliche Seite hat kein Ende.",
		notPublished: "Von diesem Eintrag ist nichts veröffentlicht oder geplant.",
		reviewOpen: "Die Prüfung ist schon angefragt: Ein anderer Bearbeiter entscheidet darüber.",
	},
};
