export default {
	table: "O pátio",
	bet: "Aposta em",
	places: "Onde apostar",
	deal: "Distribuir · {amount}",
	ready: "Escolha uma ficha e depois andar ou bahar. Resultados passados não mudam nada.",
	middle: "A carta do meio: {card}",
	hidden: "Uma carta virada para baixo",
	noCards: "Ainda sem cartas",
	spots: { andar: "Andar", bahar: "Bahar" },
	cards: "{count, plural, one {# carta} other {# cartas}}",
	result: { andar: "Andar ganha", bahar: "Bahar ganha" },
	lost: "{result} · sem prêmio desta vez",
	won: "{result} · você ganhou {win}",
	returned: "{result} · de volta: {win} de {stake}",
	even: "{result} · sua aposta voltou",
	last: "Seus resultados nesta página, do mais antigo ao mais recente",
	bead: "{result} na carta {count, number}",
	spoken: {
		dealt:
			"A carta do meio é {middle}. {count, plural, one {# carta foi distribuída} other {# cartas foram distribuídas}}; a última é {last}. {result}.",
		paid: "{name} paga {amount}.",
	},
	rules: {
		begin: "Aposte em andar, em bahar ou nos dois. Uma carta é aberta no meio.",
		turns:
			"Depois as cartas vão alternadamente para andar e bahar, primeiro andar, até uma ter o mesmo valor da carta do meio. Ganha o lado que a receber.",
		pays: "Andar paga 0,9 para 1, porque recebe a primeira carta: ganha 429 de cada 833 rodadas. Bahar paga 1 para 1. Com o prêmio, sua aposta volta.",
		deck: "Um baralho é embaralhado a cada rodada, e a ordem das 52 cartas fica fixada quando você toca em Distribuir. O que você vê apenas a mostra.",
		past: "Cada rodada é distribuída por si. Resultados anteriores não mudam nada.",
	},
	drawn:
		"As cartas ficam em uma lista a partir de 0: paus, ouros, copas, espadas, cada naipe do ás ao rei. Carta k: um sorteio abaixo de 52 menos k é somado a k; as cartas dessa posição e da posição k trocam de lugar. A carta 0 é a do meio; a carta 1 vai para andar, a 2 para bahar, e assim por diante.",
};
