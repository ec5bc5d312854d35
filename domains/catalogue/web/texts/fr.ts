export default {
	category: {
		description: "{title} : {count, plural, one {# jeu} other {# jeux}}, avec le taux de retour affiché.",
		count: "{count, plural, one {# jeu} other {# jeux}}",
		choices: "Types : {title}",
		empty: "Rien ici pour l’instant",
		emptyHint: "Il n’y a aucun jeu de cette catégorie là où vous êtes.",
		toLobby: "Aller à l’accueil",
	},
	filters: {
		label: "Filtrer les jeux",
		provider: "Fournisseur",
		mechanic: "Fonction",
		volatility: "Volatilité",
		rtpFrom: "Retour au joueur",
		any: "Peu importe",
		apply: "Afficher",
		rtp: "{percent} % et plus",
		clear: "Retirer les filtres",
		none: "Aucun jeu ne correspond à ces filtres",
		noneHint: "Retirez-en un pour en voir davantage.",
		more: "Afficher plus de jeux",
		shown: "{shown} jeux sur {total}",
		volatilities: { low: "Faible", medium: "Moyenne", mediumHigh: "Moyenne à élevée", high: "Élevée" },
		mechanics: { freeSpins: "Tours gratuits", jackpot: "Jackpot", featureBuy: "Achat de fonction" },
	},
	allGames: "Tous les jeux",
	live: {
		title: "Tables en direct",
		closed: {
			title: "Les tables en direct sont fermées en ce moment",
			text: "Elles sont désactivées pour l’instant. Tout le reste est ouvert ; revenez plus tard.",
		},
		empty: {
			title: "Aucune table ouverte en ce moment",
			text: "Les autres jeux du casino sont ouverts jour et nuit.",
		},
	},
	errors: {
		gameNotFound:
			"Il n’y a aucun jeu à cette adresse. Il a peut-être été retiré ; l’accueil présente tous les jeux actuels.",
		categoryNotFound: "Cette catégorie n’existe pas. L’accueil présente toutes celles qui existent.",
	},
};
