export default {
	help: {
		withdrawal: "Ihre Auszahlung von {amount}",
		openWithdrawal: "Ihre Auszahlungen öffnen",
		deposits: "Ihre letzten Einzahlungen",
		openPayments: "Ihre Zahlungen öffnen",
	},
	nav: {
		label: "Kasse",
		deposit: "Einzahlen",
		withdraw: "Auszahlen",
		transfer: "Senden",
		pending: "Offen",
		history: "Verlauf",
	},
	methods: { card: "Karte", crypto: "Bitcoin", bankTransfer: "Überweisung" },
	unknown: "Wir wissen noch nicht, ob es geklappt hat. Erneutes Nachfragen führt es nicht doppelt aus.",
	askAgain: "Wegen {amount} nachfragen",
	amount: {
		label: "Betrag",
		quick: "Schnellauswahl",
		other: "Anderer Betrag",
		limits: "Von {minimum} bis {maximum}",
		all: "Alles",
		missing: "Geben Sie einen Betrag ein.",
		unreadable: "Geben Sie den Betrag in Ziffern ein, zum Beispiel 25,00.",
		below: "Der kleinste wählbare Betrag ist {minimum}.",
		above: "Der größte wählbare Betrag ist {maximum}.",
		step: "Geben Sie einen ganzen Betrag ohne Nachkommastellen ein.",
	},
	facts: {
		pay: "Sie zahlen",
		limit: "Limit",
		fee: "Gebühr",
		free: "Keine",
		time: "Dauer",
		method: "Zahlungsart",
		amount: "Betrag",
		to: "An",
		id: "Beleg",
	},
	spans: {
		minutes: "{count, plural, one {etwa eine Minute} other {etwa # Minuten}}",
		hours: "{count, plural, one {eine Stunde} other {# Stunden}}",
		days: "{count, plural, one {bis zu einem Tag} other {bis zu # Tage}}",
	},
	deposit: {
		toLimits: "Limits und Pausen",
		title: "Einzahlen",
		description: "Gebühren, Limits und Dauer, bevor Sie sich festlegen.",
		method: "Wie möchten Sie bezahlen?",
		inBalance: "Gutschrift: {span}",
		noFee: "Ohne Gebühr",
		disturbed: "Zurzeit gestört: kann fehlschlagen oder länger dauern",
		withFee: "Gebühr {fee}",
		lastUsed: "Zuletzt genutzt am {date}",
		payNow: "Bezahlen",
		nextText:
			"Sie bezahlen auf der Seite des Zahlungsanbieters und kommen hierher zurück. Kartennummern sehen wir nie.",
		againTitle: "Ihre Zahlung von {amount}",
		pay: "{amount} bezahlen",
		change: "Betrag ändern",
		none: "Keine Zahlungsart nimmt {currency} an",
		noneText:
			"Ihr Konto bleibt offen, und Ihr Guthaben gehört weiter Ihnen: Sie können damit spielen, und die Demo ist kostenlos. Für ein Konto in einer anderen Währung oder die Auszahlung Ihres Geldes schreiben Sie uns.",
		closed: "Einzahlungen sind im Moment nicht möglich",
		closedText:
			"Wir nehmen gerade keine neuen Einzahlungen an. Ihr Guthaben ist unberührt, und die Spiele sind geöffnet. Kommen Sie etwas später wieder.",
	},
	debt: {
		title: "Sie schulden {amount}",
		text: "Ihre Bank hat eine Einzahlung zurückgebucht, die schon verspielt war. Ihre nächste Einzahlung begleicht zuerst {amount}; mit dem Rest können Sie spielen. Falls das nicht stimmt, schreiben Sie uns vor der Einzahlung.",
	},
	outcome: {
		waitingTitle: "Wir warten auf den Zahlungsanbieter",
		waitingText:
			"Sobald er uns die Zahlung von {amount} bestätigt, ist das Geld in Ihrem Guthaben. Sie können diese Seite verlassen.",
		back: "Zurück zur Zahlungsseite",
		settledTitle: "{amount} sind in Ihrem Guthaben",
		settledText: "Bezahlt mit der Karte {source}.",
		settledPlain: "Der Zahlungsanbieter hat es bestätigt.",
		declinedTitle: "Die Zahlung von {amount} hat nicht geklappt",
		expiredTitle: "Die Zahlung von {amount} wurde nicht rechtzeitig abgeschlossen",
		expiredText:
			"Bei uns ist nichts angekommen. Falls Ihre Bank eine Abbuchung zeigt, wird sie von selbst gutgeschrieben.",
		failedTitle: "Die Zahlung von {amount} konnte nicht gestartet werden",
		nothingTaken: "Es wurde nichts abgebucht.",
		again: "Erneut versuchen",
		play: "Zu den Spielen",
		steps: "Was bisher geschah",
	},
	instructions: {
		waitingTitle: "Wir warten auf Ihre Zahlung von {amount}",
		waitingText: "Sobald Ihre Zahlung eingegangen ist, ist sie in Ihrem Guthaben. Sie können diese Seite verlassen.",
		bankTitle: "Überweisen Sie auf dieses Konto",
		bankText:
			"Übernehmen Sie den Verwendungszweck genau: Daran erkennen wir Ihre Überweisung. Zahlen Sie von einem Konto auf Ihren eigenen Namen.",
		cryptoTitle: "Senden Sie an diese Adresse",
		cryptoText:
			"Senden Sie genau diesen Betrag in einer Zahlung über dieses Netzwerk. Alles andere muss von Hand geprüft werden.",
		holder: "Kontoinhaber",
		bank: "Bank",
		account: "Konto",
		reference: "Verwendungszweck",
		network: "Netzwerk",
		address: "Adresse",
		confirmations: "Nötige Bestätigungen",
	},
	reasons: {
		card_declined: "Ihre Bank hat die Karte abgelehnt. Nehmen Sie eine andere oder fragen Sie Ihre Bank.",
		authentication_failed: "Die Bestätigung bei Ihrer Bank wurde abgelehnt oder ist fehlgeschlagen.",
		cancelled_by_payer: "Sie haben auf der Zahlungsseite abgebrochen.",
		account_closed: "Das Konto nimmt das Geld nicht an. Prüfen Sie die Nummer oder wählen Sie ein anderes Konto.",
		limits:
			"Ihre Limits oder eine Spielpause lassen es nicht mehr zu. Ist Geld angekommen, senden wir es Ihnen zurück.",
		underpaid: "Es kam weniger an als verlangt. Wir prüfen es; Sie müssen nichts tun.",
		paid_late: "Es kam zu spät an. Wir prüfen es; Sie müssen nichts tun.",
		not_paid_in_time: "Es kam nicht rechtzeitig etwas an.",
		not_confirmed: "Das Netzwerk hat es nicht bestätigt.",
		cancelled_by_company: "Der Zahlungsanbieter hat es storniert.",
		insufficient_funds: "Auf der Karte ist zu wenig Geld. Nehmen Sie eine andere Karte oder einen kleineren Betrag.",
		paid_after_all: "Es wurde doch noch gesendet, also ist das Geld wieder aus Ihrem Guthaben abgegangen.",
		other: "Der Zahlungsanbieter hat es nicht angenommen.",
	},
	withdraw: {
		title: "Auszahlen",
		description:
			"Auszahlung dorthin, woher Ihr Geld kam, oder auf Ihr Bankkonto. Gebühren, Limits und Dauer, bevor Sie sich festlegen.",
		available: "Auszahlbar",
		nothing: "Noch ist nichts auszahlbar",
		nothingText: "Dafür brauchen Sie mindestens {minimum} auszahlbares Guthaben. Sie haben {amount}.",
		method: "Wohin soll das Geld gehen?",
		card: "Welche Karte?",
		keptAccount: "Welches Konto?",
		otherAccount: "Anderes Konto",
		account: "Bankkonto",
		accountHint: "IBAN oder Bank und Kontonummer.",
		accountMissing: "Geben Sie das Bankkonto ein.",
		accountWrong:
			"Diese Kontonummer kann nicht stimmen. Vergleichen Sie sie Ziffer für Ziffer mit den Unterlagen Ihrer Bank.",
		aboveBalance: "Auszahlbar sind höchstens {maximum}.",
		next: "Weiter",
		proofTitle: "{amount} auszahlen: noch ein Schritt",
		proofTexts: {
			TWO_FACTOR_AUTHENTICATION:
				"Der Code aus Ihrer App zeigt, dass Sie es sind. Er gilt für diesen Betrag an dieses Ziel und für nichts anderes.",
			SMS: "Der Code zeigt, dass Sie es sind. Er gilt für diesen Betrag an dieses Ziel und für nichts anderes; die SMS nennt beides.",
			PIN_CODE: "Ihre PIN zeigt, dass Sie selbst diesen Betrag an dieses Ziel auszahlen lassen.",
		},
		proofMissing: "Wählen Sie zuerst eine PIN",
		proofMissingText:
			"Bevor Geld Ihr Konto verlässt, fragen wir nach Ihrer PIN, und Sie haben noch keine. Ihr Guthaben bleibt, wie es ist.",
		proofMissingGo: "PIN wählen",
		holdTitle: "Diese Auszahlung wird bis {time} zurückgehalten",
		holdTyped: "An ein Konto, das hier neu ist, wird sie bis {time} zurückgehalten",
		holdText: "Das Geld wird sofort reserviert. Zum Schutz Ihres Kontos wird es erst danach ausgezahlt, denn:",
		heldTitle: "Wir haben Ihren Antrag und halten ihn bis {time} zurück",
		heldText:
			"{amount} sind für Sie reserviert. Es geht von selbst weiter, und wir schreiben Ihnen. Zurückgehalten wird die Auszahlung, denn:",
		writeToUs: "Schreiben Sie uns",
		frozenTitle: "Auszahlungen sind gestoppt",
		frozenText:
			"Sie haben uns gemeldet, dass jemand anders in Ihrem Konto war, oder wir haben Auszahlungen zum Schutz Ihres Kontos gestoppt. Ihr Geld ist sicher. Wir sehen es uns an und schreiben Ihnen; Sie müssen jetzt nichts tun.",
		confirmTitle: "{amount} auszahlen?",
		confirmText: "Das Geld verlässt jetzt Ihr Guthaben und ist bis zur Auszahlung für Sie reserviert.",
		confirm: "{amount} auszahlen",
		change: "Ändern",
		doneTitle: "Wir haben Ihren Antrag",
		doneText: "{amount} sind für Sie reserviert. Verfolgen Sie hier jeden Schritt; wir schreiben Ihnen auch.",
		follow: "Auszahlung verfolgen",
		none: "Keine Auszahlungsart nimmt {currency} an",
		noneText:
			"Ihr Geld ist in Ihrem Guthaben sicher, und Sie können damit spielen. Schreiben Sie uns, und wir finden einen Weg, es auszuzahlen.",
		closed: "Auszahlungen sind im Moment nicht möglich",
		closedText:
			"Wir nehmen gerade keine neuen Anträge an. Ihr Geld ist in Ihrem Guthaben sicher, und laufende Auszahlungen gehen weiter. Kommen Sie etwas später wieder.",
	},
	noMethod: { contact: "Schreiben Sie uns", statement: "Alle Buchungen ansehen" },
	withdrawal: {
		title: "Auszahlung von {amount}",
		description: "Jeder Schritt, wo das Geld ist und was Sie tun können.",
		open: "Auszahlung {id}",
		requested: "Beantragt",
		paid: "Das Geld ist gesendet. Bis Ihre Bank es zeigt, kann es noch etwas dauern.",
		paidByCoins: "Die Bitcoin sind an Ihre Adresse gesendet.",
		returned: "{amount} sind wieder in Ihrem Guthaben; es ist nichts verloren.",
		reason: "Der Grund: {reason}",
		again: "Erneut auszahlen",
		statement: "Kontoauszug ansehen",
	},
	pending: {
		title: "Offene Auszahlungen",
		description: "Jeder Schritt Ihrer Auszahlungen und wann der nächste erwartet wird.",
		open: "Unterwegs",
		lately: "Kürzlich abgeschlossen",
		emptyTitle: "Nichts unterwegs",
		emptyText: "Bei einer Auszahlung steht hier jeder Schritt, bis das Geld bei Ihnen ist.",
		to: "{method} {destination}",
		expected: "Erwartet bis {time}",
		overdue: "Erwartet bis {time}. Es dauert länger als üblich; wir kümmern uns darum.",
		heldUntil: "Bis {time}. Danach geht es von selbst weiter.",
		frozen: "Es wird nichts ausgezahlt, bis wir es uns angesehen haben. Ihr Geld ist sicher.",
		cancel: "Auszahlung stornieren",
		cancelTitle: "Auszahlung von {amount} stornieren?",
		cancelText: "Das Geld ist sofort wieder in Ihrem Guthaben. Sie können es sich jederzeit erneut auszahlen lassen.",
		cancelConfirm: "Stornieren",
		keep: "Behalten",
		close: "Schließen",
		cancelled: "Die Auszahlung ist storniert. {amount} sind wieder in Ihrem Guthaben.",
		updateFailed: "Diese Seite konnte nicht aktualisiert werden. Sie versucht es von selbst erneut.",
	},
	holds: {
		newDestination: "das Konto, die Karte oder die Adresse ist hier neu",
		passwordChanged: "Ihr Passwort wurde kürzlich geändert",
		phoneChanged: "Ihre Handynummer wurde kürzlich geändert",
		emailChanged: "Ihre E-Mail-Adresse wurde kürzlich geändert",
		frozen: "Auszahlungen sind derzeit gestoppt",
	},
	marks: { done: "Erledigt:", current: "Jetzt:", failed: "Beendet:", ahead: "Als Nächstes:" },
	stages: {
		requested: "Beantragt, Geld reserviert",
		held: "Zum Schutz Ihres Kontos zurückgehalten",
		released: "Nicht mehr zurückgehalten",
		frozen: "Zum Schutz Ihres Kontos gestoppt",
		unfrozen: "Nicht mehr gestoppt",
		approvedOnce: "Einmal geprüft, eine zweite Prüfung folgt",
		approved: "Geprüft und freigegeben",
		paying: "An Ihre Bank gesendet",
		paid: "Ausgezahlt",
		rejected: "Nicht freigegeben, Geld zurück",
		cancelled: "Storniert, Geld zurück",
		failed: "Auszahlung nicht möglich, Geld zurück",
		created: "Begonnen",
		pending: "Beim Zahlungsanbieter",
		settled: "In Ihrem Guthaben",
		declined: "Abgelehnt",
		expired: "Nicht rechtzeitig abgeschlossen",
	},
	states: {
		created: "Begonnen",
		pending: "Wartet",
		settled: "Erledigt",
		declined: "Abgelehnt",
		expired: "Abgelaufen",
		requested: "In Prüfung",
		held: "Zurückgehalten",
		approved: "Freigegeben",
		paying: "Wird ausgezahlt",
		paid: "Ausgezahlt",
		rejected: "Nicht freigegeben",
		cancelled: "Storniert",
		failed: "Fehlgeschlagen",
	},
	history: {
		title: "Zahlungen",
		description: "Alle Ihre Ein- und Auszahlungen.",
		all: "Alle",
		deposits: "Einzahlungen",
		withdrawals: "Auszahlungen",
		kinds: { deposit: "Einzahlung", withdrawal: "Auszahlung" },
		what: "Was",
		when: "Wann",
		via: "Per",
		state: "Status",
		amount: "Betrag",
		openDeposit: "Einzahlung {id}",
		receipt: "Beleg",
		emptyTitles: {
			all: "Noch keine Zahlungen",
			deposit: "Noch keine Einzahlungen",
			withdrawal: "Noch keine Auszahlungen",
		},
		emptyText: "Jede wird hier mit ihrem Beleg stehen.",
		more: "Ältere anzeigen",
		shown: "{count, plural, one {# Zahlung angezeigt} other {# Zahlungen angezeigt}}",
		end: "Das ist alles.",
		failed: "Ältere Zahlungen konnten nicht geladen werden. Es ist nichts verloren; versuchen Sie es erneut.",
		download: "Als CSV herunterladen",
	},
	document: {
		blockedTitle: "Ihre Verifizierung ist gesperrt",
		blockedText:
			"Einzahlungen, Auszahlungen und Einsätze sind gestoppt, bis das geklärt ist. Ihr Guthaben bleibt, wie es ist.",
		blockedGo: "Was Sie tun können",
		requiredTitle: "Zuerst Ihr Ausweis",
		depositText: "An Ihrem Wohnort müssen wir wissen, wer Sie sind, bevor Sie einzahlen. Das dauert etwa zwei Minuten.",
		withdrawalText:
			"Vor der ersten Auszahlung müssen wir wissen, wer das Geld erhält. Das dauert etwa zwei Minuten; Ihr Guthaben bleibt, wie es ist.",
		requiredGo: "Ausweis verifizieren",
		pendingTitle: "Wir sehen uns Ihren Ausweis an",
		pendingText:
			"Sobald er verifiziert ist, meist innerhalb eines Tages, können Sie hier weitermachen. Wir schreiben Ihnen.",
		pendingGo: "Alle Schritte ansehen",
	},
	errors: {
		closed:
			"{kind, select, deposit {Einzahlungen sind im Moment nicht möglich. Es wurde nichts abgebucht. Versuchen Sie es später erneut; Guthaben und Spiele stehen Ihnen offen.} other {Auszahlungen sind im Moment nicht möglich. Ihr Geld bleibt in Ihrem Guthaben. Versuchen Sie es später erneut; laufende gehen weiter.}}",
		termsDue:
			"Unsere AGB haben sich geändert. Es wurde nichts abgebucht: Akzeptieren Sie sie in Ihrem Konto und zahlen Sie dann ein.",
		depositNotAllowedHere:
			"Das Gesetz erlaubt an Ihrem Standort oder Wohnort kein Spiel um Geld, daher nehmen wir keine Einzahlung an. Es wurde nichts abgebucht, und Ihr Geld ist auszahlbar.",
		amountOutsideLimits:
			"Der Betrag liegt außerhalb der angegebenen Limits. Es wurde nichts gebucht. Wählen Sie einen anderen Betrag.",
		methodNotOffered:
			"Diese Zahlungsart ist im Moment nicht verfügbar. Es wurde nichts gebucht. Wählen Sie eine andere.",
		destinationUnknown:
			"Dorthin kann nicht ausgezahlt werden. Es wurde nichts gebucht. Prüfen Sie das Konto oder wählen Sie eine Ihrer Karten.",
		bankAccountTaken:
			"Dieses Konto nutzt hier bereits ein anderer Spieler, und ein Konto gehört zu einem Spieler. Es wurde nichts gebucht. Wählen Sie ein anderes; ist es Ihres, etwa ein Gemeinschaftskonto, schreiben Sie uns, und wir können es erlauben.",
		idempotencyConflict:
			"Das wurde schon mit anderem Inhalt gesendet. Nichts wurde doppelt gebucht. Laden Sie die Seite neu.",
		insufficientFunds:
			"Ihr auszahlbares Guthaben reicht dafür nicht. Es wurde nichts gebucht. Wählen Sie einen kleineren Betrag.",
		accountOnHold:
			"Einzahlungen auf dieses Konto warten auf uns: Einige Ihrer Angaben gehören auch zu einem anderen Konto, und jemand aus unserem Team sieht sich das an. Ihr Geld ist sicher und auszahlbar. Schreiben Sie uns, dann klären wir es schneller.",
		depositUnknown:
			"Wir wissen noch nicht, ob der Zahlungsanbieter diese Einzahlung begonnen hat. Es ist nichts verloren: Fragen Sie erneut nach, und wir finden dieselbe.",
		depositRefused:
			"Der Zahlungsanbieter hat diese Einzahlung nicht angenommen. Es wurde nichts abgebucht. Versuchen Sie es mit einem anderen Betrag oder später noch einmal.",
		documentBlocked: "Ihre Verifizierung ist gesperrt, daher wird kein Geld bewegt. Es ist nichts verloren.",
		documentRequired: "Ihr Ausweis muss zuerst verifiziert werden. Es wurde nichts gebucht.",
		paymentNotFound: "Eine solche Zahlung haben Sie nicht. Im Verlauf stehen alle Ihre Zahlungen.",
		withdrawalState:
			"Dafür ist es zu spät: Die Auszahlung ist schon beim nächsten Schritt. Es wurde nichts geändert. Laden Sie die Seite neu, um zu sehen, wo sie ist.",
		withdrawalHeld:
			"Diese Auszahlung wird zurückgehalten, bis ihre Wartezeit um ist. Es wurde nichts geändert. Um sie jetzt freizugeben, beenden Sie zuerst die Wartezeit mit einer Begründung; sie kommt ins Audit-Protokoll.",
		payoutBatchNotFound:
			"Diese Sammlung von Auszahlungen gibt es nicht. Vielleicht ist die Liste veraltet: Öffnen Sie sie erneut.",
		payoutBatchState:
			"Diese Sammlung wurde schon freigegeben oder aufgelöst. Vielleicht war ein anderer Bearbeiter schneller. Es wurde nichts geändert.",
		nothingToCollect: "Es wartet keine Auszahlung, die jetzt bezahlt werden darf. Es wurde nichts angelegt.",
		payoutBatchHeld:
			"{payments, plural, one {Die Auszahlungen von # Spieler wurden} other {Die Auszahlungen von # Spielern wurden}} angehalten, seit diese Sammlung angelegt wurde. Es wurde nichts freigegeben: Lösen Sie sie auf und legen Sie eine neue an.",
		payoutReportUnreadable:
			"Diese Datei ist kein Bericht über Zahlungen (pain.002) zu dieser Sammlung. Es wurde nichts geändert.",
		withdrawalInReview: "Diese Auszahlung wird noch geprüft. Es wurde nichts geändert.",
		payoutsFrozen:
			"Auszahlungen sind gestoppt, weil Sie uns gemeldet haben, dass jemand anders in Ihrem Konto war. Es wurde nichts gebucht, und Ihr Geld ist sicher. Wir sehen es uns an und schreiben Ihnen.",
		cancelNotOffered:
			"An Ihrem Wohnort kann eine Auszahlung nicht storniert werden. Sie läuft weiter; danach können Sie wieder einzahlen.",
		moneyReturnsFirst:
			"{rule, select, sourceFirst {Geld geht zuerst dorthin zurück, woher es kam. Es wurde nichts gebucht. Wählen Sie die Karte {label}; der Rest kann danach auf Ihr Bankkonto.} aboveCoins {Als Bitcoin geht nur so viel hinaus, wie so hereinkam. Es wurde nichts gebucht. Wählen Sie einen kleineren Betrag; der Rest kann auf Ihr Bankkonto.} other {Auf diese Karte kann nicht mehr zurück, als von ihr kam. Es wurde nichts gebucht. Wählen Sie einen kleineren Betrag; der Rest kann auf Ihr Bankkonto.}}",
		debtOpen:
			"Ihre Bank hat eine Einzahlung zurückgebucht, die schon verspielt war, daher schulden Sie einen Teil davon. Es wurde nichts gebucht. Ihre nächste Einzahlung begleicht ihn; dann sind Auszahlungen möglich. Falls das nicht stimmt, schreiben Sie uns.",
		withdrawalClaimed:
			"{name} bearbeitet diese Auszahlung bereits. Es wurde nichts geändert. Nehmen Sie eine andere oder warten Sie, bis sie frei ist.",
		chargebackState:
			"Ein anderer Bearbeiter war schneller: Die Rückbuchung ist jetzt {state}. Es wurde nichts geändert; laden Sie die Seite neu.",
		nothingToRepay: "Es gibt nichts zu begleichen, oder der Spieler hat kein Echtgeld dafür. Es wurde nichts gebucht.",
		providerUnknown: "Diesen Zahlungsanbieter gibt es nicht. Es wurde nichts geändert.",
		providerState: "Ein anderer Bearbeiter war schneller. Es wurde nichts geändert; laden Sie die Seite neu.",
		unknownState:
			"Ein anderer Bearbeiter war schneller: Die Zahlung ist jetzt {state}. Es wurde nichts geändert; laden Sie die Seite neu.",
		secondOperatorNeeded:
			"Das haben Sie selbst vorgeschlagen. Es wurde nichts gebucht: Ein anderer Bearbeiter muss die Nachweise lesen und es bestätigen.",
		actionNotOffered:
			"Im jetzigen Stand der Zahlung geht das nicht. Es wurde nichts gebucht. Laden Sie die Seite neu, um zu sehen, was möglich ist.",
		cashTooLow:
			"Der Spieler hat weniger Echtgeld, als dies abziehen würde. Es wurde nichts gebucht. Schlagen Sie einen kleineren Betrag vor.",
		refundRefused:
			"Der Zahlungsanbieter hat es nicht erstattet. Hier wurde nichts gebucht. Erstatten Sie es auf anderem Weg und schließen Sie den Fall dann mit den Nachweisen.",
		receiptEntered:
			"Eine Zeile mit dieser Nummer ist schon erfasst, mit anderem Betrag, anderer Währung oder anderem Tag. Es wurde nichts geändert. Vergleichen Sie sie mit dem Kontoauszug.",
		receiptAccountUnknown:
			"Kein Anbieter für Überweisungen mit diesem Namen hat ein Konto in dieser Währung. Es wurde nichts erfasst.",
		receiptState:
			"Ein anderer Bearbeiter war schneller: Der Eingang ist jetzt {state}. Es wurde nichts geändert; laden Sie die Seite neu.",
		receiptMismatch:
			"Diese Einzahlung ist in einer anderen Währung oder wurde nicht für dieses Konto angefordert. Es wurde nichts gebucht. Wählen Sie eine andere.",
		callbackRefused:
			"Die Nachricht konnte nicht verifiziert werden. Es wurde nichts gebucht. Prüfen Sie Schlüssel und Uhrzeit und senden Sie sie erneut.",
		callbackUnreadable:
			"Die Nachricht konnte nicht gelesen werden. Es wurde nichts gebucht. Senden Sie sie so, wie es die Schnittstelle beschreibt.",
		callbackAmount:
			"Die Nachricht nennt einen anderen Betrag als die Zahlung. Es wurde nichts gebucht. Vergleichen Sie sie mit der Zahlung.",
		callbackState:
			"Die Nachricht passt nicht zum bisherigen Verlauf der Zahlung. Es wurde nichts gebucht. Fragen Sie zuerst den Status der Zahlung ab.",
	},
};
