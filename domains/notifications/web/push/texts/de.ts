export default {
	title: "Benachrichtigungen auf diesem Gerät",
	text: "Eine kurze Nachricht auf Ihrem Bildschirm, wenn sich bei Ihrem Geld oder Ihrem Konto etwas tut, auch wenn Baize geschlossen ist.",
	on: "Auf diesem Gerät einschalten",
	off: "Auf diesem Gerät ausschalten",
	turnedOn: "Benachrichtigungen sind eingeschaltet.",
	turnedOff: "Benachrichtigungen sind auf diesem Gerät ausgeschaltet.",
	unsupported:
		"Dieser Browser kann keine Benachrichtigungen anzeigen. Nachrichten kommen weiterhin hier und per E-Mail an.",
	installFirst:
		"Auf iPhone und iPad geht das, sobald Baize auf dem Home-Bildschirm ist: Tippen Sie auf „Teilen“, wählen Sie „Zum Home-Bildschirm“, öffnen Sie Baize von dort und kommen Sie auf diese Seite zurück.",
	deniedTitle: "Dieser Browser blockiert Benachrichtigungen von Baize",
	deniedText:
		"Um sie zu erlauben, drücken Sie auf das Symbol vor der Adresse, öffnen Sie die Berechtigungen dieser Website und erlauben Sie Benachrichtigungen. In einer installierten App nutzen Sie die Einstellungen Ihres Geräts. Laden Sie danach diese Seite neu.",
	dismissed:
		"Sie haben Benachrichtigungen nicht erlaubt, daher wurde nichts eingeschaltet. Drücken Sie die Schaltfläche erneut, um neu zu entscheiden.",
	failed:
		"Benachrichtigungen konnten nicht eingeschaltet werden. Es hat sich nichts geändert; prüfen Sie Ihre Verbindung und versuchen Sie es erneut.",
	what: "Was Sie sofort wissen möchten",
	kinds: {
		payments: "Zahlungen: Auszahlungen, Überweisungen und was Ihre Bank zurückholt",
		account: "Konto: Dokumente und Schreiben an Sie",
		news: "Neues: Ihre Stufe und Ankündigungen. Nicht von 21 bis 9 Uhr",
		offers: "Angebote: höchstens eines am Tag. Nicht von 21 bis 9 Uhr",
	},
	details: "Beträge und die ganze Nachricht anzeigen",
	detailsHint: "Wer Ihren Sperrbildschirm sieht, kann sie dann lesen.",
	saved: "Gespeichert.",
	test: "Test senden",
	tested: "Gesendet. Er sollte in wenigen Sekunden erscheinen.",
	testedGone:
		"Dieses Gerät war nicht mehr bekannt, daher wurde nichts gesendet. Schalten Sie die Benachrichtigungen erneut ein.",
	others: "Andere Geräte",
	unnamed: "Unbekanntes Gerät",
	since: "Seit {when}",
	remove: "Entfernen",
	removeOne: "{device} entfernen",
	removed: "{device} erhält keine Benachrichtigungen mehr.",
	logout: "Sie enden, wenn Sie sich auf diesem Gerät abmelden.",
	errors: {
		pushOff:
			"Benachrichtigungen sind derzeit ausgeschaltet, daher wurde nichts geändert. Versuchen Sie es später erneut.",
		pushServiceUnknown:
			"Den Benachrichtigungsdienst dieses Browsers können wir nicht nutzen, daher wurde nichts eingeschaltet. Versuchen Sie einen anderen Browser.",
		pushDevicesFull:
			"Zehn Geräte erhalten schon Benachrichtigungen, daher wurde dieses nicht hinzugefügt. Entfernen Sie zuerst eines davon.",
		pushDeviceUnknown: "Dieses Gerät steht nicht mehr in Ihrer Liste. Laden Sie die Seite neu.",
		pushNotSent:
			"Der Benachrichtigungsdienst hat den Test nicht angenommen. Ihre Wahl ist unverändert; versuchen Sie es gleich noch einmal.",
	},
};
