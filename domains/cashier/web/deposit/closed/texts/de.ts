export default {
	title: "Warum Sie gerade nicht einzahlen können",
	others: "Was sonst noch im Weg steht",
	methods: "Nicht alle Zahlungsarten sind gerade verfügbar",
	reasons: {
		cashierClosed: "Wir nehmen gerade keine neuen Einzahlungen an. Kommen Sie etwas später wieder.",
		place:
			"Das Gesetz erlaubt an Ihrem Standort oder Wohnort kein Spiel um Geld. Sie können die Demo spielen, und Ihr Geld ist auszahlbar.",
		terms: "Unsere AGB haben sich geändert. Akzeptieren Sie sie, um weiterzumachen.",
		documentBlocked:
			"Ihre Verifizierung ist gesperrt. Schreiben Sie uns, und jemand aus unserem Team sieht es sich an.",
		documentRequired: "Wir müssen wissen, wer bezahlt: Verifizieren Sie Ihren Ausweis. Das dauert etwa zwei Minuten.",
		accountOnHold:
			"Jemand aus unserem Team muss sich zuerst Ihr Konto ansehen. Schreiben Sie uns, wenn es länger als einen Tag dauert.",
		excluded: "Sie haben sich gesperrt, daher sind keine Einzahlungen möglich.",
		timedOut: "Sie machen eine Spielpause, daher sind keine Einzahlungen möglich.",
		limitReached: "Von Ihrem Einzahlungslimit ist weniger übrig, als die kleinste Einzahlung beträgt.",
		currency: "Nimmt Ihre Währung nicht an. Wählen Sie eine andere Zahlungsart.",
		country: "Wird in Ihrem Land nicht angeboten. Wählen Sie eine andere Zahlungsart.",
		outage:
			"Antwortet im Moment nicht. Wählen Sie eine andere Zahlungsart oder versuchen Sie es in ein paar Minuten erneut.",
	},
	ofMethods: "{methods}: {text}",
	until: "Endet am {time}.",
	ways: {
		acceptTerms: "AGB lesen",
		verifyDocument: "Ausweis verifizieren",
		contactSupport: "Schreiben Sie uns",
		seeLimits: "Ihre Limits ansehen",
	},
};
