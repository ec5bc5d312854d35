export default {
	bets: {
		price: "Eine Wette behielt die Quote, zu der sie angenommen wurde.",
		void: "Eine Wette auf ein Spiel, das nicht an seinem Tag stattfand, war ungültig, und der Einsatz wurde erstattet.",
	},
	payments: {
		review: "Eine Auszahlung wurde innerhalb von fünf Tagen von einem Menschen geprüft.",
		pending: "Eine offene Auszahlung konnte nicht abgebrochen werden.",
	},
} as const;
