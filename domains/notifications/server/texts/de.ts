export default {
	composed: {
		subject: "{title}",
		text: `{text}

Auf der Website lesen:

{link}`,
	},
	unsubscribing: "Keine E-Mails über Angebote mehr:",
	notMe:
		"Waren Sie das nicht? Öffnen Sie diese Seite und drücken Sie die Schaltfläche. Alle Sitzungen werden beendet, alle Auszahlungen sofort gestoppt, und Sie kommen zu einem neuen Passwort:",
	push: {
		withdrawalPaid: "Ihre Auszahlung ist erfolgt",
		payments: "Es gibt Neues zu einer Zahlung",
		account: "Es gibt Neues zu Ihrem Konto",
		news: "Eine Nachricht wartet auf Sie",
		offers: "Ein Angebot wartet auf Sie",
		more: "Öffnen Sie Baize, um mehr zu lesen.",
		testTitle: "Benachrichtigungen funktionieren",
		testBody: "So schreibt Ihnen Baize auf diesem Gerät.",
	},
};
