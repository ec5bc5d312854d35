export default {
	board: "El tablero: {rows, number} filas de clavos. Desde la izquierda las casillas pagan {times}.",
	drop: "Soltar · {amount}",
	skip: "Saltar",
	rows: "Filas",
	rowCount: "{rows, number} filas",
	fewer: "Menos filas",
	more: "Más filas",
	risk: "Riesgo",
	risks: { low: "Bajo", medium: "Medio", high: "Alto" },
	ready: "Casilla más alta {times}× · {stake} puede pagar {amount}",
	lost: "{times}× · vuelven {win} de {stake}",
	won: "{times}× · has ganado {win}",
	even: "{times}× · vuelve tu apuesta",
	choice: "Filas y riesgo",
	choiceText: "{rows, number} filas · {risk}",
	spoken: {
		path: "El granate cayó {path} en la casilla {slot, number} de {slots, number}: {times}×.",
		left: "izquierda",
		right: "derecha",
	},
	rules: {
		begin:
			"Elige por cuántas filas de clavos cae el granate, el riesgo y tu apuesta. Más riesgo paga más en los bordes y menos en el centro.",
		fall: "En cada clavo el granate va a la izquierda o a la derecha, igual de probable. El camino se sortea al pulsar Soltar; lo que ves lo muestra.",
		pays: "La casilla bajo la última fila multiplica tu apuesta. Las del centro pagan menos que la apuesta: se muestra como lo que vuelve, no como premio.",
		exact:
			"Cada elección tiene un retorno propio, que figura abajo, contado sobre todos los caminos. La cifra de la tarjeta es el menor de ellos.",
	},
	drawn:
		"Un sorteo menor que 2 por fila, desde arriba: 1 es un paso a la derecha. La casilla es el número de pasos a la derecha.",
};
