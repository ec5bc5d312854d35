export default {
	errors: {
		malformedRequest:
			"Die Anfrage konnte nicht gelesen werden. Es hat sich nichts geändert. Laden Sie die Seite neu und versuchen Sie es erneut.",
		validation: "Einige Angaben passen nicht. Es hat sich nichts geändert. Prüfen Sie die markierten Felder.",
		sessionRequired:
			"Sie sind nicht angemeldet, oder Ihre Sitzung ist abgelaufen. Es hat sich nichts geändert. Melden Sie sich an und versuchen Sie es erneut.",
		actionPending: "Ein Schritt Ihrer Anmeldung ist noch offen. Schließen Sie ihn zuerst ab.",
		proofRequired: "Bitte bestätigen Sie zuerst, dass Sie es sind. Es hat sich nichts geändert.",
		notAllowed: "Ihr Konto darf das nicht. Es hat sich nichts geändert. Falls es das dürfen sollte, schreiben Sie uns.",
		crossSite:
			"Die Anfrage kam von einer anderen Website. Es hat sich nichts geändert. Versuchen Sie es auf dieser Seite erneut.",
		notFound: "Hier gibt es nichts. Vielleicht ist die Seite umgezogen. In der Lobby geht es weiter.",
		methodNotAllowed:
			"Das ist hier nicht möglich. Es hat sich nichts geändert. Laden Sie die Seite neu und versuchen Sie es erneut.",
		addressTooLong: "Diese Adresse ist zu lang. Es hat sich nichts geändert. Beginnen Sie neu in der Lobby.",
		bodyTooLarge: "Das ist zu groß. Es hat sich nichts geändert. Senden Sie weniger.",
		unsupportedMediaType:
			"Diese Art von Inhalt wird nicht angenommen. Es hat sich nichts geändert. Wählen Sie eine andere.",
		tooManyRequests:
			"Das war zu oft in kurzer Zeit. Warten Sie einen Moment und versuchen Sie es erneut; es ist nichts verloren.",
		internal:
			"Bei uns ist ein Fehler aufgetreten. Wir haben ihn vermerkt. Ihr Geld ist sicher; versuchen Sie es gleich noch einmal.",
		shuttingDown:
			"Die Website startet gerade neu. Versuchen Sie es in ein paar Sekunden erneut; es ist nichts verloren.",
		outsideUnavailable:
			"Ein Dienst, den wir brauchen, antwortet im Moment nicht. Es ist nichts verloren; versuchen Sie es in Kürze erneut.",
		noConnection:
			"Keine Verbindung zur Website. Prüfen Sie Ihr Netz; es ist nichts verloren, und Sie können es erneut versuchen.",
	},
};
