export default {
	board: "Sechs Walzen mit zwei bis sieben Symbolen. Was gewinnt, steht in der Liste des Geschehens.",
	symbols: {
		crane: "Kranich",
		carp: "Karpfen",
		pine: "Kiefer",
		lotus: "Lotos",
		bamboo: "Bambus",
		peak: "Gipfel",
		stones: "Steine",
		mushroom: "Pilz",
		fan: "Fächer",
		lightning: "Blitz",
		cloud: "Gewitterwolke",
	},
	ready: "Bis zu {ways, number} Wege · was gewinnt, geht, und neue Symbole fallen",
	ways: "{ways, number} Wege",
	cascade: "{count, plural, one {# Gewinn in Folge} other {# Gewinne in Folge}}",
	win: "{symbol} · {reels, number} Walzen · {ways, plural, one {# Weg} other {# Wege}} · ×{times, number}",
	reels: "{reels, number} Walzen",
	spoken: {
		reel: "Walze {reel, number}: {symbols}.",
		times: "Multiplikator {times, number}.",
		won: "{symbol} auf {reels, number} Walzen, {ways, plural, one {# Weg} other {# Wege}}: {coins, plural, one {# Münze} other {# Münzen}}.",
		fell: "Was gewonnen hat, ging, und neue Symbole fielen.",
		capped: "Das Höchste, was eine Runde zahlt, ist erreicht: {coins, number} Münzen.",
	},
	paysHint: "In Vielfachen des Einsatzes, für jeden Weg, nach der Zahl der benachbarten Walzen von links.",
	rules: {
		heights:
			"Bei jeder Drehung hat jede der sechs Walzen {lowest, number} bis {highest, number} Symbole; es gibt also bis zu {limit, number} Wege.",
		ways: "Ein Symbol zahlt, wenn es auf mindestens drei benachbarten Walzen von links liegt, in beliebiger Höhe, einmal für jeden Weg, auf jeder dieser Walzen eines davon zu wählen.",
		coins: "Ein Einsatz sind {coins, number} Münzen, und Auszahlungen werden in ihnen gezählt.",
		cascades:
			"Was gewonnen hat, geht, was darüber liegt, fällt, und neue Symbole kommen von oben, bis nichts mehr gewinnt. Alles gehört zu dem einen Einsatz.",
		wild: "Der Blitz, auf den vier mittleren Walzen, ersetzt jedes Symbol außer der Gewitterwolke. Er geht mit den Gewinnen, an denen er teilhat.",
		scatter:
			"Vier, fünf, sechs oder sieben Gewitterwolken am Ende einer bezahlten Drehung bringen {spins4, number}, {spins5, number}, {spins6, number} oder {spins7, number} Freispiele.",
		feature:
			"In Freispielen beginnt ein Multiplikator bei 1, wächst mit jeder Kaskade um 1 und fällt nie. {again, number} Wolken in einem davon bringen {more, number} weitere, höchstens {all, number} insgesamt.",
		less: "Eine Runde, die weniger als ihren Einsatz zahlt, wird als das gezeigt, was zurückkam, nicht als Gewinn.",
		exact:
			"Die Auszahlungsquote ist genau: Eine Runde zieht eines von {outcomes, number} nummerierten Ergebnissen, und jedes davon wurde gezählt.",
	},
	drawn:
		"Eine Ziehung unter {outcomes, number}: die Nummer des Ergebnisses. Höhen und Symbole seiner Walzen folgen daraus durch den veröffentlichten Strom.",
};
