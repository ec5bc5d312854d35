export default {
	bet: "Miser {amount}",
	betNext: "Miser {amount} à la prochaine manche",
	waiting: "En attente de la prochaine manche. Annuler",
	placed: "Vous jouez {amount}",
	loading: "Lecture de la table",
	startsIn: "Les mises sont ouvertes. Départ dans {seconds, number} s",
	locked: "Rien ne va plus",
	void: "Cette manche n’a pas été jouée. Toutes les mises sont rendues.",
	returned: "Vos {amount} vous ont été rendus",
	results: "Les dernières manches",
	noSeats: "Il n’y a encore personne dans cette manche.",
	hiddenName: "Quelqu’un",
	hideName: "Cacher mon nom aux autres",
	spoken: {
		betting: "Manche {number, number} : les mises sont ouvertes.",
		startsIn: "Départ dans {seconds, number} secondes.",
		next: "Vous misez à la prochaine manche.",
		placed: "Vous jouez {amount}.",
	},
	rules: {
		chain:
			"Toutes les manches viennent d’une chaîne de graines dont le bout a été publié avant la première : aucune ne peut être changée. Vous la trouvez sous Équité.",
	},
	fairness: {
		intro:
			"Les graines des manches forment une chaîne : le SHA-256 de chacune est la précédente. Le SHA-256 de la première a été publié avant la première manche, ce qui a fixé toutes les suivantes.",
		chain: "Chaîne {chain, number}, {length, number} manches",
		commitment: "Publié",
		publicSalt: "Sel public",
		results: "Les dernières manches et leurs graines",
		round: "Manche",
		outcome: "Résultat",
		seed: "Graine",
		void: "non jouée",
		limits:
			"La chaîne prouve qu’aucune manche n’a été changée après la publication. Elle ne prouve pas que nous n’avons pas fait beaucoup de chaînes auparavant pour en choisir une.",
	},
};
