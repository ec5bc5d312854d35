export default {
	names: { "ember-crown": "Ember Crown" },
	levels: { grand: "Grand", quick: "Express" },
	badge: "Jackpot {amount}",
	row: {
		title: "Jackpots",
		hint: "Une part de chaque mise y entre ; tout est reversé.",
		most: "Au plus tard à {amount}",
		of: "{pot} · {level}",
	},
	bar: "Jackpot",
	practice: "Les parties de démo ne comptent pas pour lui.",
	won: {
		title: "Vous avez gagné le jackpot {level}",
		text: "Votre solde est crédité de {amount}. Le gain figure dans votre relevé, et la partie gagnante parmi vos parties.",
		close: "Fermer",
	},
	page: {
		title: "Jackpot {name}",
		description:
			"Ce que contiennent les cagnottes de {name}, comment elles se gagnent, et la preuve qu’elles sont financées.",
		back: "Tous les jeux",
		intro: "Chaque mise dans le jeu alimente ces cagnottes. Elles sont aux joueurs : tout ce qui y entre est reversé.",
		now: "Dans la cagnotte",
		rules: "Comment elle se gagne",
		chance:
			"Chaque partie participe au tirage de la cagnotte, à partir des mêmes graines que ses rouleaux. {stake} de mises la gagnent une fois en moyenne ; une partie avec une mise double a deux fois plus de chances.",
		mustDrop:
			"Elle se gagne au plus tard à {most}. Le montant exact a été tiré au sort quand cette cagnotte a commencé et sera révélé avec le gain ; le hash ci-dessous a été publié à ce moment-là.",
		commitment: "Hash du montant auquel elle doit être gagnée",
		paid: "Le gagnant reçoit tout ce que contient la cagnotte au moment du paiement. Si deux parties gagnent, la seconde reçoit le montant avec lequel la cagnotte recommence : {seed}.",
		rates: "Sur chaque mise, {pot} vont à la cagnotte et {reserve} à la réserve, d’où partent les cagnottes suivantes.",
		proof: "De quoi se compose la cagnotte",
		contributed: "Issu des mises",
		seeded: "Montant de départ, issu de la réserve",
		won: "Gagné",
		total: "Dans la cagnotte",
		reserve: "Dans la réserve",
		funded: "Ajouté par nous",
		given: "Versé à la cagnotte",
		proved: "Comparé à nos comptes, à la liste des gains et aux soldes des joueurs : tout concordait le {time}.",
		unproved:
			"En ce moment, nos comptes et cette cagnotte ne concordent pas. Des personnes s’en occupent ; rien ne quitte la cagnotte pour autant.",
		exact:
			"Compté en dix-millièmes de la plus petite unité de la devise : aucune partie d’une mise n’est perdue. Affiché ici sans ces fractions.",
		wins: "Derniers gains",
		noWins: "Personne n’a encore gagné ici",
		whenWins: "Les gains s’affichent ici avec leur montant et leur heure, sans rien du gagnant.",
		by: { draw: "tiré par une partie", ceiling: "au montant maximum" },
		seed: "Graine du montant maximum : {seed}",
	},
	errors: {
		jackpotNotFound: "Ce jackpot n’existe pas. L’accueil présente les jeux qui en ont un.",
	},
};
