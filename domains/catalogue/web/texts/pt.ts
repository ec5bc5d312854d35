export default {
	category: {
		description: "{title}: {count, plural, one {# jogo} other {# jogos}}, cada um com seu retorno informado.",
		count: "{count, plural, one {# jogo} other {# jogos}}",
		choices: "Tipos de {title}",
		empty: "Nada aqui ainda",
		emptyHint: "Não há jogos desta categoria onde você está.",
		toLobby: "Ir para o início",
	},
	filters: {
		label: "Filtrar os jogos",
		provider: "Provedor",
		mechanic: "Recurso",
		volatility: "Volatilidade",
		rtpFrom: "Retorno ao jogador",
		any: "Qualquer",
		apply: "Mostrar",
		rtp: "{percent}% ou mais",
		clear: "Limpar os filtros",
		none: "Nenhum jogo atende a estes filtros",
		noneHint: "Remova um deles para ver mais.",
		more: "Mostrar mais jogos",
		shown: "{shown} de {total} jogos",
		volatilities: { low: "Baixa", medium: "Média", mediumHigh: "Média a alta", high: "Alta" },
		mechanics: { freeSpins: "Giros grátis", jackpot: "Jackpot", featureBuy: "Compra de recurso" },
	},
	allGames: "Todos os jogos",
	live: {
		title: "Mesas ao vivo",
		closed: {
			title: "As mesas ao vivo estão fechadas no momento",
			text: "Elas estão desativadas no momento. Todo o resto está aberto; volte mais tarde.",
		},
		empty: {
			title: "Nenhuma mesa aberta no momento",
			text: "Os outros jogos do cassino estão abertos dia e noite.",
		},
	},
	errors: {
		gameNotFound: "Não há nenhum jogo neste endereço. Ele pode ter sido removido; no início estão todos os jogos.",
		categoryNotFound: "Essa categoria não existe. No início estão todas.",
	},
};
