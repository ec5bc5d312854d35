export default {
	bets: {
		price: "Un pari gardait la cote à laquelle il avait été accepté, quelle que soit la cote ensuite.",
		result: "Les paris sur le football étaient réglés sur le résultat du temps réglementaire, arrêts de jeu compris.",
		void: "Un pari sur un match non joué dans les 48 heures suivant son coup d’envoi était annulé et sa mise rendue.",
	},
	games: {
		interrupted: "Une partie interrompue était terminée avec son résultat scellé.",
		practice: "Une partie d’entraînement avait les mêmes chances qu’une partie en argent réel.",
	},
	payments: {
		review: "Une personne examinait chaque retrait sous deux jours.",
		pending: "Un retrait en attente pouvait être annulé jusqu’au début de son examen.",
	},
} as const;
