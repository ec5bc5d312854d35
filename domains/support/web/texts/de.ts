export default {
	help: {
		title: "Hilfe",
		description: "Antworten auf häufige Fragen und Menschen, die den Rest beantworten.",
		hello: "Wie können wir helfen?",
		greeting: "Wie können wir helfen, {name}?",
		popular: "Oft gefragt",
		categories: "Alle Themen",
		others: "Mehr zu „{category}“",
		crumbs: "Wo Sie sind",
		moreCrumbs: "Ebenen dazwischen anzeigen",
		search: {
			label: "Hilfe durchsuchen",
			placeholder: "Zum Beispiel: Wo ist meine Auszahlung",
			clear: "Suche leeren",
			found:
				"{count, plural, =0 {Nichts passt zu „{term}“.} one {Eine Antwort zu „{term}“.} other {# Antworten zu „{term}“.}}",
			none: "Nichts passt zu „{term}“.",
		},
		results: {
			title: "Suche in der Hilfe",
			short: "Geben Sie mindestens drei Zeichen ein",
			noneText:
				"Versuchen Sie andere Wörter, wählen Sie auf der Hilfeseite ein Thema oder schreiben Sie uns: Ein Mensch antwortet.",
		},
		contact: {
			title: "Noch keine Antwort?",
			text: "Schreiben Sie uns. Ein Mensch antwortet innerhalb eines Tages.",
			go: "Schreiben Sie uns",
			chat: "Mit uns chatten",
		},
		feedback: {
			question: "Hat das Ihre Frage beantwortet?",
			yes: "Ja",
			no: "Nein",
			thanks: "Danke, gut zu wissen.",
			sorry: "Dann lassen Sie sich von einem Menschen helfen oder versuchen Sie andere Wörter.",
			searchAgain: "Erneut suchen",
		},
		own: { label: "Ihr eigener Fall", only: "Nur für Sie sichtbar", from: "Aus Ihrem Konto, wie es jetzt ist." },
	},
	contact: {
		title: "Schreiben Sie uns",
		description: "Ein Mensch liest jede Nachricht und antwortet innerhalb eines Tages per E-Mail.",
		text: "Ein Mensch liest jede Nachricht und antwortet innerhalb eines Tages per E-Mail. Senden Sie uns nie ein Passwort, eine PIN oder eine Kartennummer: Wir brauchen sie nicht.",
		email: "Ihre E-Mail-Adresse",
		emailHint: "Dorthin geht unsere Antwort.",
		emailMissing: "Geben Sie Ihre E-Mail-Adresse ein, zum Beispiel name@example.com.",
		subject: "Betreff",
		subjectEmpty: "Betreff wählen",
		subjectMissing: "Wählen Sie, worum es geht.",
		message: "Ihre Nachricht",
		messageHint: "Geht es um eine Zahlung, Wette oder Runde, nennen Sie bitte die Belegnummer.",
		messageMissing: "Schreiben Sie Ihre Nachricht.",
		username: "E-Mail-Adresse Ihres Kontos, falls es eine andere ist",
		usernameHint: "Lassen Sie das Feld leer, wenn Sie kein Konto haben.",
		send: "Senden",
		errors: "Es fehlt etwas",
		failed: "Ihre Nachricht wurde nicht gesendet",
		sent: "Ihre Nachricht ist angekommen. Wir antworten innerhalb eines Tages per E-Mail.",
	},
	forum: {
		title: "Im Forum anmelden",
		description: "Mit Ihrem Konto dieser Website.",
		text: "Sie gehen als {name} weiter zu {forum}. Das Forum erhält Ihren Namen und Ihre E-Mail-Adresse und nichts über Ihr Geld oder Ihr Spiel.",
		go: "Weiter zum Forum",
		incompleteTitle: "Dieser Weg beginnt im Forum",
		incomplete:
			"Die Adresse ist unvollständig, daher gibt es nichts zum Anmelden. Öffnen Sie das Forum und drücken Sie dort „Anmelden“.",
		refusedTitle: "Auf diesem Weg ist das Forum nicht erreichbar",
		toLobby: "Zur Lobby",
	},
	errors: {
		contactSubjectUnknown:
			"Diesen Betreff gibt es nicht mehr. Wählen Sie einen aus der Liste; Ihre Nachricht ist noch da.",
		contactAnswered: "Diese Nachricht wurde schon beantwortet. Laden Sie die Seite neu, um zu sehen, von wem.",
		contactUnknown: "Diese Nachricht gibt es nicht mehr. In der Liste stehen die vorhandenen.",
		forumNotOffered: "Diese Website hat kein Forum. In der Hilfe finden Sie Antworten und Wege, uns zu schreiben.",
		forumRequestInvalid:
			"Diese Anmeldung kam nicht von unserem Forum oder wurde unterwegs verändert. Beginnen Sie im Forum noch einmal.",
		forumReturnForeign:
			"Diese Anmeldung würde zu einer anderen Website führen, daher haben wir sie gestoppt. Beginnen Sie noch einmal an der Adresse des Forums.",
		forumRequestUsed:
			"Diese Anmeldung wurde schon benutzt. Sind Sie noch nicht im Forum, drücken Sie dort noch einmal „Anmelden“.",
		forumRequestExpired:
			"Diese Anmeldung ist älter als eine halbe Stunde. Drücken Sie im Forum „Anmelden“ für eine neue.",
	},
};
