export default {
	card: {
		title: "Bonos",
		left: "{amount} en juego",
		progress: "Apostado {percent}",
		wagered: "Apostado {done} de {all}",
		waiting: "{count, plural, one {Un bono en espera.} other {# bonos en espera.}}",
		open: "Tus bonos",
	},
	game: {
		full: "Tu bono cuenta aquí por completo.",
		part: "De tu bono cuenta aquí un {percent} de cada apuesta.",
		none: "Este juego no cuenta para tu bono.",
		excluded: "Este juego no cuenta: mientras tu bono está en juego, aquí no se acepta ninguna apuesta.",
		most: "Como máximo {amount} por ronda.",
		over: "Tu bono permite como máximo {amount} por ronda: esta apuesta no se aceptaría. Bájala.",
	},
	withdrawing: {
		title: "Qué hace una retirada con tu bono",
		loses: "Termina tu bono: se van {amount} de dinero del bono. Tu propio dinero sigue siendo tuyo.",
		keeps: "Tu bono sigue en juego. Sus {amount} no se pueden retirar hasta que se apueste {left} más.",
		open: "Ver tu bono",
	},
} as const;
