export default {
	category: {
		description: "{title}: {count, plural, one {# juego} other {# juegos}}, cada uno con su retorno a la vista.",
		count: "{count, plural, one {# juego} other {# juegos}}",
		choices: "Tipos de {title}",
		empty: "Aquí no hay nada todavía",
		emptyHint: "No hay ningún juego de esta categoría donde estás.",
		toLobby: "Ir al inicio",
	},
	filters: {
		label: "Filtrar los juegos",
		provider: "Proveedor",
		mechanic: "Función",
		volatility: "Volatilidad",
		rtpFrom: "Retorno al jugador",
		any: "Cualquiera",
		apply: "Mostrar",
		rtp: "{percent} % o más",
		clear: "Quitar los filtros",
		none: "Ningún juego cumple estos filtros",
		noneHint: "Quita alguno para ver más.",
		more: "Mostrar más juegos",
		shown: "{shown} de {total} juegos",
		volatilities: { low: "Baja", medium: "Media", mediumHigh: "Media a alta", high: "Alta" },
		mechanics: { freeSpins: "Tiradas gratis", jackpot: "Bote", featureBuy: "Compra de función" },
	},
	allGames: "Todos los juegos",
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
	errors: {
		gameNotFound: "No hay ningún juego en esta dirección. Puede que ya no esté en la casa; en el inicio están todos.",
		categoryNotFound: "Esa categoría no existe. En el inicio están todas.",
	},
};
