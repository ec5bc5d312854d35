export default {
	title: "So bleiben Runden fair",
	description: "In welcher Reihenfolge Hash, Seeds und Nummern kommen und wie Sie jede Runde selbst prüfen können.",
	intro:
		"Sie müssen uns nicht glauben. Hier steht der ganze Ablauf, und jeder Schritt hinterlässt etwas, das Sie oder jede Person Ihres Vertrauens prüfen können.",
	steps: "Schritt für Schritt",
	commit: {
		title: "Zuerst unser Hash",
		text: "Wir erzeugen für Sie einen geheimen Seed und zeigen seinen SHA-256-Hash. Der Hash legt den Seed fest, ohne ihn zu verraten. In jedem Spiel steht er unter „Fairness“, bevor irgendetwas anderes geschieht.",
	},
	choose: {
		title: "Dann Ihr Seed",
		text: "Erst wenn Ihr Browser unseren Hash hat, erzeugt er zufällig Ihren Seed, oder Sie geben einen ein. Er wird zusammen mit dem Hash gesendet, für den er gilt. Ein Seed, den Sie schon einmal hatten, wird abgelehnt: Wir hätten ihn kennen können, als wir unseren erzeugten. Bis Ihr Seed gewählt ist, wird keine Runde gezogen.",
	},
	number: {
		title: "Dann die Runden, lückenlos nummeriert",
		text: "Jede Runde wird aus unserem Seed, Ihrem Seed und ihrer Nummer gezogen: 0, 1, 2 und so weiter. Nur eine gespielte Runde verbraucht eine Nummer. Eine abgelehnte oder nach einem Verbindungsabbruch erneut angefragte verbraucht keine. Aus einem Paar zieht immer nur ein Server. Ihre Rundenliste zeigt die Nummer jeder Runde, sodass eine ausgelassene auffallen würde.",
	},
	end: {
		title: "Das Ende eines Paars",
		text: "Wenn Sie die Seeds wechseln, endet das Paar, und das nächste beginnt mit seinem eigenen Hash und einem neuen Seed von Ihnen. Wir unterschreiben eine Erklärung über das Ende: welches Ihrer Paare es war, wann unser Hash gezeigt und Ihr Seed gewählt wurde, wie viele Runden gezogen wurden und warum es endete. Auch Ihre Paare sind ab 1 lückenlos nummeriert, sodass keines ausgelassen werden kann.",
	},
	reveal: {
		title: "Unser Seed wird offengelegt",
		text: "Sobald nichts mehr offen ist, was aus ihm gezogen wurde: sofort oder, wenn ein Server nicht erreichbar ist, zweieinhalb Minuten später. Dann kann jeder seinen Hash und jede Runde nachrechnen.",
	},
	endsTitle: "Warum ein Paar endet",
	endsText:
		"Fast immer, weil Sie es möchten. Wo wir ein Paar beenden müssen, wird keine seiner Nummern übersprungen, das nächste Paar wartet auf einen neuen Seed Ihres Browsers, und der Grund steht mit unserer Unterschrift in Ihrer Liste.",
	ends: {
		player: "Sie haben die Seeds gewechselt.",
		restart:
			"Unser Server fiel aus, während er aus dem Paar zog. Eine Runde, die gerade lief, wurde unter der nächsten Nummer gespielt oder gar nicht.",
		unresolved:
			"Unsere Datenbank konnte nicht sagen, ob die letzte Runde gespielt wurde, und eine weitere wurde angefragt.",
		earlierVersion: "Das Paar wurde begonnen, bevor diese Regeln galten.",
	},
	practiceTitle: "Demo",
	practiceText:
		"Die Demo hat dieselben Walzen, Chancen und dieselbe Reihenfolge: zuerst unser Hash, dann ein Seed aus Ihrem Browser. Jede Demorunde hat ihr eigenes Paar, und unser Seed wird mit ihr offengelegt.",
	checkTitle: "Prüfen Sie es selbst",
	checkText:
		"Die Rundenprüfung berechnet in Ihrem Browser eine Runde oder prüft unsere Erklärung zu einem Paar. Um ganz ohne unseren Code zu prüfen, nehmen Sie die veröffentlichten Regeln unten, einen Beleg und den offengelegten Seed. Dieses kurze Programm, alle Dateien in einem Ordner, braucht sonst nichts.",
	program: "Das Programm (für Node.js)",
	programTitles: "Seine zweite Datei",
	programDice: "Seine dritte Datei",
	programSlots: "Seine vierte Datei",
	key: "Schlüssel unserer Unterschriften (Ed25519)",
	keyHint: "Damit sind unsere Erklärungen über das Ende von Paaren unterschrieben.",
	gamesTitle: "Die Regeln jedes Spiels",
	gamesText:
		"Alles, was eine Runde entscheidet, in einem Text. Sein SHA-256 ist der Hash, den jede Runde nennt. Der Text zu einem Hash ändert sich nie.",
	rulesHash: "Hash der Regeln, Version {version, number}",
	inWords: "In Worten",
	asData: "Als Daten (JSON)",
	gameRules: {
		title: "{title}: alle Regeln",
		description: "Die Walzen, Gewinne und Ziehungen von {title}, vollständig, sodass sich jede Runde berechnen lässt.",
		intro:
			"Alles, was eine Runde dieses Spiels entscheidet. Damit, mit den offengelegten Seeds und einem Beleg können Sie die Runde von Hand oder mit einem eigenen Programm berechnen.",
		hashHint: "SHA-256 der Regeln als Daten. Runden, die nach diesen Regeln gespielt wurden, nennen ihn.",
		drawsTitle: "Was gezogen wird, in dieser Reihenfolge",
		stream:
			"Der Strom: Block b = 0, 1, 2 und so weiter ist HMAC-SHA256 mit unserem Seed (32 Byte) als Schlüssel über den Text „Ihr Seed:Nummer:b“. Jeder Block ergibt acht 32-Bit-Zahlen, höchstwertiges Byte zuerst.",
		below:
			"Eine Ziehung unter n nimmt die nächste Zahl des Stroms. Ist sie nicht kleiner als 2³² − (2³² mod n), wird sie verworfen und die nächste genommen. Der Rest ihrer Division durch n ist das Ergebnis.",
		stops:
			"Ein Halt für jede Walze von links, unter ihrer Länge: {lengths}. Er ist der Platz auf dem Walzenband, der in der obersten Reihe steht. Darunter stehen die nächsten zwei Plätze; nach dem letzten Platz kommt der erste.",
		drawSpecial:
			"Wo Freispiele gewonnen werden: das Symbol, das sich ausbreitet, gezogen nach diesen Gewichten: {choices}.",
		drawMultiplier: "Wo Freispiele gewonnen werden: der Multiplikator, gezogen nach diesen Gewichten: {choices}.",
		freeStops: "Für jedes Freispiel ein Halt für jede seiner Walzen, unter {lengths}.",
		drawJackpot:
			"Für den Jackpot, aus einem eigenen Strom (clientSeed:nonce:jackpot:b), eine Zahl für jeden seiner Töpfe, unter {below}. Die Runde gewinnt einen Topf, wenn die Zahl kleiner ist als ihr Einsatz in Einheiten.",
		nothingElse: "Sonst wird nichts gezogen.",
		paysText:
			"Linien zahlen in Linieneinsätzen, Scatter in Einsätzen. Auf einer Linie zählen benachbarte Walzen ab der ersten, und Wilds ersetzen. Lässt sich eine Linie als Folge von Wilds oder eines anderen Symbols lesen, zählt die höhere Auszahlung, nie beide.",
		cap: "Keine Runde kann mehr als {times, number} × den Einsatz ergeben, und kein Gewinn wird je gekürzt.",
		linesText:
			"Jede Linie mit der Reihe, die sie auf jeder Walze kreuzt. Jede Runde spielt {count, plural, one {die eine Linie} other {alle # Linien}}.",
	},
};
