export default {
	preview: {
		text: "Vorschau. Leser sehen dies noch nicht, und dieser Link gilt 15 Minuten.",
		place: "So wie es hier zu lesen ist: {place}.",
	},
	errors: {
		fileWrong: "Zeile {line} ist kein Eintrag, der zu seinem Typ passt: {field}, {cause}. Es wurde nichts importiert.",
		previewOver:
			"Diese Vorschau ist abgelaufen, oder ihr Link ist unvollständig. Fordern Sie im Backoffice einen neuen an.",
		lobbyStays:
			"Die englische Lobby enthält die Reihen aller Sprachen und wird deshalb nie zurückgenommen. Nichts hat sich geändert; speichern und veröffentlichen Sie stattdessen andere Reihen.",
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
		placedWrong: "Einer davon steht zweimal da oder ist nicht veröffentlicht.",
		regionChanged: "Jemand anderes hat diesen Bereich geändert. Bitte zuerst neu lesen.",
		reviewOpen: "Die Prüfung ist schon angefragt: Ein anderer Bearbeiter entscheidet darüber.",
		pictureUnknown: "Dieses Bild gibt es nicht mehr. Öffnen Sie die Liste der Bilder erneut.",
		pictureInUse: "Einträge verwenden dieses Bild. Nehmen Sie es zuerst dort heraus und entfernen Sie es dann.",
		pictureType:
			"Das ist kein Bild im Format JPEG, PNG, WebP oder AVIF. SVG-Dateien werden nicht angenommen. Es wurde nichts gespeichert; wählen Sie eine andere Datei.",
		pictureTooLarge:
			"Diese Datei ist größer als 15 MB. Es wurde nichts gespeichert; verkleinern Sie das Bild und laden Sie es erneut hoch.",
		pictureTooManyPixels:
			"Dieses Bild hat mehr als 50 Millionen Pixel. Es wurde nichts gespeichert; verkleinern Sie es und laden Sie es erneut hoch.",
		pictureUnreadable:
			"Diese Datei ist beschädigt oder unvollständig. Es wurde nichts gespeichert; speichern Sie das Bild neu und laden Sie diese Datei hoch.",
	},
};
