export default {
	errors: {
		offerNotFound: "Dieses Angebot ist nicht verfügbar. Vielleicht ist es beendet; Sie haben nichts verloren.",
		offerNotOpen:
			"Dieses Angebot kann jetzt nicht angenommen werden. Es wurde nichts geändert; den Grund nennt die Seite des Angebots.",
		termsChanged:
			"Die Bedingungen haben sich geändert, seit Sie sie gelesen haben. Es wurde nichts angenommen: Lesen Sie sie noch einmal.",
		codeUnknown:
			"Zu diesem Code kennen wir kein Angebot. Prüfen Sie jeden Buchstaben und jede Ziffer und versuchen Sie es erneut.",
		grantNotFound: "Einen solchen Bonus haben Sie nicht. Auf der Seite „Ihre Boni“ stehen alle.",
		grantState: "Dieser Bonus hat sich inzwischen geändert. Es wurde nichts ausgeführt: Sehen Sie ihn noch einmal an.",
		previewChanged:
			"Was Sie gesehen haben, gilt nicht mehr. Es wurde nichts geändert: Sehen Sie vor der Entscheidung noch einmal hin.",
		offerState: "Das Angebot hat einen anderen Status. Es wurde nichts geändert.",
		draftChanged: "Ein anderer Bearbeiter hat den Entwurf geändert. Lesen Sie ihn noch einmal, bevor Sie speichern.",
		termsInvalid: "Die Bedingungen widersprechen sich. Es wurde nichts gespeichert.",
		notPublishable: "Eine Prüfung schlägt fehl, daher kann das Angebot nicht veröffentlicht werden.",
		budgetSpent: "Das Budget reicht dafür nicht. Es wurde nichts gewährt.",
		amountTooHigh: "Das ist mehr, als das Angebot erlaubt. Es wurde nichts gewährt.",
		codeTaken: "Diesen Code hat ein anderes Angebot. Wählen Sie einen anderen.",
		idempotencyConflict: "Dieselbe Anfrage kam mit anderem Inhalt. Es wurde nichts geändert.",
	},
};
