export default {
	table: "La mesa",
	bet: "Apuesta a",
	places: "Lugares donde apostar",
	shake: "Agitar · {amount}",
	ready: "Elige una ficha y luego lugares. Los resultados pasados no cambian nada.",
	rest: "Tres dados bajo el cristal",
	dice: "Los dados muestran {one, number}, {two, number} y {three, number}",
	toOne: "{times, number}:1",
	spots: {
		small: "Pequeño",
		big: "Grande",
		anyTriple: "Cualquier triple",
		total: "Total {total, number}",
		double: "Doble {face, number}",
		triple: "Triple {face, number}",
		pair: "{one, number} con {other, number}",
		single: "Número {face, number}",
	},
	singleName: "Número {face, number}: si sale dos veces paga 2, tres veces 12; una vez",
	range: { small: "4–10", big: "11–17" },
	result: { small: "pequeño", big: "grande", triple: "triple" },
	bead: "{total, number}, {result}",
	lost: "{result} · esta vez no hay premio",
	won: "{result} · has ganado {win}",
	returned: "{result} · vuelven {win} de {stake}",
	even: "{result} · vuelve tu apuesta",
	last: "Tus resultados en esta página, del más antiguo al último",
	spoken: {
		drawn: "Los dados muestran {one, number}, {two, number} y {three, number}: {total, number}, {result}.",
		paid: "{name} paga {amount}.",
	},
	kinds: {
		small: "Pequeño o grande",
		total: "Total {one, number} o {other, number}",
		double: "Un doble",
		triple: "Un triple elegido",
		pair: "Dos números",
		single: "Un número",
	},
	rules: {
		begin:
			"Elige una ficha y colócala en tantos lugares como quieras. Tres dados deciden todos ellos, cada uno por separado.",
		sizes:
			"Pequeño es un total de 4 a 10 y grande uno de 11 a 17. Los dos pagan 1 a 1, y los dos pierden con tres iguales.",
		totals:
			"Un total paga 60 a 1 con 4 y 17, 30 con 5 y 16, 17 con 6 y 15, 12 con 7 y 14, 8 con 8 y 13, y 6 de 9 a 12.",
		sets: "Un doble paga 10 a 1 si al menos dos dados muestran su número, un triple elegido 180 a 1, cualquier triple 30 a 1 y dos números 6 a 1 si salen los dos.",
		single:
			"Un número paga 1 a 1 si lo muestra un dado, 2 a 1 si lo muestran dos y 12 a 1 si lo muestran los tres. Con cada premio vuelve lo apostado.",
		past: "Los dados se sortean al pulsar Agitar, cada cara con la misma probabilidad; cuánto ruedan no decide nada. Los resultados anteriores no cambian nada.",
	},
	drawn: "Tres sorteos menores que 6, y uno más: los tres dados. Su orden no decide nada.",
};
