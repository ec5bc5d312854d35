export default {
	tower: "La pagoda: {floors, number} pisos con {panels, number} puertas cada uno",
	panels: {
		closed: "Piso {floor, number}, puerta {panel, number}: cerrada",
		lamp: "Piso {floor, number}, puerta {panel, number}: un farol",
		fox: "Piso {floor, number}, puerta {panel, number}: un zorro",
		missedLamp: "Piso {floor, number}, puerta {panel, number}: un farol que dejaste",
		missedFox: "Piso {floor, number}, puerta {panel, number}: un zorro que dejaste",
	},
	choose: "Elige una puerta",
	difficulty: "Dificultad",
	towers: { easy: "Fácil", medium: "Media", hard: "Difícil", expert: "Experta", master: "Maestra" },
	ready: "{safe, number} de {cells, number} puertas de cada piso tienen un farol",
	next: "El piso {floor, number} paga {amount} · probabilidad {chance, number, ::percent .}",
	caught: "Tras la puerta había un zorro",
	choice: "Dificultad",
	choiceText: "{name} · {safe, number} de {cells, number} puertas, {rows, number} pisos",
	log: {
		lamp: "Piso {floor, number}, puerta {panel, number}: un farol. Puedes cobrar {amount}.",
		climbed:
			"{floors, plural, =0 {No abriste ninguna puerta.} one {Abriste una puerta: la {panels}.} other {Abriste # puertas, desde abajo: {panels}.}}",
	},
	rules: {
		begin:
			"Elige la dificultad y tu apuesta. Dice cuántas de las puertas de cada piso tienen un farol detrás; tras las demás espera un zorro.",
		climb:
			"Abre una puerta del piso más bajo. Un farol te lleva al siguiente y sube lo que puedes cobrar; un zorro acaba la ronda y la apuesta se pierde.",
		collect: "Desde el primer farol puedes cobrar. Tras el piso más alto la ronda termina sola y paga.",
		fixed:
			"Lo que hay tras cada puerta se sortea antes de abrir la primera. Lo que eliges lo descubre y no cambia nada.",
		exact:
			"En cada piso la probabilidad de haber llegado por el multiplicador es el 98 %, menos lo que se corta tras el cuarto decimal.",
		left: "Una ronda que dejas queda abierta. Al cabo de un día se cobra por ti lo que podías cobrar; sin puertas abiertas se devuelve tu apuesta.",
	},
	drawn:
		"Por cada piso, desde el más bajo, un sorteo menor que sus puertas: la que tiene el farol o, donde lo tienen varias, la del zorro.",
};
