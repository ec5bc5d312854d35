export default {
	board: "Cinco rodillos de {rows, number} casillas. Lo que gana está en la lista de lo ocurrido.",
	ways: "formas",
	ready: "{ways, number} formas · pagan los rodillos contiguos desde la izquierda",
	win: "{symbol} · {reels, number} rodillos · {ways, plural, one {# forma} other {# formas}}",
	reels: "{reels, number} rodillos",
	spoken: {
		row: "Fila {row, number}: {symbols}.",
		won: "{symbol} en {reels, number} rodillos, {ways, plural, one {# forma} other {# formas}}: {coins, plural, one {# moneda} other {# monedas}}.",
		scatters: "{count, number} × {symbol} en cualquier lugar: {coins, number} monedas.",
	},
	paysHint: "En veces la apuesta, por cada forma, según en cuántos rodillos contiguos desde la izquierda aparece.",
	rules: {
		ways: "Un símbolo paga cuando está en al menos tres rodillos contiguos desde la izquierda, en cualquier fila. Paga cada forma de elegir uno en cada uno de esos rodillos: {ways, number} formas en total.",
		coins: "Una apuesta son {coins, number} monedas, y los pagos se cuentan en ellas.",
		less: "Una ronda que paga menos que su apuesta se muestra como lo que vuelve, no como un premio.",
		exact:
			"El retorno se calcula con exactitud: cada casilla se sortea por sí sola, así que lo da una fórmula. La dispersión y la probabilidad de pago están medidas.",
	},
	silk: {
		symbols: {
			camel: "Camello",
			ewer: "Aguamanil",
			pomegranate: "Granada",
			lamp: "Farol",
			palm: "Palmera",
			star: "Estrella",
			moon: "Luna",
			flower: "Flor",
			waves: "Olas",
			sun: "Sol",
			gate: "Puerta de la ciudad",
		},
		wild: "El sol, en los tres rodillos del centro, sustituye a todos los símbolos menos a la puerta de la ciudad.",
		scatter:
			"Tres, cuatro o cinco puertas en cualquier lugar pagan {pays3, number}, {pays4, number} o {pays5, number} apuestas y dan {spins3, number}, {spins4, number} o {spins5, number} giros gratis.",
		feature:
			"En los giros gratis hay más soles. Tres puertas en uno de ellos dan {more, number} más, hasta {all, number} en total.",
		factors:
			"En los giros gratis cada sol multiplica todas las formas que pasan por él por uno de {factors}; los soles de varios rodillos se multiplican entre sí.",
		drawn:
			"Un sorteo por debajo de {stops, number} para cada rodillo: las paradas de sus casillas. En los giros gratis, uno más por cada sol, para su multiplicador.",
	},
	dunes: {
		symbols: {
			fennec: "Fénec",
			oryx: "Órix",
			gecko: "Gecko",
			beetle: "Escarabajo",
			cactus: "Cactus",
			ammonite: "Amonita",
			agave: "Agave",
			crystal: "Rosa del desierto",
			dune: "Duna",
			whirlwind: "Remolino",
			arch: "Arco de roca",
		},
		wild: "El remolino, en los tres rodillos del centro, sustituye a todos los símbolos menos al arco de roca.",
		scatter:
			"Tres, cuatro o cinco arcos en cualquier lugar pagan {pays3, number}, {pays4, number} o {pays5, number} apuestas y dan {spins3, number}, {spins4, number} o {spins5, number} giros gratis.",
		feature:
			"En los giros gratis hay más remolinos. Tres arcos en uno de ellos dan {more, number} más, hasta {all, number} en total.",
		factors:
			"En los giros gratis cada remolino multiplica todas las formas que pasan por él por uno de {factors}; los remolinos de varios rodillos se multiplican entre sí.",
		drawn:
			"Un sorteo por debajo de {stops, number} para cada rodillo: las paradas de sus casillas. En los giros gratis, uno más por cada remolino, para su multiplicador.",
	},
};
