export default {
	side: "Lado",
	sides: { under: "Menor", over: "Mayor" },
	target: "Objetivo",
	lower: "Un objetivo más bajo",
	higher: "Un objetivo más alto",
	read: "Lanzar · {amount}",
	odds: "Probabilidad {chance, number, ::percent .00##} · {times}× paga {amount}",
	lost: "La aguja se detuvo en {number}. Sin premio esta vez.",
	named: { under: "Menor que {target}", over: "Mayor que {target}" },
	choice: "Lado y objetivo",
	spoken: { stopped: "La aguja se detuvo en {number}: {times}×." },
	rules: {
		begin: "Elige un objetivo de 0,01 a 99,98, di si el número será menor o mayor y elige tu apuesta.",
		draw: "Al pulsar Lanzar se sortea uno de los 10.000 números de 0,00 a 99,99, todos igual de probables. La aguja gira después hasta él; cómo gira no decide nada.",
		pays: "Un número en tu lado del objetivo paga tu apuesta por el 99 % dividido entre la probabilidad. El objetivo mismo no está en ningún lado: pierde.",
		exact:
			"Los multiplicadores se cortan tras cuatro decimales y los importes en la moneda más pequeña. Antes de cortar los importes, cada elección devuelve entre el 98,99 % y el 99 %.",
	},
	drawn:
		"Un sorteo por debajo de 10.000: el número en centésimas. Menor gana por debajo del objetivo, mayor por encima. El multiplicador en diezmilésimas es 99.000.000 dividido entre la cantidad de números ganadores, cortado a un entero.",
};
