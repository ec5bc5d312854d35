export default {
	reached: {
		title: "Você chegou a {tier}",
		text: "Seus pontos dos últimos 12 meses alcançam {tier}.",
	},
	graceBegan: {
		title: "Você mantém {tier} até {day}",
		text: "Alguns dos seus pontos agora têm mais de 12 meses, e os demais não alcançam mais {tier}. Você mantém o nível até o fim de {day}. Sua página de pontos mostra quais são.",
	},
	lost: {
		title: "Seu nível agora é {tier}",
		text: "Desde {day} você não tem mais {before}: seus pontos de 12 meses deixaram de alcançá-lo. Isso não muda os pontos que você pode resgatar, e sua página de pontos mostra o motivo.",
	},
	pointsName: "pontos",
};
