export default {
	bets: {
		price: "A bet kept the price at which it was accepted.",
		void: "A bet on a match that was not played on its day was void, and its stake was returned.",
	},
	payments: {
		review: "A withdrawal was reviewed by a person within five days.",
		pending: "A pending withdrawal could not be cancelled.",
	},
} as const;
