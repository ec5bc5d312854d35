export default {
	hero: {
		region: "À la une",
		kind: "diaporama",
		play: "Lancer le diaporama",
		pause: "Mettre le diaporama en pause",
		slide: "Diapositive {place} sur {count}",
	},
	find: "Trouver un jeu, une équipe ou de l’aide",
	rail: { previous: "Jeux précédents", next: "Plus de jeux" },
	seeAll: "Voir tout",
	continuePlaying: "Continuer à jouer",
	favourites: "Vos favoris",
	football: {
		title: "Football, à venir",
		all: "Tout le football",
		live: "En direct : {clock}, score {score}",
	},
	race: {
		title: "Prochaine course",
		all: "Toutes les courses",
		startsIn: "Départ dans",
		running: "Course en cours",
		bet: "Voir les cotes",
		favourites: "Cotes les plus basses",
	},
};
