export default {
	title: "Varias rondas con una pulsación",
	close: "Cerrar",
	hint: "Cada una es una ronda normal con tu apuesta. «Parar» las termina cuando quieras; también la tecla Escape, una ronda rechazada o una página que no está a la vista.",
	rounds: "Rondas",
	count: "{count, number}",
	loss: "Perder como mucho",
	win: "Parar con una ganancia de",
	noWin: "Sin esta parada",
	feature: "Parar cuando llegue la función especial",
	start: "Empezar {rounds, number} rondas de {stake}",
} as const;
