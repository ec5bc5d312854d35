export default {
	bets: {
		price: "Un pari gardait la cote à laquelle il avait été accepté.",
		void: "Un pari sur un match non joué le jour prévu était annulé et sa mise rendue.",
	},
	payments: {
		review: "Une personne examinait chaque retrait sous cinq jours.",
		pending: "Un retrait en attente ne pouvait pas être annulé.",
	},
} as const;
