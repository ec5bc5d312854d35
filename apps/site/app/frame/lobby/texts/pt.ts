export default {
	greeting: "Que bom ter você de volta, {name}.",
	steps: "Seus próximos passos",
	pending: { title: "{amount} a caminho", text: "Veja em que etapa está seu saque" },
	bonus: { title: "{title}: {percent}% concluído", text: "{amount} em jogo" },
	mission: { title: "Missão: {title}", text: "{count} de {of} feitas", open: "Você pode participar" },
	deposit: { title: "Seu saldo está zerado", text: "Deposite para jogar com dinheiro real; o modo demo é grátis" },
	welcome: {
		title: "Primeira vez aqui?",
		practice: "Jogue qualquer jogo no modo demo, sem conta",
		returns: "Cada retorno é informado e pode ser conferido",
		limits: "Limites e pausas a dois toques",
		join: "Abrir uma conta",
	},
	offers: {
		title: "Ofertas",
		forYou: "Ofertas para você",
		all: "Todas as ofertas",
		worth: "Vale {amount} em média",
		noWagering: "Sem requisito de apostas",
	},
};
