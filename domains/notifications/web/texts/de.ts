export default {
	unread: "{count, plural, one {# ungelesene Nachricht} other {# ungelesene Nachrichten}}",
	inbox: {
		back: "Ihr Konto",
		title: "Nachrichten",
		description: "Was Baize Ihnen geschrieben hat.",
		list: "Ihre Nachrichten",
		status: "{count, plural, =0 {Alles gelesen} one {# ungelesen} other {# ungelesen}}",
		readAll: "Alle als gelesen markieren",
		new: "Neu",
		open: "Zeigen, worum es geht",
		delete: "„{title}“ löschen",
		deleted: "Die Nachricht ist gelöscht.",
		undo: "Wiederherstellen",
		restored: "Die Nachricht ist wieder da.",
		emptyTitle: "Keine Nachrichten",
		emptyText: "Wenn eine Auszahlung abgeschlossen ist oder Baize Ihnen etwas mitteilt, finden Sie es hier.",
		more: "Ältere anzeigen",
		shown: "{count, plural, one {# Nachricht angezeigt} other {# Nachrichten angezeigt}}",
		end: "Das ist alles.",
		updateFailed:
			"Die Nachrichten konnten nicht aktualisiert werden. Es ist nichts verloren; die Seite versucht es von selbst erneut.",
	},
	consent: {
		title: "E-Mails zu Angeboten",
		text: "Nur, wenn Sie möchten. Was Ihr Geld und Ihr Konto betrifft, kommt immer.",
		on: "E-Mails zu Angeboten erhalten",
		saved: "Gespeichert.",
	},
	unsubscribe: {
		title: "Keine E-Mails zu Angeboten mehr?",
		text: "Was Ihr Geld und Ihr Konto betrifft, erhalten Sie weiterhin.",
		confirm: "Diese E-Mails abbestellen",
		doneTitle: "Sie erhalten keine E-Mails zu Angeboten mehr",
		doneText: "Wenn Sie es sich anders überlegen: Den Schalter finden Sie in Ihrem Konto unter „Nachrichten“.",
		toLobby: "Zur Lobby",
	},
	errors: {
		messageNotFound: "Diese Nachricht gibt es nicht mehr. Laden Sie die Seite neu, um die vorhandenen zu sehen.",
		offersPaused:
			"Sie machen eine Spielpause, daher senden wir Ihnen keine Angebote. Es hat sich nichts geändert; wählen Sie danach erneut.",
		unsubscribeInvalid:
			"Dieser Link ist unvollständig. Öffnen Sie ihn noch einmal aus der E-Mail oder schalten Sie diese E-Mails in Ihrem Konto unter „Nachrichten“ ab.",
		idempotencyConflict:
			"Eine frühere Fassung davon wurde schon gesendet, diese nicht. Sehen Sie durch, was gesendet wurde; wird diese noch gebraucht, senden Sie sie erneut.",
		smsNumberRefused:
			"An diese Nummer können wir keine SMS senden, daher wurde keine gesendet. Nutzen Sie eine Handynummer aus einem Land, in dem wir Konten anbieten, oder aus einem Nachbarland.",
		smsLimitReached:
			"Es wurden zu viele SMS angefordert, daher wurde keine gesendet. Warten Sie {minutes, plural, one {eine Minute} other {# Minuten}}, bevor Sie erneut eine anfordern, oder zeigen Sie auf anderem Weg, dass Sie es sind.",
		recipientUnknown: "Kein Spieler hat diese E-Mail-Adresse. Es wurde nichts gesendet. Prüfen Sie die Schreibweise.",
	},
};
