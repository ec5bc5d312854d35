export default {
	ticket: "El boleto: cinco campos bajo lámina",
	series: "Tirada de {tickets, number}",
	number: "N.º {ticket, number, ::000000 group-off}",
	unsold: "N.º – – – – – –",
	fields: {
		covered: "Campo {field, number}, tapado",
		prize: "Campo {field, number}: {times, number} veces la apuesta",
		empty: "Campo {field, number}: sin gavilla",
	},
	buy: "Comprar · {amount}",
	uncover: "Destapar todo",
	ready: "Una gavilla dorada en uno de los cinco campos es tu premio.",
	scratching: "Rasca la lámina o pulsa un campo.",
	won: "{times, number}× · has ganado {win}",
	even: "Vuelve tu apuesta",
	lost: "No hay gavilla en este boleto",
	prizes: "Los premios de la tirada",
	prize: "{count, plural, one {# boleto} other {# boletos}}",
	stamp: "{times, number}×",
	choice: "Boleto",
	choiceText: "Cualquier boleto",
	spoken: { drawn: "Era el boleto {ticket, number} de {tickets, number}: {times}×." },
	rules: {
		begin: "Elige tu apuesta y compra un boleto. Rasca la lámina de los cinco campos o deja que la página los destape.",
		sheaf:
			"Una gavilla dorada en uno de los campos es el premio, como múltiplo de tu apuesta. Un boleto tiene una gavilla o ninguna; los demás campos están vacíos.",
		run: "Cada boleto se sortea de la tirada entera de 1.000.000, todos igual de probables: los boletos anteriores no cambian nada.",
		fixed:
			"El boleto se sortea al comprarlo. En qué campo está la gavilla se sigue de su número, y cómo destapes los campos no decide nada.",
		even: "Una gavilla de 1× devuelve la apuesta: no se muestra como premio.",
	},
	drawn:
		"Un sorteo menor que 1.000.000: el número del boleto. Los premios están al principio de la tirada, los mayores primero.",
};
