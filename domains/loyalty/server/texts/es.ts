export default {
	reached: {
		title: "Has alcanzado {tier}",
		text: "Tus puntos de los últimos 12 meses alcanzan {tier}.",
	},
	graceBegan: {
		title: "Conservas {tier} hasta el {day}",
		text: "Algunos de tus puntos tienen ya más de 12 meses y los demás no alcanzan {tier}. Conservas el nivel hasta el final del {day}. Tu página de puntos dice cuáles son.",
	},
	lost: {
		title: "Tu nivel es ahora {tier}",
		text: "Desde el {day} ya no tienes {before}: tus puntos de 12 meses dejaron de alcanzarlo. Eso no cambia los puntos que puedes canjear, y tu página de puntos dice por qué.",
	},
	pointsName: "puntos",
};
