export default {
	login: { showPassword: "Passwort anzeigen" },
	join: {
		title: "Eröffnen Sie Ihr Konto",
		description: "Eröffnen Sie in wenigen Minuten ein Konto bei Baize.",
		intro: "Das dauert etwa zwei Minuten. Es kostet nichts, und Sie können das Konto jederzeit schließen.",
		steps: {
			progress: "Schritt {number} von {count}",
			next: "Weiter",
			back: "Zurück",
			names: { account: "Konto", person: "Über Sie", money: "Letzte Angaben" },
		},
		sections: {
			account: "So melden Sie sich an",
			person: "Über Sie",
			home: "Wo Sie wohnen",
			money: "Ihr Geld",
			terms: "Zum Schluss",
		},
		why: {
			person: "Wie in Ihrem Reisepass oder Personalausweis: Ausgezahlt wird nur auf diesen Namen.",
			home: "Das Gesetz an Ihrem Wohnort bestimmt, was wir Ihnen anbieten dürfen.",
		},
		fields: {
			email: "E-Mail",
			password: "Passwort",
			firstName: "Vorname",
			lastName: "Nachname",
			birthDate: "Geburtsdatum",
			countryCode: "Land",
			subdivision: "Provinz, Bundesland oder Region",
			street: "Straße und Hausnummer",
			city: "Ort",
			postalCode: "Postleitzahl",
			currency: "Währung",
			phone: "Handynummer",
		},
		hints: {
			email: "Wir senden dorthin einen Link zur Bestätigung.",
			password: "Mindestens 8 Zeichen. Drei oder vier ungewöhnliche Wörter sind besser als Sonderzeichen.",
			birthDate: "Sie müssen mindestens {age} Jahre alt sein.",
			currency: "Für Einzahlungen, Spiel und Auszahlungen. Sie kann später nicht geändert werden.",
			phone: "Mit + und Ländervorwahl, wenn sie aus einem anderen Land ist.",
		},
		optional: "freiwillig",
		choose: "Auswählen",
		noCurrency: "Dort wird derzeit keine angeboten",
		terms:
			"Ich habe die <terms>AGB</terms> und die Seite zum <privacy>Datenschutz</privacy> gelesen, akzeptiere die AGB und spiele auf eigene Rechnung.",
		marketing: "Angebote per E-Mail erhalten. Das kann ich jederzeit widerrufen.",
		submit: "Konto eröffnen",
		haveAccount: "Sie haben schon ein Konto?",
		logIn: "Anmelden",
		fixTitle: "Bitte prüfen Sie diese Felder. Von Ihren Eingaben ist nichts verloren.",
		problems: {
			email: {
				missing: "Geben Sie Ihre E-Mail-Adresse ein.",
				wrong: "Geben Sie eine E-Mail-Adresse wie name@example.com ein.",
			},
			password: {
				missing: "Wählen Sie ein Passwort.",
				wrong: "Wählen Sie ein Passwort mit 8 bis 128 Zeichen.",
				tooCommon: "Dieses Passwort gehört zu denen, die zuerst geraten werden. Wählen Sie ein anderes.",
				tooSimple: "Dieses Passwort ist leicht zu erraten. Nehmen Sie mehr verschiedene Zeichen.",
				containsEmail: "Wählen Sie ein Passwort, das den Namen Ihrer E-Mail-Adresse nicht enthält.",
				containsName: "Wählen Sie ein Passwort ohne Ihren eigenen Namen: Er wird zuerst probiert.",
				containsBirthDate: "Wählen Sie ein Passwort ohne Ihr Geburtsdatum: Es wird zuerst probiert.",
				breached:
					"Dieses Passwort steht auf einer Liste von Passwörtern, die auf anderen Websites gestohlen wurden und die Diebe zuerst ausprobieren. Wählen Sie ein anderes.",
			},
			firstName: {
				missing: "Geben Sie Ihren Vornamen ein.",
				wrong: "Geben Sie Ihren Vornamen in Buchstaben ein.",
				imitatesStaff: "Das liest sich wie ein Name aus unserem Team. Geben Sie Ihren eigenen ein, wie im Ausweis.",
			},
			lastName: {
				missing: "Geben Sie Ihren Nachnamen ein.",
				wrong: "Geben Sie Ihren Nachnamen in Buchstaben ein.",
				imitatesStaff: "Das liest sich wie ein Name aus unserem Team. Geben Sie Ihren eigenen ein, wie im Ausweis.",
			},
			birthDate: {
				missing: "Geben Sie Ihr Geburtsdatum ein.",
				wrong: "Geben Sie Ihr Geburtsdatum als Tag, Monat und Jahr ein.",
				underAge: "Um an Ihrem Wohnort zu spielen, müssen Sie mindestens {age} Jahre alt sein.",
			},
			address: {
				countryCode: { missing: "Wählen Sie Ihr Land." },
				subdivision: {
					missing: "Wählen Sie Ihre Provinz, Ihr Bundesland oder Ihre Region.",
					closed:
						"Wenn Sie in {place} wohnen, dürfen wir Ihnen kein Konto anbieten. Alle Spiele gibt es auch ohne Konto als Demo.",
				},
				street: {
					missing: "Geben Sie Straße und Hausnummer ein.",
					wrong: "Etwas in dieser Zeile ist unsichtbar oder zu lang. Tippen Sie Straße und Hausnummer neu ein.",
				},
				city: {
					missing: "Geben Sie Ihren Ort ein.",
					wrong: "Etwas in dieser Zeile ist unsichtbar oder zu lang. Tippen Sie Ihren Ort neu ein.",
				},
				postalCode: {
					missing: "Geben Sie Ihre Postleitzahl ein.",
					wrong: "Geben Sie eine Postleitzahl wie {example} ein.",
				},
			},
			currency: {
				missing: "Wählen Sie eine Währung.",
				wrong: "Diese Währung wird an Ihrem Wohnort nicht angeboten. Wählen Sie eine andere.",
			},
			phone: {
				missing: "Geben Sie Ihre Handynummer ein: An Ihrem Wohnort ist sie Pflicht.",
				wrong: "Geben Sie eine gültige Telefonnummer ein, zum Beispiel +1 416 555 0123.",
				noSms:
					"An diese Nummer können wir keine SMS senden. Geben Sie eine Handynummer ein oder lassen Sie das Feld leer, wo es freiwillig ist.",
			},
			termsVersion: {
				missing: "Akzeptieren Sie die AGB, um ein Konto zu eröffnen.",
				wrong: "Die AGB haben sich inzwischen geändert. Laden Sie die Seite neu und lesen Sie sie noch einmal.",
			},
		},
	},
	checkMail: {
		title: "Sehen Sie in Ihr Postfach",
		sent: "Wir haben einen Link an <email></email> gesendet. Öffnen Sie ihn innerhalb von 24 Stunden, und Ihr Konto ist bereit.",
		spam: "Nichts da? Sehen Sie im Spam-Ordner nach oder lassen Sie ihn erneut senden.",
		resend: "Noch einmal senden",
		resent: "Noch einmal gesendet. Nur der neueste Link gilt.",
		developer: "Entwicklung: Postfach öffnen",
	},
	confirm: {
		limitsTitle: "Bevor Sie einzahlen",
		limits:
			"Entscheiden Sie jetzt, wie viel Zeit und Geld das Spielen kosten darf. Limits sind in einer Minute gesetzt und lassen sich jederzeit senken.",
		setLimits: "Meine Limits setzen",
		title: "E-Mail bestätigen",
		description: "Der letzte Schritt zu Ihrem Konto.",
		underWay: "Einen Moment: Ihre E-Mail-Adresse wird bestätigt.",
		submit: "Meine E-Mail bestätigen",
		doneTitle: "Ihr Konto ist bereit",
		done: "<email></email> ist bestätigt. Melden Sie sich an, um loszulegen.",
		logIn: "Anmelden",
		failedTitle: "Dieser Link funktioniert nicht",
		joinAgain: "Konto eröffnen",
		missing:
			"In der Adresse dieser Seite fehlt der Code. Öffnen Sie den Link in der E-Mail noch einmal oder kopieren Sie ihn ganz.",
	},
	logout: {
		button: "Abmelden",
		done: "Sie sind abgemeldet. Bis bald!",
		failed:
			"Beim Abmelden ist ein unerwarteter Fehler aufgetreten. Vielleicht sind Sie noch angemeldet; versuchen Sie es erneut.",
	},
	errors: {
		captchaRequired:
			"Wir konnten nicht sicherstellen, dass dies ein Mensch sendet. Es wurde nichts gespeichert oder gesendet. Warten Sie einen Moment und drücken Sie den Knopf noch einmal.",
		regionNotAllowed:
			"Dort dürfen wir keine Konten anbieten ({place}). Von Ihren Eingaben wurde nichts gespeichert. Alle Spiele gibt es auch ohne Konto als Demo.",
		confirmationInvalid:
			"Er wurde schon benutzt, ist älter als 24 Stunden oder durch einen neueren ersetzt. Wenn Sie schon bestätigt haben, melden Sie sich an.",
	},
};
