export default {
	page: {
		title: "Anmelden",
		description: "Melden Sie sich bei Ihrem Baize-Konto an.",
		email: "E-Mail",
		password: "Passwort",
		showPassword: "Passwort anzeigen",
		rememberMe: "Auf diesem Gerät angemeldet bleiben",
		trustDevice: "Diesem Gerät 30 Tage vertrauen",
		trustDeviceHint: "Der zusätzliche Schritt entfällt dann hier. Nur auf einem eigenen Gerät ankreuzen.",
		submit: "Anmelden",
		passkey: "Passkey nutzen",
		passkeyNotRead:
			"Es wurde kein Passkey gelesen. Versuchen Sie es erneut oder melden Sie sich mit Ihrem Passwort an.",
		forgotten: "Passwort vergessen?",
		noAccount: "Neu hier?",
		join: "Konto eröffnen",
		missingEmail: "Geben Sie Ihre E-Mail-Adresse ein.",
		missingPassword: "Geben Sie Ihr Passwort ein.",
		wrongEmail: "Prüfen Sie Ihre E-Mail-Adresse.",
		wrongPassword: "Prüfen Sie Ihr Passwort.",
		practice: "Alle Spiele gibt es auch ohne Konto als Demo.",
	},
	captcha: {
		working: "Einen Moment: Ihr Browser zeigt gerade, dass er kein Roboter ist. Sie müssen nichts tun.",
		service: "Bitte zeigen Sie, dass Sie kein Roboter sind. Die Anmeldung geht dann von selbst weiter.",
	},
	step: {
		title: "Noch ein Schritt",
		sms: "Ihr Passwort stimmt. Dieser Browser oder dieses Netz ist uns neu. Um sicherzugehen, dass Sie es sind, senden wir einen Code an Ihr Handy mit der Endung {phoneEnd}.",
		smsUnknown:
			"Ihr Passwort stimmt. Dieser Browser oder dieses Netz ist uns neu. Um sicherzugehen, dass Sie es sind, senden wir einen Code an Ihr Handy.",
		email:
			"Ihr Passwort stimmt. Dieser Browser oder dieses Netz ist uns neu. Um sicherzugehen, dass Sie es sind, senden wir einen Code an Ihre E-Mail-Adresse.",
		pin: "Ihr Passwort stimmt. Dieser Browser oder dieses Netz ist uns neu. Um sicherzugehen, dass Sie es sind, geben Sie Ihre PIN ein.",
		authenticator: "Geben Sie den Code ein, den Ihre Authenticator-App jetzt zeigt.",
		submit: "Anmelden",
		back: "Von vorn beginnen",
		passkey: "Stattdessen Passkey nutzen",
		passkeyFailed: "Der Passkey wurde nicht gelesen. Versuchen Sie es erneut oder nutzen Sie den anderen Weg.",
		forgotPin: "PIN vergessen?",
		pinMailed: "Wir haben Ihnen einen Link gesendet, mit dem Sie eine andere PIN wählen.",
	},
	ended: {
		expired: "Ihre Sitzung ist beendet, weil eine Weile niemand hier war. Melden Sie sich an, um weiterzumachen.",
		elsewhere:
			"Ihre Sitzung wurde von anderswo beendet. Waren Sie das nicht, ändern Sie nach der Anmeldung Ihr Passwort.",
		otherTab: "Sie haben sich in einem anderen Tab abgemeldet.",
		logIn: "Anmelden",
	},
	errors: {
		invalidGrant: "E-Mail und Passwort passen nicht zusammen. Prüfen Sie beides und versuchen Sie es erneut.",
		captcha:
			"Wir konnten nicht sicherstellen, dass Sie kein Roboter sind. Es wurde noch nichts geprüft; drücken Sie den Knopf noch einmal.",
		blocked:
			"Es gab zu viele Versuche. Ihr Konto ist sicher, und es hat sich nichts geändert. Erneut versuchen können Sie es in:",
		disabledProfile: "Dieses Konto ist geschlossen. Ihr Geld ist sicher; schreiben Sie uns, und wir erklären es Ihnen.",
		verificationBlocked:
			"Wir konnten nicht verifizieren, wer Sie sind, daher ist dieses Konto gesperrt. Ihr Geld ist sicher; schreiben Sie uns, und wir sehen es uns gemeinsam an.",
		emailNotConfirmed:
			"Ihre E-Mail-Adresse ist noch nicht bestätigt. Öffnen Sie den Link, den wir Ihnen gesendet haben, oder lassen Sie ihn erneut senden.",
		mfaPin: "Ihr Passwort stimmt. Jetzt brauchen wir noch Ihre PIN.",
		mfaEmail: "Ihr Passwort stimmt. Jetzt brauchen wir noch einen Code aus Ihrer E-Mail.",
		mfaSms: "Ihr Passwort stimmt. Jetzt brauchen wir noch einen Code von Ihrem Handy.",
		mfaAuthenticator: "Ihr Passwort stimmt. Jetzt brauchen wir noch einen Code aus Ihrer Authenticator-App.",
		preconditionRequired:
			"Bevor es weitergeht, ist noch etwas zu tun. Melden Sie sich noch einmal an, dann kommen Sie dorthin.",
		invalidActionDetails:
			"Mit diesen Angaben ließ sich der Schritt nicht abschließen. Es hat sich nichts geändert; prüfen Sie die Felder.",
		phoneTaken:
			"Diese Nummer ist für ein anderes Konto bestätigt und wurde daher nicht übernommen. Geben Sie eine andere ein oder schreiben Sie uns, wenn sie nur Ihnen gehört.",
		unknown:
			"Die Anmeldung ist aus einem unbekannten Grund fehlgeschlagen. Es hat sich nichts geändert; versuchen Sie es gleich noch einmal.",
		unknownRequiredAction:
			"Unbekannter erforderlicher Schritt. Ihr Konto verlangt einen Schritt, den diese Seite nicht kennt. Laden Sie die Seite neu und melden Sie sich erneut an.",
		passkeyInvalid:
			"Dieser Passkey gehört zu keinem Konto hier oder wurde daraus entfernt. Melden Sie sich mit Ihrem Passwort an.",
		validation: "Einige Angaben passen nicht. Prüfen Sie die markierten Felder.",
	},
};
