export default {
	card: {
		title: "Boni",
		left: "{amount} aktiv",
		progress: "Umgesetzt {percent}",
		wagered: "Umgesetzt {done} von {all}",
		waiting: "{count, plural, one {Ein Bonus wartet.} other {# Boni warten.}}",
		open: "Ihre Boni",
	},
	game: {
		full: "Einsätze zählen hier voll für Ihren Bonus.",
		part: "Für Ihren Bonus zählen hier {percent} eines Einsatzes.",
		none: "Dieses Spiel zählt nicht für Ihren Bonus.",
		excluded: "Dieses Spiel zählt nicht: Solange Ihr Bonus aktiv ist, wird hier kein Einsatz angenommen.",
		most: "Höchstens {amount} pro Runde.",
		over: "Ihr Bonus erlaubt höchstens {amount} pro Runde: Dieser Einsatz würde nicht angenommen. Senken Sie ihn.",
	},
	withdrawing: {
		title: "Was eine Auszahlung für Ihren Bonus bedeutet",
		loses: "Sie beendet Ihren Bonus: {amount} Bonusgeld verfallen. Ihr eigenes Geld bleibt Ihnen.",
		keeps: "Ihr Bonus bleibt aktiv. Die {amount} daraus sind erst auszahlbar, wenn weitere {left} umgesetzt sind.",
		open: "Ihren Bonus ansehen",
	},
};
