export default {
	label: "El prado: {cells, number} capullos, {mines, number} telarañas entre ellos",
	webs: "Telarañas",
	webCount: "{mines, plural, one {# telaraña} other {# telarañas}}",
	fewer: "Menos telarañas",
	more: "Más telarañas",
	choose: "Elige un capullo",
	ready: "Elige cuántas telarañas hay y pulsa Jugar.",
	next: "Próxima luciérnaga: {amount} · el {chance, number, ::percent .0} de los capullos es seguro",
	caught: "Una telaraña. La ronda ha terminado.",
	choice: "{mines, number} · hasta {last, number} luciérnagas",
	cells: {
		bud: "Fila {row, number}, capullo {column, number}: cerrado",
		firefly: "Fila {row, number}, capullo {column, number}: una luciérnaga",
		web: "Fila {row, number}, capullo {column, number}: una telaraña",
		missedFirefly: "Fila {row, number}, capullo {column, number}: una luciérnaga, sin abrir",
		missedWeb: "Fila {row, number}, capullo {column, number}: una telaraña, sin abrir",
	},
	spoken: {
		firefly: "Capullo {number, number}: una luciérnaga. Se pueden cobrar {amount}.",
		web: "Capullo {number, number}: una telaraña.",
		webs: "Las telarañas estaban tras los capullos {numbers}.",
	},
	rules: {
		begin:
			"Elige cuántas telarañas se esconden entre los 25 capullos, y tu apuesta. Cuantas más telarañas, más paga cada luciérnaga.",
		open: "Abre los capullos uno a uno. Cada luciérnaga sube lo que puedes cobrar; una telaraña termina la ronda sin premio. Tras la primera luciérnaga puedes cobrar cuando quieras.",
		fixed: "Dónde están las telarañas se sortea cuando pulsas Jugar. Nada de lo que elijas después lo cambia.",
		last: "El retorno es el mismo te pares donde te pares. La ronda termina sola en la última luciérnaga que no paga más de 10.000 apuestas.",
		left: "Una ronda que dejas te espera en cualquier dispositivo. A las 24 horas se cobra como esté; si no habías abierto nada, se te devuelve la apuesta.",
	},
	drawn:
		"Las casillas están en una lista desde 0, fila por fila. Para cada telaraña k se suma a k un sorteo menor que el número de casillas menos k: las casillas de ese lugar y del lugar k se intercambian, y la que queda en el lugar k esconde una telaraña.",
};
