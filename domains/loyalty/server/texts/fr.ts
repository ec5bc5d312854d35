export default {
	reached: {
		title: "Vous avez atteint {tier}",
		text: "Vos points des 12 derniers mois atteignent {tier}.",
	},
	graceBegan: {
		title: "Vous gardez {tier} jusqu’au {day}",
		text: "Certains de vos points ont maintenant plus de 12 mois, et les autres n’atteignent plus {tier}. Vous gardez ce niveau jusqu’à la fin du {day}. Votre page de points indique lesquels.",
	},
	lost: {
		title: "Votre niveau est désormais {tier}",
		text: "Depuis le {day}, vous n’avez plus {before} : vos points des 12 derniers mois ne l’atteignaient plus. Les points que vous pouvez échanger n’en sont pas modifiés, et votre page de points explique pourquoi.",
	},
	pointsName: "points",
};
