export default {
	title: "Ce que {rounds, number} parties peuvent faire d’un solde",
	hint: "À {stake} la partie, calculé à partir de chaque résultat d’une partie et de sa probabilité. Les parties déjà jouées n’y changent rien.",
	hintSimulated:
		"À {stake} la partie, calculé à partir de la répartition des gains de {rounds, number} parties simulées : les résultats sont trop nombreux pour être énumérés. Les parties déjà jouées n’y changent rien.",
	bet: "Mise sur",
	plot: "Après {rounds, number} parties à {stake} : 5 joueurs sur 100 ont {low} ou moins, la moitié a {middle} ou moins, et 5 sur 100 ont {high} ou plus.",
	high: "Les 5 sur 100 les plus chanceux",
	highText: "{amount} ou plus",
	middle: "Au milieu",
	middleText: "{amount}",
	low: "Les 5 sur 100 les moins chanceux",
	lowText: "{amount} ou moins",
	hour: "Ce que coûte une heure",
	hourText: "{price} en moyenne, à environ {rounds, number} parties par heure.",
	measured: {
		title: "Ce qu’il a rendu jusqu’ici",
		hint: "En parties pour de l’argent, en {currency}. Son retour exact est de {rtp}\u00a0% sur un très grand nombre de parties.",
		all: "Tous les joueurs",
		own: "Vous",
		returned: "{share, number, ::percent .00} sur {rounds, plural, one {# partie} other {# parties}}",
		band: "pour autant de parties, on attend de {low, number, ::percent .0} à {high, number, ::percent .0}",
		none: "Aucune partie pour l’instant",
		ownHint:
			"Les vôtres sont comptées dans les mille derniers mouvements de votre argent. Elles ne disent rien de la prochaine partie.",
		failed: "Les chiffres n’ont pas pu être lus. Rien d’autre n’en dépend.",
	},
} as const;
