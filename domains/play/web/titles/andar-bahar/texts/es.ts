export default {
	table: "El patio",
	bet: "Apuesta a",
	places: "Lugares donde apostar",
	deal: "Repartir · {amount}",
	ready: "Elige una ficha y luego andar o bahar. Los resultados pasados no cambian nada.",
	middle: "La carta del centro: {card}",
	hidden: "Una carta tapada",
	noCards: "Aún sin cartas",
	spots: { andar: "Andar", bahar: "Bahar" },
	cards: "{count, plural, one {# carta} other {# cartas}}",
	result: { andar: "Gana andar", bahar: "Gana bahar" },
	lost: "{result} · esta vez no hay premio",
	won: "{result} · has ganado {win}",
	returned: "{result} · vuelven {win} de {stake}",
	even: "{result} · vuelve tu apuesta",
	last: "Tus resultados en esta página, del más antiguo al último",
	bead: "{result} con la carta {count, number}",
	spoken: {
		dealt:
			"La carta del centro es {middle}. {count, plural, one {Se repartió # carta} other {Se repartieron # cartas}}; la última es {last}. {result}.",
		paid: "{name} paga {amount}.",
	},
	rules: {
		begin: "Apuesta a andar, a bahar o a los dos. Una carta se descubre en el centro.",
		turns:
			"Después las cartas van por turnos a andar y a bahar, primero a andar, hasta que una tiene el valor de la carta del centro. Gana el lado que la recibe.",
		pays: "Andar paga 0,9 a 1, porque tiene la primera carta: gana 429 de 833 rondas. Bahar paga 1 a 1. Con el premio vuelve lo apostado.",
		deck: "Para cada ronda se mezcla una baraja, y el orden de las 52 cartas queda fijado al pulsar Repartir. Lo que ves solo lo muestra.",
		past: "Cada ronda se reparte por separado. Los resultados anteriores no cambian nada.",
	},
	drawn:
		"Las cartas están en una lista desde 0: tréboles, diamantes, corazones y picas, cada palo del as al rey. Carta k: a k se suma un sorteo menor que 52 menos k; las cartas de ese lugar y del lugar k se intercambian. La carta 0 es la del centro; la 1 va a andar, la 2 a bahar, y así sucesivamente.",
};
