export default {
	table: "Der Tisch",
	bet: "Setzen auf",
	places: "Felder zum Setzen",
	deal: "Geben · {amount}",
	ready: "Wählen Sie einen Jeton, dann ein Feld. Frühere Ergebnisse ändern nichts.",
	hidden: "Zwei verdeckte Karten",
	total: "{total, number}",
	spots: {
		player: "Spieler",
		banker: "Bank",
		tie: "Remis",
		playerPair: "Spieler-Paar",
		bankerPair: "Bank-Paar",
	},
	result: { player: "Spieler gewinnt", banker: "Bank gewinnt", tie: "Remis" },
	lost: "{result} · diesmal kein Gewinn",
	won: "{result} · Sie haben {win} gewonnen",
	returned: "{result} · {win} von {stake} zurück",
	even: "{result} · Ihr Einsatz kam zurück",
	roads: {
		plate: "Ihre Ergebnisse auf dieser Seite, das älteste zuerst",
		road: "Straße",
		bead: "{result} mit {total, number}",
		playerPair: "Spieler-Paar",
		bankerPair: "Bank-Paar",
		counts: "Spieler {player, number} · Bank {banker, number} · Remis {tie, number}",
	},
	spoken: {
		hand: "{side} hat {cards}: {total, number}.",
		pair: "{name}.",
		result: "{result}.",
		paid: "{name} zahlt {amount}.",
	},
	pairs: "Spieler-Paar oder Bank-Paar",
	rules: {
		begin:
			"Setzen Sie auf Spieler, Bank, Remis oder Paare. Spieler und Bank sind nur die Namen zweier Hände; Sie können auf jede setzen. Jede Wette wird für sich abgerechnet.",
		cards:
			"Jede Hand bekommt zwei Karten aus acht gemischten Decks. Zehnen und Bildkarten zählen nichts, Asse eins; von einer Summe zählt nur die letzte Ziffer. Neun ist das Beste.",
		third:
			"Eine Summe von 8 oder 9 beendet das Geben. Sonst zieht der Spieler bei 5 oder weniger eine dritte Karte. Hat er keine gezogen, zieht die Bank bei 5 oder weniger; sonst zieht sie nach der dritten Karte des Spielers: bei 0 bis 2 immer, bei 3 bei allem außer einer Acht, bei 4 bei Zwei bis Sieben, bei 5 bei Vier bis Sieben, bei 6 bei Sechs und Sieben, bei 7 nie.",
		pays: "Spieler zahlt 1:1, Bank 0,95:1, also 1:1 abzüglich einer Kommission von 5\u00a0%. Remis zahlt 8:1, und Einsätze auf Spieler und Bank kommen dann zurück. Ein Paar zahlt 11:1, wenn die ersten zwei Karten dieser Hand denselben Wert haben.",
		past: "Jede Runde wird aus frisch gemischten Decks gegeben. Die Tafel und die Straße zeigen nur, was war; sie sagen nichts darüber, was kommt.",
	},
	drawn:
		"Die 416 Karten der acht Decks stehen in einer Liste ab 0: jedes Deck Kreuz, Karo, Herz, Pik, jeweils vom Ass bis zum König. Karte k: Eine Ziehung unter 416 minus k wird zu k addiert; die Karten an dieser Stelle und an Stelle k tauschen die Plätze. Der Spieler hat die Karten 0 und 2, die Bank 1 und 3; dritte Karten folgen, die des Spielers zuerst.",
};
