export default {
	table: "La mesa",
	bet: "Apuesta a",
	places: "Lugares donde apostar",
	deal: "Repartir · {amount}",
	ready: "Elige una ficha y luego un lugar. Los resultados pasados no cambian nada.",
	hidden: "Dos cartas tapadas",
	total: "{total, number}",
	spots: {
		player: "Jugador",
		banker: "Banca",
		tie: "Empate",
		playerPair: "Pareja jugador",
		bankerPair: "Pareja banca",
	},
	result: { player: "Gana el jugador", banker: "Gana la banca", tie: "Empate" },
	lost: "{result} · esta vez no hay premio",
	won: "{result} · has ganado {win}",
	returned: "{result} · vuelven {win} de {stake}",
	even: "{result} · vuelve tu apuesta",
	roads: {
		plate: "Tus resultados en esta página, del más antiguo al último",
		road: "Camino",
		bead: "{result} con {total, number}",
		playerPair: "pareja del jugador",
		bankerPair: "pareja de la banca",
		counts: "Jugador {player, number} · Banca {banker, number} · Empate {tie, number}",
	},
	spoken: {
		hand: "{side} tiene {cards}: {total, number}.",
		pair: "{name}.",
		result: "{result}.",
		paid: "{name} paga {amount}.",
	},
	pairs: "Pareja del jugador o de la banca",
	rules: {
		begin:
			"Apuesta al jugador, a la banca, al empate o a parejas; son nombres de dos manos y puedes apostar a cualquiera. Cada apuesta se liquida por separado.",
		cards:
			"Cada mano recibe dos cartas de ocho barajas mezcladas. Los dieces y las figuras no cuentan y los ases valen uno; de un total solo cuenta la última cifra. Nueve es lo mejor.",
		third:
			"Un total de 8 o 9 termina el reparto. Si no, el jugador toma una tercera carta con 5 o menos. Si el jugador se plantó, la banca toma con 5 o menos; si no, toma según la tercera carta del jugador: con 0 a 2 siempre, con 3 ante todo menos un ocho, con 4 ante dos a siete, con 5 ante cuatro a siete, con 6 ante seis y siete, con 7 nunca.",
		pays: "El jugador paga 1 a 1 y la banca 0,95 a 1: es 1 a 1 menos una comisión del 5 %. El empate paga 8 a 1 y devuelve lo apostado a jugador y banca. Una pareja paga 11 a 1 si las dos primeras cartas de esa mano son del mismo valor.",
		past: "Cada ronda se reparte de barajas recién mezcladas. La tabla y el camino solo muestran lo que fue; no dicen nada de lo que vendrá.",
	},
	drawn:
		"Las 416 cartas de ocho barajas están en una lista desde 0: cada baraja con tréboles, diamantes, corazones y picas, cada palo del as al rey. Carta k: a k se suma un sorteo menor que 416 menos k; las cartas de ese lugar y del lugar k se intercambian. El jugador tiene las cartas 0 y 2, la banca la 1 y la 3; siguen las terceras, primero la del jugador.",
};
