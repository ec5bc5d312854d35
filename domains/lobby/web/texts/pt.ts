export default {
	hero: {
		region: "Destaques",
		kind: "apresentação de slides",
		play: "Iniciar a apresentação",
		pause: "Pausar a apresentação",
		slide: "Slide {place} de {count}",
	},
	find: "Buscar um jogo, um time ou ajuda",
	rail: { previous: "Jogos anteriores", next: "Mais jogos" },
	seeAll: "Ver todos",
	continuePlaying: "Continuar jogando",
	favourites: "Seus favoritos",
	football: {
		title: "Futebol, a seguir",
		all: "Todo o futebol",
		live: "Ao vivo: {clock}, placar {score}",
	},
	race: {
		title: "Próxima corrida",
		all: "Todas as corridas",
		startsIn: "Começa em",
		running: "Em andamento",
		bet: "Ver as odds",
		favourites: "Menores odds",
	},
};
