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
};
