export default {
	bets: {
		price: "A bet kept the price at which it was accepted, whatever the price became later.",
		result: "Football bets were settled by the result of normal time, with its added minutes.",
		void: "A bet on a match that was not played within 48 hours of its start was void, and its stake was returned.",
	},
	games: {
		interrupted: "A round that was interrupted was finished from its sealed result.",
		practice: "A round in practice had the same odds as one for real money.",
	},
	payments: {
		review: "A withdrawal was reviewed by a person within two days.",
		pending: "A pending withdrawal could be cancelled until its review began.",
	},
} as const;
