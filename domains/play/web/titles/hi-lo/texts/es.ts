export default {
	table: "La lámina sobre la mesa",
	album: "Las láminas de esta ronda",
	guesses: { higher: "Mayor o igual", lower: "Menor o igual", same: "Igual" },
	strict: { higher: "Mayor", lower: "Menor" },
	chance: "{chance, number, ::percent .}",
	likely: "probabilidad",
	guess: "Haz tu apuesta",
	ready: "Se pone una lámina: ¿la siguiente es mayor o menor?",
	next: "{card}. ¿Qué viene después?",
	missed: "{card}: no has acertado",
	choice: "Predicción",
	choiceText: "La más probable, una vez",
	spoken: {
		first: "{card} está sobre la mesa.",
		right: "{card}. Acierto. Puedes cobrar {amount}.",
		guessed:
			"Las láminas eran {cards}. {guesses, plural, =0 {No hubo ninguna predicción.} one {Hubo una predicción.} other {Hubo # predicciones.}}",
	},
	rules: {
		begin:
			"Elige tu apuesta. Se pone una lámina sobre la mesa: tiene tantas hojas como su rango, desde el as con una hasta el rey con trece.",
		guess:
			"Di si la siguiente lámina es mayor o menor. El mismo rango también gana; con un as o un rey, que nada puede superar, el mismo rango es una predicción propia.",
		pays: "Cada acierto multiplica lo que puedes cobrar por 13 dividido por los rangos que ganan con él, menos un 2 % una sola vez. Un fallo acaba la ronda y la apuesta se pierde.",
		collect:
			"Tras el primer acierto puedes cobrar cuando quieras. No se ofrecen predicciones que pagarían más de 10.000 veces la apuesta.",
		fixed: "Todas las láminas se sortean al apostar, cada una entre las 52: las anteriores no cambian nada.",
		left: "Una ronda que dejas queda abierta. Al cabo de un día se cobra por ti lo que podías cobrar; sin predicciones se devuelve tu apuesta.",
	},
	drawn:
		"La lámina k es el sorteo k menor que 52, sin importar las anteriores; su rango es el resto entre 13, con el as abajo.",
};
