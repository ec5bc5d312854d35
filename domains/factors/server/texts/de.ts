export default {
	loginCode: {
		subject: "Ihr Anmeldecode",
		text: `{code} ist Ihr Baize-Code zum Anmelden. Er gilt 10 Minuten. Geben Sie ihn niemandem: Wir fragen nie danach.

Wenn Sie sich gerade nicht anmelden, kennt jemand anderes Ihr Passwort: Wählen Sie ein neues.`,
	},
	pinReset: {
		subject: "Wählen Sie eine neue PIN",
		text: `Sie haben angegeben, dass Sie Ihre PIN vergessen haben. Wählen Sie hier eine neue:

{link}

Der Link funktioniert einmal, innerhalb einer Stunde. Wenn Sie es nicht waren, müssen Sie nichts tun: Ihre PIN bleibt, wie sie ist.`,
	},
	recoveryCodeUsed: {
		subject: "Ein Wiederherstellungscode wurde verwendet",
		text: `Einer Ihrer Wiederherstellungscodes wurde anstelle Ihrer Authenticator-App verwendet. Er funktioniert kein zweites Mal.

Verbleibende Wiederherstellungscodes: {left}. Hier können Sie neue erstellen:

{link}`,
	},
	changes: {
		"pin.set": "Für Ihr Konto wurde eine PIN festgelegt",
		"twoFactor.enabled": "Die Zwei-Faktor-Anmeldung wurde eingeschaltet",
		"twoFactor.disabled": "Die Zwei-Faktor-Anmeldung wurde ausgeschaltet",
		"twoFactor.changed": "Ihre Authenticator-App wurde geändert",
		"twoFactor.recoveryCodesRenewed": "Neue Wiederherstellungscodes wurden erstellt",
		"passkey.added": "Ihrem Konto wurde ein Passkey hinzugefügt",
		"passkey.removed": "Ein Passkey wurde von Ihrem Konto entfernt",
	},
	advice: `Wenn Sie es waren, müssen Sie nichts tun. Was Ihr Konto schützt:

{link}`,
	purposes: {
		changeStatus2FA: "zum Ändern Ihrer Zwei-Faktor-Anmeldung",
		disable2FA: "zum Ausschalten der Zwei-Faktor-Anmeldung",
		enable2fa: "zum Einschalten der Zwei-Faktor-Anmeldung",
		login: "zum Anmelden",
		updateProfile: "zum Ändern Ihres Profils",
		validatePhone: "zum Bestätigen dieser Telefonnummer",
		withdraw: "für eine Auszahlung",
	},
	codeSms: "{code} ist Ihr Baize-Code {purpose}. Er gilt 10 Minuten. Geben Sie ihn niemandem: Wir fragen nie danach.",
	withdrawalSms:
		"{code} ist Ihr Baize-Code, um {amount} an {destination} auszuzahlen. Er gilt 10 Minuten. Geben Sie ihn niemandem: Wir fragen nie danach.",
};
