export default {
	list: {
		title: "Missionen",
		description:
			"Kleine Ziele, denen Sie sich anschließen können, wenn Sie möchten. Es zählt, welche Spiele Sie spielen, an wie vielen Tagen, oder das Wievielfache des Einsatzes eine Runde bringt; nie, wie viel Sie einsetzen oder verlieren.",
		back: "Angebote",
		cost: "Mitmachen kostet nichts. Runden kosten wie immer ihren Einsatz, und auf Dauer kosten sie mehr, als eine Belohnung wert ist: Eine Mission ist kein Grund, mehr zu spielen.",
		older:
			"Ihre Missionen konnten gerade nicht gelesen werden. Was Sie sehen, kann älter sein; Ihre Runden zählen weiter.",
		joined: "Ihre Missionen",
		open: "Zum Mitmachen",
		reached: "Erreicht",
		none: "Zurzeit keine Missionen",
		noneText: "Wenn es eine Mission für Sie gibt, steht sie hier mit ihren Bedingungen.",
		notHere: "Zurzeit keine Missionen für Sie",
		notHereText:
			"Sie sind geschlossen, das Recht des Ortes, an dem Sie sind, erlaubt sie nicht, oder Sie machen eine Pause. Ihr Geld ist davon nicht betroffen.",
	},
	states: {
		next: "Noch nicht begonnen",
		running: "Läuft",
		full: "Alle Plätze vergeben",
		closed: "Nicht mehr offen",
		over: "Vorbei",
	},
	goals: {
		titles: "Spielen Sie je eine Runde an {count} verschiedenen Spielen.",
		days: "Spielen Sie an {count} verschiedenen Tagen mindestens eine Runde.",
		multiple: "{count} Runden, die je mindestens das {multiple}-Fache ihres Einsatzes bringen.",
		multipleOnce: "Eine Runde, die mindestens das {multiple}-Fache ihres Einsatzes bringt.",
	},
	rewards: {
		spins: "Belohnung: {count} Freispiele zu {stake} bei {game}",
		points: "Belohnung: {points} Treuepunkte",
	},
	progress: {
		count: "{count} von {of}",
		reached: "Erreicht. Ihre Belohnung kommt von selbst; machen Sie eine Pause, wartet sie auf Sie.",
		paid: "Erreicht, und die Belohnung gehört Ihnen.",
		over: "Die Mission ist vorbei.",
	},
	join: {
		title: "Mitmachen",
		text: "Missionen und ihre Bedingungen sehen alle, die angemeldet sind. Sie machen bei denen mit, die Sie möchten; bei keiner von selbst.",
		register: "Konto eröffnen",
		logIn: "Anmelden",
		join: "Mitmachen",
		joinNamed: "Mitmachen: {mission}",
		free: "Es kostet nichts, und Sie können jederzeit aufhören.",
	},
	leave: {
		open: "Verlassen",
		openNamed: "Verlassen: {mission}",
		text: "Ihr Fortschritt in dieser Mission wird gelöscht. Sonst ändert sich nichts.",
		leave: "Mission verlassen",
		stay: "Bleiben",
	},
	terms: {
		title: "Bedingungen",
		allGames: "Es zählen Runden an allen Spielen des Casinos.",
		games: "Es zählen Runden an diesen Spielen: {games}",
		rounds:
			"Jede Runde um Geld zählt gleich, egal mit welchem Einsatz. Übungsrunden, Freispiele und ungültige oder berichtigte Runden zählen nicht.",
		period: "Es zählen Runden, die nach Ihrem Beitritt beginnen und enden, von {from} bis {until}.",
		days: "Ein Tag geht von Mitternacht bis Mitternacht in UTC.",
		given:
			"Die Belohnung kommt von selbst, sobald das Ziel erreicht ist, mit einer Nachricht. Sie müssen nichts anfordern.",
		spins: "Die Freispiele gelten {days} Tage. Was sie gewinnen, ist Ihr eigenes Geld: Es muss nicht umgesetzt werden.",
		players:
			"Höchstens {max} können mitmachen; {left} Plätze sind frei. Alle, die mitmachen und das Ziel erreichen, bekommen die Belohnung.",
		newcomers: "Nur für Konten, die weniger als {days} Tage alt sind.",
		breaks:
			"Machen Sie eine Pause, wartet eine erreichte Belohnung auf Sie. Das Ende der Mission verschiebt sich nicht.",
	},
	blocks: {
		closed: "Missionen sind zurzeit geschlossen.",
		restricted: "Während Sie eine Pause machen, gesperrt oder anders geschützt sind, bekommen Sie keine Angebote.",
		ageUnverified: "Wir müssen zuerst Ihr Alter kennen. Das dauert etwa zwei Minuten.",
		placeNotOffered: "Es wird an Ihrem Standort nicht angeboten.",
		consentMissing:
			"Wir bieten nur denen etwas an, die zugestimmt haben. Sie können es sich jederzeit anders überlegen.",
		currencyNotOffered: "Es wird in der Währung Ihres Kontos nicht angeboten.",
		notNew: "Es ist für neue Konten.",
		full: "Alle Plätze sind vergeben.",
		noLongerOpen: "Es ist nicht mehr offen.",
	},
	ways: {
		ageUnverified: "Alter bestätigen",
		consentMissing: "Auswählen, was wir senden dürfen",
	},
	errors: {
		notFound: "Diese Mission gibt es nicht. Sehen Sie nach, welche Missionen jetzt offen sind.",
		notOpen: "Sie können sich dieser Mission jetzt nicht anschließen. Es wurde nichts geändert.",
		reached: "Sie haben diese Mission erreicht: Die Belohnung gehört Ihnen, und es gibt nichts zu verlassen.",
		state: "Die Mission ist inzwischen bei einem anderen Schritt. Es wurde nichts geändert.",
		needsAnother: "Diese Bedingungen muss jemand anderes freigeben. Es wurde nichts geändert.",
		invalid: "Diese Bedingungen verletzen eine Regel für Missionen. Es wurde nichts gespeichert.",
		conflict: "Diese Anfrage wurde schon mit anderen Bedingungen einer Mission gestellt. Es wurde nichts geändert.",
	},
};
