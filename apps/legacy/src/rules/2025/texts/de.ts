export default {
	bets: {
		price: "Eine Wette behielt die Quote, zu der sie angenommen wurde, wie auch immer sich die Quote später änderte.",
		result: "Fußballwetten wurden nach dem Ergebnis der regulären Spielzeit samt Nachspielzeit abgerechnet.",
		void: "Eine Wette auf ein Spiel, das nicht innerhalb von 48 Stunden nach seinem Beginn stattfand, war ungültig, und der Einsatz wurde erstattet.",
	},
	games: {
		interrupted: "Eine unterbrochene Runde wurde mit ihrem versiegelten Ergebnis beendet.",
		practice: "Eine Übungsrunde hatte dieselben Chancen wie eine um echtes Geld.",
	},
	payments: {
		review: "Eine Auszahlung wurde innerhalb von zwei Tagen von einem Menschen geprüft.",
		pending: "Eine offene Auszahlung konnte bis zum Beginn ihrer Prüfung abgebrochen werden.",
	},
} as const;
