export default {
	ticket: "A raspadinha: cinco campos cobertos",
	series: "Tiragem de {tickets, number}",
	number: "Nº {ticket, number, ::000000 group-off}",
	unsold: "Nº – – – – – –",
	fields: {
		covered: "Campo {field, number}, coberto",
		prize: "Campo {field, number}: {times, number} vezes a aposta",
		empty: "Campo {field, number}: sem feixe",
	},
	buy: "Comprar · {amount}",
	uncover: "Revelar tudo",
	ready: "Um feixe dourado em um dos cinco campos é seu prêmio.",
	scratching: "Raspe a película ou toque em um campo.",
	won: "{times, number}× · você ganhou {win}",
	even: "Sua aposta voltou",
	lost: "Nenhum feixe nesta raspadinha",
	prizes: "Os prêmios da tiragem",
	prize: "{count, plural, one {# raspadinha} other {# raspadinhas}}",
	stamp: "{times, number}×",
	choice: "Raspadinha",
	choiceText: "Qualquer raspadinha",
	spoken: { drawn: "Foi a raspadinha {ticket, number} de {tickets, number}: {times}×." },
	rules: {
		begin:
			"Escolha sua aposta e compre uma raspadinha. Raspe a película dos cinco campos ou deixe a página revelá-los.",
		sheaf:
			"Um feixe dourado em um dos campos é o prêmio, como múltiplo da sua aposta. Uma raspadinha tem um feixe ou nenhum; todos os outros campos ficam vazios.",
		run: "Cada raspadinha é sorteada da tiragem inteira de 1.000.000, todas com a mesma chance: as anteriores não mudam nada.",
		fixed:
			"A raspadinha é sorteada quando você a compra. Em que campo está o feixe depende do número dela, e como você revela os campos não decide nada.",
		even: "Um feixe de 1× devolve a aposta: isso não aparece como prêmio.",
	},
	drawn:
		"Um sorteio abaixo de 1.000.000: o número da raspadinha. Os prêmios ficam no início da tiragem, os maiores primeiro.",
};
