export default {
	data: {
		title: "Ihre Daten",
		description: "Eine Kopie von allem, was wir über Sie wissen.",
		what: "Was sie enthält",
		whatText:
			"Ihre Angaben, Anmeldungen und Geräte, jede Buchung, jede Runde und Wette, Zahlungen und Nachrichten: eine JSON-Datei, die Menschen und Programme lesen können.",
		ask: "Kopie anfordern",
		copies: "Ihre Kopien",
		empty: "Noch keine Kopie angefordert",
		states: { asked: "Wird erstellt", ready: "Bereit", failed: "Fehlgeschlagen" },
		next: {
			asked: "Das dauert ein paar Minuten. Wir schreiben Ihnen, sobald sie bereit ist.",
			failed:
				"Wir konnten sie nicht erstellen. Fordern Sie sie erneut an; schlägt es noch einmal fehl, schreiben Sie uns.",
		},
		until: "Herunterladen möglich bis {when}",
		download: "Herunterladen",
		kept: "Eine Kopie wird nach sieben Tagen gelöscht. Zum Herunterladen brauchen Sie Ihr Passwort, denn die Datei enthält alles.",
	},
	close: {
		title: "Konto schließen",
		description: "So einfach wie das Eröffnen. Das geschieht dabei.",
		breakTitle: "Brauchen Sie nur eine Pause?",
		breakText: "Sie können Limits setzen, eine Spielpause einlegen oder sich sperren und Ihr Konto behalten.",
		pause: "Limits und Pausen",
		follows: "Was das Schließen bedeutet",
		consequences: {
			login: "Sie werden überall abgemeldet, und niemand kann sich mehr anmelden.",
			offers: "Sie bekommen keine Angebote mehr von uns. Eine E-Mail bestätigt die Schließung.",
			bets: "Offene Wetten laufen bis zum Ende, und laufende Auszahlungen werden ausgeführt. Nicht genutzte Boni enden.",
			kept: "Was wir laut Gesetz aufbewahren müssen (wer Sie sind, Geld, Wetten), bewahren wir so lange auf, wie es verlangt, und nutzen es für nichts anderes.",
			again: "Nur wir können das Konto wieder öffnen, wenn Sie uns darum bitten.",
		},
		underWay: "Noch offen",
		balance: "{amount} sind auszahlbar. Lassen Sie sich das Geld zuerst auszahlen, dann haben Sie es früher.",
		openRounds:
			"{count, plural, one {Eine Runde wartet auf Sie. Beenden Sie sie zuerst: Niemand sonst darf darin entscheiden.} other {# Runden warten auf Sie. Beenden Sie sie zuerst: Niemand sonst darf darin entscheiden.}}",
		toRounds: "Ihre Runden",
		openBets:
			"{count, plural, one {Eine Wette ist offen. Was sie gewinnt,} other {# Wetten sind offen. Was sie gewinnen,}} gehört weiter Ihnen; wir zahlen es aus, wenn Sie uns schreiben.",
		pending:
			"{count, plural, one {Eine Auszahlung ist unterwegs und wird ausgeführt.} other {# Auszahlungen sind unterwegs und werden ausgeführt.}}",
		withdraw: "Auszahlen",
		closeTitle: "Jetzt schließen",
		reason: "Warum gehen Sie?",
		choose: "Auswählen",
		reasonMissing: "Wählen Sie den Grund, der am ehesten zutrifft.",
		reasons: {
			noTime: "Ich habe keine Zeit dafür",
			tooMuch: "Ich spiele mehr, als ich will",
			otherSite: "Ich spiele woanders",
			notHappy: "Ich bin mit der Website nicht zufrieden",
			privacy: "Meine Daten sollen nicht länger als nötig gespeichert bleiben",
			other: "Ein anderer Grund",
		},
		note: "Was sollten wir wissen?",
		optional: "freiwillig",
		leaves: "Mir ist bewusst, dass noch Geld auf dem Konto ist. Ich werde um die Auszahlung bitten.",
		leavesMissing:
			"Lassen Sie sich zuerst Ihr Geld auszahlen oder bestätigen Sie, dass Ihnen das Restguthaben bewusst ist.",
		submit: "Mein Konto schließen",
		done: "Ihr Konto ist geschlossen. Eine E-Mail bestätigt es. Alles Gute!",
	},
	errors: {
		exportUnknown: "Diese Kopie gibt es nicht mehr. Fordern Sie eine neue an.",
		exportNotReady: "Diese Kopie ist noch nicht bereit. Wir schreiben Ihnen, sobald sie es ist.",
		exportUnderWay: "Es wird bereits eine Kopie erstellt. Wir schreiben Ihnen, sobald sie bereit ist.",
		roundsOpen:
			"Eine Runde wartet auf Sie. Beenden Sie sie und schließen Sie dann das Konto. Es hat sich nichts geändert.",
		balanceLeft:
			"Auf dem Konto ist noch Geld. Lassen Sie es sich zuerst auszahlen oder bestätigen Sie, dass Sie davon wissen. Das Konto ist offen wie zuvor.",
		accountClosedAlready:
			"Das Konto ist bereits geschlossen; eine andere Anfrage kam einen Moment früher. Nichts wurde doppelt ausgeführt.",
	},
};
