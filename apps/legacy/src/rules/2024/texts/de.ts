export default {
	bets: {
		price: "Eine Wette behielt die Quote, zu der sie angenommen wurde.",
		result: "Fußballwetten wurden nach dem Ergebnis der regulären Spielzeit samt Nachspielzeit abgerechnet.",
		void: "Eine Wette auf ein Spiel, das nicht innerhalb von 36 Stunden nach seinem Beginn stattfand, war ungültig, und der Einsatz wurde erstattet.",
	},
	games: {
		interrupted: "Eine unterbrochene Runde wurde innerhalb eines Tages mit ihrem versiegelten Ergebnis beendet.",
		practice: "Eine Übungsrunde hatte dieselben Chancen wie eine um echtes Geld.",
	},
	payments: {
		review: "Eine Auszahlung wurde innerhalb von drei Tagen von einem Menschen geprüft.",
		pending: "Eine offene Auszahlung konnte abgebrochen werden, bis sie bezahlt war.",
	},
} as const;
