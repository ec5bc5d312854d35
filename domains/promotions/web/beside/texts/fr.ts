export default {
	card: {
		title: "Bonus",
		left: "{amount} en jeu",
		progress: "Misé : {percent}",
		wagered: "Misé : {done} sur {all}",
		waiting: "{count, plural, one {# bonus en attente.} other {# bonus en attente.}}",
		open: "Vos bonus",
	},
	game: {
		full: "Votre bonus compte ici en entier.",
		part: "Pour votre bonus, {percent} d’une mise comptent ici.",
		none: "Ce jeu ne compte pas pour votre bonus.",
		excluded: "Ce jeu ne compte pas : tant que votre bonus est en jeu, aucune mise n’est acceptée ici.",
		most: "Au maximum {amount} par partie.",
		over: "Votre bonus permet au maximum {amount} par partie : cette mise ne serait pas acceptée. Baissez-la.",
	},
	withdrawing: {
		title: "L’effet d’un retrait sur votre bonus",
		loses: "Il met fin à votre bonus : vous perdez {amount} d’argent bonus. Votre propre argent reste à vous.",
		keeps: "Votre bonus reste en jeu. Ses {amount} ne peuvent pas être retirés avant d’avoir encore misé {left}.",
		open: "Voir votre bonus",
	},
};
