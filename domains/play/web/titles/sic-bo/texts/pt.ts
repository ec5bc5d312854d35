export default {
	table: "A mesa",
	bet: "Aposta em",
	places: "Onde apostar",
	shake: "Agitar · {amount}",
	ready: "Escolha uma ficha e depois os lugares. Resultados passados não mudam nada.",
	rest: "Três dados sob o vidro",
	dice: "Os dados mostram {one, number}, {two, number} e {three, number}",
	toOne: "{times, number}:1",
	spots: {
		small: "Pequeno",
		big: "Grande",
		anyTriple: "Qualquer trinca",
		total: "Total {total, number}",
		double: "Dupla de {face, number}",
		triple: "Trinca de {face, number}",
		pair: "{one, number} com {other, number}",
		single: "Número {face, number}",
	},
	singleName: "Número {face, number}: duas vezes paga 2, três vezes 12; uma vez",
	range: { small: "4–10", big: "11–17" },
	result: { small: "pequeno", big: "grande", triple: "trinca" },
	bead: "{total, number}, {result}",
	lost: "{result} · sem prêmio desta vez",
	won: "{result} · você ganhou {win}",
	returned: "{result} · de volta: {win} de {stake}",
	even: "{result} · sua aposta voltou",
	last: "Seus resultados nesta página, do mais antigo ao mais recente",
	spoken: {
		drawn: "Os dados mostram {one, number}, {two, number} e {three, number}: {total, number}, {result}.",
		paid: "{name} paga {amount}.",
	},
	kinds: {
		small: "Pequeno ou grande",
		total: "Total {one, number} ou {other, number}",
		double: "Uma dupla",
		triple: "Uma trinca escolhida",
		pair: "Dois números",
		single: "Um número",
	},
	rules: {
		begin:
			"Escolha uma ficha e coloque-a em quantos lugares quiser. Três dados decidem todos eles, cada um separadamente.",
		sizes:
			"Pequeno é um total de 4 a 10, grande é de 11 a 17. Os dois pagam 1 para 1, e os dois perdem com três iguais.",
		totals:
			"Um total paga 60 para 1 com 4 e 17, 30 com 5 e 16, 17 com 6 e 15, 12 com 7 e 14, 8 com 8 e 13, e 6 de 9 a 12.",
		sets: "Uma dupla paga 10 para 1 se pelo menos dois dados mostram o número dela, uma trinca escolhida 180 para 1, qualquer trinca 30 para 1, e dois números 6 para 1 se os dois saírem.",
		single:
			"Um número paga 1 para 1 se um dado o mostra, 2 para 1 se dois o mostram e 12 para 1 se os três o mostram. A aposta volta com cada prêmio.",
		past: "Os dados são sorteados quando você toca em Agitar, cada face com a mesma chance; o tempo que rolam não decide nada. Resultados anteriores não mudam nada.",
	},
	drawn: "Três sorteios abaixo de 6, e mais um: os três dados. A ordem deles não decide nada.",
};
