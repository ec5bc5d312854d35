export default {
	mails: {
		depositSettled: {
			subject: "Ihre Einzahlung von {amount} ist angekommen",
			text: `{amount} sind in Ihrem Guthaben.

Einzahlung {id}. Hier sehen Sie sie:

{link}`,
		},
		withdrawalRequested: {
			subject: "Wir haben Ihren Auszahlungsantrag über {amount} erhalten",
			text: `{amount} sind für Sie zurückgelegt. Wir prüfen den Antrag innerhalb von 24 Stunden.

Auszahlung {id}. Hier sehen Sie jeden Schritt:

{link}`,
		},
		withdrawalHeld: {
			subject: "Ihre Auszahlung von {amount} ist bis {until} zurückgehalten",
			text: `{amount} sind für Sie zurückgelegt. Zum Schutz Ihres Kontos halten wir diese Auszahlung bis {until} zurück, weil:

{why}

Sie müssen nichts tun: Danach geht sie von selbst weiter, wird innerhalb von 24 Stunden geprüft und dann ausgezahlt.

Auszahlung {id}. Hier sehen Sie jeden Schritt:

{link}`,
		},
		withdrawalHoldOver: {
			subject: "Ihre Auszahlung von {amount} geht weiter",
			text: `Die Auszahlung von {amount} wird nicht mehr zurückgehalten. Wir prüfen den Antrag innerhalb von 24 Stunden.

Auszahlung {id}. Hier sehen Sie jeden Schritt:

{link}`,
		},
		withdrawalApproved: {
			subject: "Ihre Auszahlung von {amount} ist genehmigt",
			text: `Ihre Auszahlung wurde geprüft und wird gerade überwiesen.

Auszahlung {id}. Hier sehen Sie jeden Schritt:

{link}`,
		},
		withdrawalPaid: {
			subject: "Ihre Auszahlung von {amount} ist überwiesen",
			text: `{amount} wurden gesendet. Bei Ihrer Bank kann es etwas länger dauern, bis der Betrag erscheint.

Auszahlung {id}. Hier sehen Sie sie:

{link}`,
		},
		withdrawalPaidAfterAll: {
			subject: "Ihre Auszahlung von {amount} wurde doch überwiesen",
			text: `Wir hatten Ihnen mitgeteilt, dass sie nicht überwiesen werden konnte, und {amount} kamen in Ihr Guthaben zurück. Nun bestätigt der Zahlungsdienst, dass der Betrag gesendet wurde. {amount} haben Ihr Guthaben deshalb wieder verlassen.

Wenn der Betrag nicht bei Ihnen angekommen ist, schreiben Sie uns. Auszahlung {id}. Hier sehen Sie sie:

{link}`,
		},
		withdrawalRejected: {
			subject: "Ihre Auszahlung von {amount} wurde nicht genehmigt",
			text: `{amount} sind wieder in Ihrem Guthaben; nichts ist verloren. Der Grund:

{reason}

Auszahlung {id}. Sobald das geklärt ist, können Sie sie hier erneut beantragen:

{link}`,
		},
		withdrawalCancelled: {
			subject: "Sie haben Ihre Auszahlung von {amount} storniert",
			text: `{amount} sind wieder in Ihrem Guthaben.

Wenn Sie es nicht waren, ändern Sie Ihr Passwort und schreiben Sie uns. Auszahlung {id}:

{link}`,
		},
		withdrawalFailed: {
			subject: "Ihre Auszahlung von {amount} konnte nicht überwiesen werden",
			text: `Das Konto oder die Karte hat das Geld nicht angenommen. {amount} sind wieder in Ihrem Guthaben; nichts ist verloren.

Auszahlung {id}. Bitte prüfen Sie die Angaben und beantragen Sie sie erneut:

{link}`,
		},
	},
	linkedAccountAdded: {
		subject: "Ein Bankkonto wurde hinzugefügt",
		text: `Ihrem Baize-Konto wurde ein Bankkonto mit der Endung {lastFour} hinzugefügt. Ab jetzt sind Auszahlungen dorthin möglich; eine Zeit lang werden sie zunächst zurückgehalten.

Ihre Bankkonten:

{link}`,
	},
	holdCauses: {
		newDestination: "das Konto, die Karte oder die Adresse ist hier neu",
		passwordChanged: "Ihr Passwort wurde vor Kurzem geändert",
		phoneChanged: "Ihre Telefonnummer wurde vor Kurzem geändert",
		emailChanged: "Ihre E-Mail-Adresse wurde vor Kurzem geändert",
	},
	inbox: {
		paid: {
			title: "Ihre Auszahlung von {amount} ist überwiesen",
			text: "{amount} wurden gesendet. Bei Ihrer Bank kann es etwas länger dauern, bis der Betrag erscheint. Auszahlung {id}.",
		},
		paidAfterAll: {
			title: "Ihre Auszahlung von {amount} wurde doch überwiesen",
			text: "Wir hatten Ihnen mitgeteilt, dass sie nicht überwiesen werden konnte. Nun bestätigt der Zahlungsdienst, dass der Betrag gesendet wurde; {amount} haben Ihr Guthaben deshalb wieder verlassen. Wenn der Betrag nicht bei Ihnen angekommen ist, schreiben Sie uns. Auszahlung {id}.",
		},
		rejected: {
			title: "Ihre Auszahlung von {amount} wurde nicht genehmigt",
			text: "{amount} sind wieder in Ihrem Guthaben; nichts ist verloren. Der Grund: {reason} Sobald das geklärt ist, können Sie sie erneut beantragen. Auszahlung {id}.",
		},
		failed: {
			title: "Ihre Auszahlung von {amount} konnte nicht überwiesen werden",
			text: "Das Konto oder die Karte hat das Geld nicht angenommen. {amount} sind wieder in Ihrem Guthaben; nichts ist verloren. Bitte prüfen Sie die Angaben und beantragen Sie sie erneut. Auszahlung {id}.",
		},
	},
	chargebacks: {
		opened: {
			title: "Ihre Bank hat {amount} zurückgebucht",
			text: "Die Bank Ihrer Karte hat eine Einzahlung von {amount} zurückgebucht; der Betrag hat Ihr Guthaben deshalb verlassen. Wenn Sie das nicht veranlasst haben, wenden Sie sich an Ihre Bank und schreiben Sie uns. Fall {id}.",
		},
		openedWithDebt: {
			title: "Ihre Bank hat {amount} zurückgebucht, {debt} sind offen",
			text: "Die Bank Ihrer Karte hat eine Einzahlung von {amount} zurückgebucht. {taken} davon waren noch in Ihrem Guthaben und haben es verlassen; {debt} waren bereits verspielt, diese schulden Sie uns. Ihre nächste Einzahlung gleicht das zuerst aus, bis dahin ist keine Auszahlung möglich. Wenn Sie Ihre Bank nicht darum gebeten haben, wenden Sie sich an sie und schreiben Sie uns. Fall {id}.",
		},
		won: {
			title: "{amount} sind von Ihrer Bank zurückgekommen",
			text: "Die Einzahlung von {amount}, die Ihre Bank zurückgebucht hatte, wurde uns wieder gutgeschrieben. Sie ist in Ihrem Guthaben, abzüglich dessen, was davon noch offen war. Fall {id}.",
		},
	},
	transfers: {
		sent: {
			title: "Sie haben {amount} an {name} gesendet",
			text: "{amount} haben Ihr Guthaben verlassen und warten darauf, dass {name} sie annimmt. Bis dahin können Sie sie zurücknehmen. Überweisung {id}.",
		},
		offered: {
			title: "{name} hat Ihnen {amount} gesendet",
			text: "{amount} warten auf Sie: Nehmen Sie sie an oder lehnen Sie sie ab. Was nicht rechtzeitig angenommen wird, geht an {name} zurück. Überweisung {id}.",
		},
		taken: {
			title: "{name} hat Ihre {amount} angenommen",
			text: "Die Überweisung von {amount} an {name} ist abgeschlossen. Überweisung {id}.",
		},
		received: {
			title: "Sie haben {amount} von {name} angenommen",
			text: "{amount} sind in Ihrem Guthaben. Überweisung {id}.",
		},
		cancelled: {
			title: "Sie haben {amount} zurückgenommen",
			text: "{amount} sind wieder in Ihrem Guthaben; {name} hat sie nicht erhalten. Überweisung {id}.",
		},
		declined: {
			title: "{name} hat Ihre {amount} abgelehnt",
			text: "{amount} sind wieder in Ihrem Guthaben; nichts ist verloren. Überweisung {id}.",
		},
		expired: {
			title: "{name} hat Ihre {amount} nicht angenommen",
			text: "{amount} wurden nicht rechtzeitig angenommen und sind wieder in Ihrem Guthaben; nichts ist verloren. Überweisung {id}.",
		},
		stopped: {
			title: "Wir haben Ihre Überweisung von {amount} gestoppt",
			text: "{amount} sind wieder in Ihrem Guthaben; {name} hat sie nicht erhalten. Der Grund: {reason} Überweisung {id}.",
		},
		gone: {
			title: "Die {amount} von {name} können nicht mehr angenommen werden",
			text: "Das Geld wurde nicht angenommen und ist wieder bei {name}. Überweisung {id}.",
		},
	},
};
