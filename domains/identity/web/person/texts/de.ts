export default {
	proof: {
		title: "Sind Sie es?",
		why: "Diese Änderung ist wichtig, daher fragen wir noch einmal nach Ihrem Passwort. Ihre Eingaben bleiben erhalten.",
		password: "Ihr Passwort",
		show: "Passwort anzeigen",
		missing: "Geben Sie Ihr Passwort ein.",
		code: "Code Ihrer Authenticator-App",
		codeHint: "Sechs Ziffern aus Ihrer App oder einer Ihrer Wiederherstellungscodes.",
		codeMissing: "Geben Sie den Code ein.",
		codeWrong:
			"Dieser Code stimmt nicht. {remainingAttempts, plural, one {Sie haben noch einen Versuch.} other {Sie haben noch # Versuche.}}",
		codeUsed:
			"Dieser Code wurde schon benutzt. Prüfen Sie, ob die Änderung da ist; für eine weitere warten Sie auf den nächsten Code.",
		close: "Zurück",
	},
	stepUp: {
		title: "Bestätigen Sie, dass Sie es sind",
		why: "Es geht um die Sicherheit Ihres Kontos, daher prüfen wir noch einmal, dass Sie es sind. In den nächsten zehn Minuten fragen wir nicht erneut.",
		password: "Ihr Passwort",
		show: "Passwort anzeigen",
		pin: "Ihre PIN",
		code: "Code Ihrer Authenticator-App",
		codeHint: "Sechs Ziffern aus Ihrer App oder einer Ihrer Wiederherstellungscodes.",
		passkey: "Passkey nutzen",
		withPassword: "Stattdessen Passwort nutzen",
		withPin: "Stattdessen PIN nutzen",
		withCode: "Stattdessen Authenticator-App nutzen",
		submit: "Bestätigen",
		missing: "Füllen Sie das aus, um weiterzumachen.",
		changed: "Dieser Weg ist für Ihr Konto nicht mehr eingerichtet. Gehen Sie zurück und versuchen Sie es erneut.",
		notRead: "Der Passkey wurde nicht gelesen. Versuchen Sie es erneut oder nutzen Sie einen anderen Weg.",
		wrong:
			"Das stimmt nicht. {remainingAttempts, plural, one {Sie haben noch einen Versuch.} other {Sie haben noch # Versuche.}}",
		blocked: "Zu viele Versuche. Versuchen Sie es in {minutes, plural, one {einer Minute} other {# Minuten}} erneut.",
		close: "Zurück",
	},
	errors: {
		passwordWrong: "Das ist nicht Ihr Passwort. Prüfen Sie es und versuchen Sie es erneut.",
		passwordBlocked:
			"Das war zu oft. Warten Sie {remainingBlockingTime, plural, one {# Sekunde} other {# Sekunden}} und versuchen Sie es erneut. Es wurde nichts geändert.",
		recoveryInvalid:
			"Er wurde schon benutzt, ist älter als eine Stunde oder durch einen neueren ersetzt. Ihr Passwort ist unverändert.",
		emailChangeInvalid:
			"Dieser Link wurde schon benutzt, ist älter als 24 Stunden oder wurde zurückgenommen. Ihre E-Mail-Adresse ist unverändert. Melden Sie sich an und fordern Sie ihn neu an.",
		notMeInvalid:
			"Dieser Link ist ungültig oder älter als eine Woche. Wenn jemand anders in Ihrem Konto sein könnte, legen Sie jetzt ein neues Passwort fest und schreiben Sie uns: Wir können Auszahlungen sofort stoppen.",
		emailUnchanged: "Das ist Ihre jetzige E-Mail-Adresse. Geben Sie eine andere ein.",
		termsOutdated: "Die AGB haben sich inzwischen geändert. Laden Sie die Seite neu und lesen Sie sie noch einmal.",
		deviceUnknown:
			"Dieses Gerät ist schon abgemeldet. Laden Sie die Seite neu, um zu sehen, welche noch angemeldet sind.",
		offersPaused:
			"Während Ihrer Spielpause können Sie keine Angebote wählen. Es hat sich nichts geändert; wählen Sie danach erneut.",
		duplicateUnknown: "Diese beiden Konten stehen nicht mehr in der Liste. Laden Sie sie neu.",
		duplicateGuarded:
			"Das ältere Konto ist gesperrt oder geschlossen, daher darf es kein zweites daneben geben. Es wurde nichts entschieden.",
		playerUnknown: "Diesen Spieler gibt es nicht. Suchen Sie erneut nach Name, E-Mail oder Nummer.",
		playerState: "Jemand war schneller: Das Konto hat sich inzwischen geändert. Es wurde nichts ausgeführt.",
		invitationInvalid:
			"Dieser Link funktioniert nicht mehr: Er wurde benutzt, ist zu alt, oder es wurde ein neuerer gesendet. Fordern Sie einen anderen an.",
		operatorUnknown: "Diesen Bearbeiter gibt es nicht mehr. Laden Sie die Liste neu, um die vorhandenen zu sehen.",
		emailTaken:
			"Diese E-Mail-Adresse gehört schon einem Spieler oder Bearbeiter. Wählen Sie für den neuen Bearbeiter eine andere.",
		ownAccess: "Ihren eigenen Zugang ändert ein anderer Bearbeiter. Es wurde nichts geändert.",
		lastOperator:
			"Dann könnte sich niemand mehr um die Bearbeiter kümmern. Geben Sie die Rolle zuerst einem anderen Bearbeiter.",
		operatorState:
			"Das ist schon so, oder ein anderer Bearbeiter war schneller. Es wurde nichts geändert; laden Sie die Seite neu.",
		actionNeedless:
			"Der Spieler hat schon eine PIN, daher ist keine hinzuzufügen. Verlangen Sie stattdessen eine andere PIN.",
	},
};
