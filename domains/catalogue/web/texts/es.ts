export default {
	card: {
		facts: "{kind} · {rtp}\u00a0%",
		kinds: { slot: "Tragaperras", instant: "Juego instantáneo", race: "Deportes virtuales", sport: "Deportes" },
	},
	category: {
		description: "{title}: {count, plural, one {# juego} other {# juegos}}, cada uno con su retorno a la vista.",
		count: "{count, plural, one {# juego} other {# juegos}}",
		choices: "Tipos de {title}",
		empty: "Aquí no hay nada todavía",
		emptyHint: "No hay ningún juego de esta categoría donde estás.",
		toLobby: "Ir al inicio",
	},
	live: {
		title: "Mesas en vivo",
		closed: {
			title: "Las mesas en vivo están cerradas por el momento",
			text: "La casa las ha desactivado de momento. Todo lo demás está abierto; vuelve más tarde.",
		},
		empty: {
			title: "Ahora mismo no hay ninguna mesa abierta",
			text: "Los demás juegos del casino están abiertos a todas horas.",
		},
	},
	search: {
		title: "Buscar",
		label: "Buscar juegos y deportes",
		placeholder: "Un título, un tema, un deporte",
		clear: "Borrar la búsqueda",
		close: "Cerrar",
		hint: "Escribe un título, un tema o un deporte.",
		found: "{count, plural, one {# resultado} other {# resultados}} para «{term}»",
		notFound: "No se ha encontrado nada para «{term}»",
		notFoundHint: "Revisa la ortografía o mira todos los juegos.",
		allGames: "Todos los juegos",
		failed: "La búsqueda no ha respondido. No se ha perdido nada; escribe de nuevo en un momento.",
	},
	errors: {
		gameNotFound: "No hay ningún juego en esta dirección. Puede que ya no esté en la casa; en el inicio están todos.",
		categoryNotFound: "Esa categoría no existe. En el inicio están todas.",
	},
};
