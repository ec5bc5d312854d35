export default {
	board: "Fünf Walzen mit je {rows, number} Feldern. Was gewinnt, steht in der Liste des Geschehens.",
	ways: "Wege",
	ready: "{ways, number} Wege · benachbarte Walzen von links zahlen",
	win: "{symbol} · {reels, number} Walzen · {ways, plural, one {# Weg} other {# Wege}}",
	reels: "{reels, number} Walzen",
	spoken: {
		row: "Reihe {row, number}: {symbols}.",
		won: "{symbol} auf {reels, number} Walzen, {ways, plural, one {# Weg} other {# Wege}}: {coins, plural, one {# Münze} other {# Münzen}}.",
		scatters: "{count, number} × {symbol} an beliebiger Stelle: {coins, number} Münzen.",
	},
	paysHint: "In Vielfachen des Einsatzes, für jeden Weg, nach der Zahl der benachbarten Walzen von links.",
	rules: {
		ways: "Ein Symbol zahlt, wenn es auf mindestens drei benachbarten Walzen von links liegt, in beliebiger Reihe. Jeder Weg, auf jeder dieser Walzen eines davon zu wählen, zahlt: {ways, number} Wege insgesamt.",
		coins: "Ein Einsatz sind {coins, number} Münzen, und Auszahlungen werden in ihnen gezählt.",
		less: "Eine Runde, die weniger als ihren Einsatz zahlt, wird als das gezeigt, was zurückkam, nicht als Gewinn.",
		exact:
			"Die Auszahlungsquote ist genau berechnet: Jedes Feld wird für sich gezogen, also ergibt sie eine Formel. Streuung und Chance auf eine Auszahlung sind gemessen.",
	},
	silk: {
		symbols: {
			camel: "Kamel",
			ewer: "Kanne",
			pomegranate: "Granatapfel",
			lamp: "Laterne",
			palm: "Palme",
			star: "Stern",
			moon: "Mond",
			flower: "Blüte",
			waves: "Wellen",
			sun: "Sonne",
			gate: "Stadttor",
		},
		wild: "Die Sonne, auf den drei mittleren Walzen, ersetzt jedes Symbol außer dem Stadttor.",
		scatter:
			"Drei, vier oder fünf Tore an beliebiger Stelle zahlen {pays3, number}, {pays4, number} oder {pays5, number} Einsätze und bringen {spins3, number}, {spins4, number} oder {spins5, number} Freispiele.",
		feature:
			"In Freispielen gibt es mehr Sonnen. Drei Tore in einem davon bringen {more, number} weitere, höchstens {all, number} insgesamt.",
		factors:
			"In Freispielen multipliziert jede Sonne alle Wege über sie mit einem von {factors}; Sonnen auf mehreren Walzen multiplizieren einander.",
		drawn:
			"Eine Ziehung unter {stops, number} für jede Walze: die Stopps ihrer Felder. In Freispielen eine weitere für jede Sonne, für ihren Faktor.",
	},
	dunes: {
		symbols: {
			fennec: "Wüstenfuchs",
			oryx: "Oryx",
			gecko: "Gecko",
			beetle: "Käfer",
			cactus: "Kaktus",
			ammonite: "Ammonit",
			agave: "Agave",
			crystal: "Wüstenrose",
			dune: "Düne",
			whirlwind: "Wirbelwind",
			arch: "Felsbogen",
		},
		wild: "Der Wirbelwind, auf den drei mittleren Walzen, ersetzt jedes Symbol außer dem Felsbogen.",
		scatter:
			"Drei, vier oder fünf Felsbögen an beliebiger Stelle zahlen {pays3, number}, {pays4, number} oder {pays5, number} Einsätze und bringen {spins3, number}, {spins4, number} oder {spins5, number} Freispiele.",
		feature:
			"In Freispielen gibt es mehr Wirbelwinde. Drei Felsbögen in einem davon bringen {more, number} weitere, höchstens {all, number} insgesamt.",
		factors:
			"In Freispielen multipliziert jeder Wirbelwind alle Wege über ihn mit einem von {factors}; Wirbelwinde auf mehreren Walzen multiplizieren einander.",
		drawn:
			"Eine Ziehung unter {stops, number} für jede Walze: die Stopps ihrer Felder. In Freispielen eine weitere für jeden Wirbelwind, für seinen Faktor.",
	},
};
