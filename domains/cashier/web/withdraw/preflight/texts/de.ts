export default {
	title: "Was im Weg steht",
	others: "Was sonst noch im Weg steht",
	noted: "Gut zu wissen, bevor Sie absenden",
	codes: {
		withdrawalsClosed:
			"Wir nehmen im Moment keine neuen Anträge an. Ihr Geld ist sicher; kommen Sie etwas später wieder.",
		notOffered: "Keine Auszahlungsart nimmt Ihre Währung an.",
		payoutsFrozen: "Auszahlungen von Ihrem Konto sind gestoppt, bis wir es uns angesehen haben.",
		documentBlocked: "Ihre Verifizierung ist gesperrt.",
		documentRequired:
			"Wir müssen wissen, wer das Geld erhält: Verifizieren Sie Ihren Ausweis. Das dauert etwa zwei Minuten.",
		documentPending: "Wir sehen uns Ihren Ausweis an, meist innerhalb eines Tages.",
		debtOpen:
			"{amount} sind offen, weil Ihre Bank eine Einzahlung zurückgebucht hat, die schon verspielt war. Ihre nächste Einzahlung begleicht sie.",
		belowMinimum: "Dafür brauchen Sie mindestens {amount} auszahlbares Guthaben.",
		amountOutsideLimits: "Der Betrag liegt außerhalb der Limits dieser Auszahlungsart.",
		aboveBalance: "Auszahlbar sind höchstens {amount}.",
		destinationUnknown: "Dorthin kann nicht ausgezahlt werden. Prüfen Sie die Kontonummer.",
		accountTaken: "Auf dieses Konto wird hier schon ein anderer Spieler ausgezahlt.",
		sourceFirst: "{amount} müssen zuerst auf die Karte {label} zurück, von der sie kamen. Wählen Sie diese Karte.",
		aboveSource:
			"Auf diese Karte können nur {amount} zurück. Wählen Sie einen kleineren Betrag; der Rest geht auf ein Bankkonto.",
		aboveCoins:
			"Als Bitcoin können nur {amount} hinaus: so viel, wie so hereinkam. Wählen Sie einen kleineren Betrag; der Rest geht auf ein Bankkonto.",
		proofMissing: "Wählen Sie eine PIN: Damit zeigen Sie, dass Sie es sind.",
		newDestination: "Das Konto, die Karte oder die Adresse ist hier neu, daher wartet die Zahlung bis {time}.",
		passwordChanged: "Ihr Passwort wurde kürzlich geändert, daher wartet die Zahlung bis {time}.",
		phoneChanged: "Ihre Handynummer wurde kürzlich geändert, daher wartet die Zahlung bis {time}.",
		emailChanged: "Ihre E-Mail-Adresse wurde kürzlich geändert, daher wartet die Zahlung bis {time}.",
		secondCheck: "Zwei Personen prüfen diese Auszahlung statt einer. Sie müssen nichts tun.",
		openBonus: "{amount} gehören zu einem Bonus und bleiben in Ihrem Konto.",
		atStake: "{amount} sind im Einsatz und bleiben in Ihrem Konto, bis die Wetten und Runden beendet sind.",
	},
	ways: {
		writeToUs: "Schreiben Sie uns",
		verifyDocument: "Ausweis verifizieren",
		choosePin: "PIN wählen",
		payIn: "Einzahlen",
		seeBalance: "Alle Buchungen ansehen",
	},
	loopTitle: "Geld geht zuerst dorthin zurück, woher es kam",
	loopText:
		"Jede Karte bekommt zurück, was von ihr kam. Nur was darüber liegt, geht auf ein Bankkonto, das auf Ihren Namen laufen muss.",
	loopLeft: "{label}: noch {amount} zurückzuzahlen",
	spans: {
		minutes: "{count, plural, one {einer Minute} other {# Minuten}}",
		hours: "{count, plural, one {einer Stunde} other {# Stunden}}",
		days: "{count, plural, one {einem Tag} other {# Tagen}}",
	},
	half: "Die Hälfte aller Auszahlungen",
	nineOfTen: "9 von 10 Auszahlungen",
	within: "Geprüft innerhalb von {review}, dann ausgezahlt innerhalb von {payout}",
	measured:
		"{count, plural, one {So lange dauerte die letzte Auszahlung dieser Art, über 30 Tage.} other {So lange dauerten die letzten # Auszahlungen dieser Art, über 30 Tage.}}",
	expected: "Unsere Schätzung; für eine Messung gab es zu wenige Auszahlungen dieser Art.",
	afterHold: "Gerechnet ab dem Ende der Wartezeit.",
};
