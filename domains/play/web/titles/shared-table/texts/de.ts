export default {
	bet: "{amount} setzen",
	betNext: "{amount} in der nächsten Runde setzen",
	waiting: "Wartet auf die nächste Runde. Abbrechen",
	placed: "Sie sind mit {amount} dabei",
	loading: "Der Tisch wird gelesen",
	startsIn: "Einsätze werden angenommen. Start in {seconds, number} s",
	locked: "Nichts geht mehr",
	void: "Diese Runde wurde nicht gespielt. Alle Einsätze kommen zurück.",
	returned: "Ihre {amount} kamen zurück",
	results: "Die letzten Runden",
	noSeats: "In dieser Runde ist noch niemand.",
	hiddenName: "Jemand",
	hideName: "Meinen Namen vor anderen verbergen",
	spoken: {
		betting: "Runde {number, number}: Einsätze werden angenommen.",
		startsIn: "Start in {seconds, number} Sekunden.",
		next: "Sie setzen in der nächsten Runde.",
		placed: "Sie sind mit {amount} dabei.",
	},
	rules: {
		chain:
			"Alle Runden stammen aus einer Kette von Seeds, deren Ende vor der ersten veröffentlicht wurde; keine lässt sich ändern. Sie steht unter Fairness.",
	},
	fairness: {
		intro:
			"Die Seeds der Runden bilden eine Kette: Der SHA-256 eines jeden ist der vorige. Der SHA-256 des ersten wurde vor der ersten Runde veröffentlicht, und damit standen alle weiteren fest.",
		chain: "Kette {chain, number}, {length, number} Runden",
		commitment: "Veröffentlicht",
		publicSalt: "Öffentlicher Zusatz",
		results: "Die letzten Runden und ihre Seeds",
		round: "Runde",
		outcome: "Ergebnis",
		seed: "Seed",
		void: "nicht gespielt",
		limits:
			"Die Kette beweist, dass nach der Veröffentlichung keine Runde geändert wurde. Sie beweist nicht, dass wir vorher nicht viele Ketten gebildet und eine ausgesucht haben.",
	},
};
