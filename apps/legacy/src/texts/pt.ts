export default {
	title: "Regras de anos anteriores",
	years: {
		title: "Escolha um ano",
		intro: "Uma aposta, uma rodada ou um pagamento segue as regras do dia em que foi aceito.",
	},
	find: {
		label: "O ano da sua aposta ou do seu pagamento",
		button: "Ver as regras",
		wrong: "Escreva o ano com quatro algarismos, como 2024.",
	},
	year: {
		title: "Regras de {year}",
		back: "Todos os anos",
		intro: "Em vigor de 1º de janeiro a 31 de dezembro de {year}.",
	},
	chapter: { title: "{chapter} em {year}", back: "Regras de {year}", others: "O mesmo capítulo em outros anos" },
	chapters: { bets: "Apostas", games: "Jogos", payments: "Pagamentos" },
} as const;
