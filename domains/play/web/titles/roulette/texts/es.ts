export default {
	cloth: "El tapete: lugares donde apostar",
	bet: "Apuesta a",
	wheel: "La rueda",
	spin: "Girar · {amount}",
	ready: "Elige una ficha y luego lugares del tapete. Los resultados pasados no cambian nada.",
	fell: "{number} · esta vez no hay premio",
	won: "{number} · has ganado {win}",
	returned: "{number} · vuelven {win} de {stake}",
	even: "{number} · vuelve tu apuesta",
	zero: "0",
	twoToOne: "2 a 1",
	dozen: { first: "1ª 12", second: "2ª 12", third: "3ª 12" },
	cells: { low: "1 a 18", even: "Par", red: "Rojo", black: "Negro", odd: "Impar", high: "19 a 36" },
	spots: {
		straight: "Número {numbers}",
		split: "Caballo {numbers}",
		street: "Transversal {numbers}",
		trio: "Trío {numbers}",
		corner: "Cuadro {numbers}",
		line: "Seisena {numbers}",
		first: "Cuatro primeros {numbers}",
		five: "Cinco primeros {numbers}",
		column: "Columna {number, number}",
	},
	kinds: {
		straight: "Un número",
		split: "Dos números",
		street: "Tres números",
		corner: "Cuatro números",
		five: "Los cinco: 0, 00, 1, 2 y 3",
		line: "Seis números",
		dozen: "Una docena o columna",
		red: "Rojo, negro, par, impar, alto o bajo",
	},
	colours: { red: "rojo", black: "negro", green: "verde" },
	spoken: {
		drawn: "La bola cayó en el {number}, {colour}.",
		paid: "{name} paga {amount}.",
		half: "{name}: el cero devuelve {amount}, la mitad de la apuesta.",
	},
	rules: {
		begin:
			"Elige una ficha y colócala en números, en las líneas entre ellos o en los campos exteriores. Una ronda admite muchas apuestas; cada una se liquida por separado, y lo apostado es su suma.",
		wheel:
			"La rueda tiene 37 casillas, del 0 al 36, todas igual de probables. La casilla se sortea antes de que gire la rueda; lo que ves solo la muestra.",
		pays: "Un número paga 35 a 1, dos 17, tres 11, cuatro 8, seis 5, una docena o columna 2, y rojo, negro, par, impar, alto o bajo 1 a 1. Con el premio vuelve lo apostado.",
		zero: "El cero pierde todas las apuestas que no lo cubren. Esa es toda nuestra ventaja: 1 de cada 37 apostado, igual en todos los lugares.",
		zeroHalf:
			"El cero pierde todas las apuestas que no lo cubren, pero devuelve enseguida la mitad de cada apuesta a rojo, negro, impar, par, bajo o alto (la partage). Ahí nuestra ventaja es 1 de cada 74 apostado; en los demás lugares, 1 de cada 37.",
		wheelTwo:
			"La rueda tiene 38 casillas, 0, 00 y del 1 al 36, todas igual de probables. La casilla se sortea antes de que gire la rueda; lo que ves solo la muestra.",
		zeroTwo:
			"El cero y el doble cero pierden todas las apuestas que no los cubren. Esa es nuestra ventaja: 2 de cada 38 apostado (5,26 %) en todos los lugares menos uno. Los cinco números 0, 00, 1, 2 y 3 pagan solo 6 a 1: ahí es 3 de cada 38 (7,89 %), así que cualquier otro lugar es mejor apuesta.",
		past: "Cada ronda se sortea por separado. Los resultados anteriores no cambian nada.",
	},
	drawn:
		"Un sorteo menor que 37: el lugar de la casilla en el orden de la rueda, desde el cero. Un lugar que cubre la casilla paga 36 ÷ el número de sus casillas, por 1.",
	drawnHalf:
		"Un sorteo menor que 37: el lugar de la casilla en el orden de la rueda, desde el cero. Un lugar que cubre la casilla paga 36 ÷ el número de sus casillas, por 1. Cuando sale el cero, una suerte sencilla paga la mitad.",
	drawnTwo:
		"Un sorteo menor que 38: el lugar de la casilla en el orden de la rueda, desde el cero. Un lugar que cubre la casilla paga 36 ÷ el número de sus casillas, por 1; el de cinco casillas paga 7.",
};
