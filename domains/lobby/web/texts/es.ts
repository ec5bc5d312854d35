export default {
	hero: {
		region: "Destacados",
		kind: "pase de diapositivas",
		play: "Reanudar el pase",
		pause: "Pausar el pase",
		slide: "Diapositiva {place} de {count}",
	},
	find: "Encontrar un juego, un equipo o ayuda",
	rail: { previous: "Juegos anteriores", next: "Más juegos" },
	seeAll: "Ver todos",
	continuePlaying: "Seguir jugando",
	favourites: "Tus favoritos",
	football: {
		title: "Fútbol, lo próximo",
		all: "Todo el fútbol",
		live: "En juego: {clock}, marcador {score}",
	},
	race: {
		title: "Próxima carrera",
		all: "Todas las carreras",
		startsIn: "Empieza en",
		running: "En carrera",
		bet: "Ver los precios",
		favourites: "Precios más bajos",
	},
};
