export default {
	board: "Seis rodillos de dos a siete símbolos. Lo que gana está en la lista de lo ocurrido.",
	symbols: {
		crane: "Grulla",
		carp: "Carpa",
		pine: "Pino",
		lotus: "Loto",
		bamboo: "Bambú",
		peak: "Cumbre",
		stones: "Piedras",
		mushroom: "Seta",
		fan: "Abanico",
		lightning: "Relámpago",
		cloud: "Nube de tormenta",
	},
	ready: "Hasta {ways, number} formas · lo que gana se va y caen símbolos nuevos",
	ways: "{ways, number} formas",
	cascade: "{count, plural, one {# premio seguido} other {# premios seguidos}}",
	win: "{symbol} · {reels, number} rodillos · {ways, plural, one {# forma} other {# formas}} · ×{times, number}",
	reels: "{reels, number} rodillos",
	spoken: {
		reel: "Rodillo {reel, number}: {symbols}.",
		times: "Multiplicador {times, number}.",
		won: "{symbol} en {reels, number} rodillos, {ways, plural, one {# forma} other {# formas}}: {coins, plural, one {# moneda} other {# monedas}}.",
		fell: "Lo que ganó se fue y cayeron símbolos nuevos.",
		capped: "Se alcanzó lo máximo que paga una ronda: {coins, number} monedas.",
	},
	paysHint: "En veces la apuesta, por cada forma, según en cuántos rodillos contiguos desde la izquierda aparece.",
	rules: {
		heights:
			"En cada giro, cada uno de los seis rodillos tiene de {lowest, number} a {highest, number} símbolos, así que hay hasta {limit, number} formas.",
		ways: "Un símbolo paga cuando está en al menos tres rodillos contiguos desde la izquierda, a cualquier altura, una vez por cada forma de elegir uno en cada uno de esos rodillos.",
		coins: "Una apuesta son {coins, number} monedas, y los pagos se cuentan en ellas.",
		cascades:
			"Lo que gana se va, lo de encima cae y llegan símbolos nuevos desde arriba, hasta que nada gana. Todo pertenece a la misma apuesta.",
		wild: "El relámpago, en los cuatro rodillos del centro, sustituye a todos los símbolos menos a la nube de tormenta. Se va con los premios en los que participa.",
		scatter:
			"Cuatro, cinco, seis o siete nubes de tormenta al final de un giro pagado dan {spins4, number}, {spins5, number}, {spins6, number} o {spins7, number} giros gratis.",
		feature:
			"En los giros gratis un multiplicador empieza en 1, crece en 1 con cada cascada y nunca baja. {again, number} nubes en uno de ellos dan {more, number} más, hasta {all, number} en total.",
		less: "Una ronda que paga menos que su apuesta se muestra como lo que vuelve, no como un premio.",
		exact:
			"El retorno es exacto: una ronda sortea uno de {outcomes, number} resultados numerados, y todos se han contado.",
	},
	drawn:
		"Un sorteo por debajo de {outcomes, number}: el número del resultado. De él siguen, por la serie publicada, las alturas y los símbolos de sus rodillos.",
};
