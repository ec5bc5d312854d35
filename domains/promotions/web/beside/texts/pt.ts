export default {
	card: {
		title: "Bônus",
		left: "{amount} em jogo",
		progress: "Apostado {percent}",
		wagered: "Apostado {done} de {all}",
		waiting: "{count, plural, one {# bônus em espera.} other {# bônus em espera.}}",
		open: "Seus bônus",
	},
	game: {
		full: "Seu bônus conta aqui por inteiro.",
		part: "Do seu bônus, conta aqui {percent} de cada aposta.",
		none: "Este jogo não conta para o seu bônus.",
		excluded: "Este jogo não conta: enquanto seu bônus está em jogo, nenhuma aposta é aceita aqui.",
		most: "No máximo {amount} por rodada.",
		over: "Seu bônus permite no máximo {amount} por rodada: esta aposta não seria aceita. Diminua o valor.",
	},
	withdrawing: {
		title: "O que um saque faz com seu bônus",
		loses: "Ele encerra seu bônus: você perde {amount} em dinheiro de bônus. Seu próprio dinheiro continua seu.",
		keeps: "Seu bônus continua em jogo. Só será possível sacar {amount} dele depois de mais {left} em apostas.",
		open: "Ver seu bônus",
	},
};
