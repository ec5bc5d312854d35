export default {
	cloth: "O pano: onde apostar",
	bet: "Aposta em",
	wheel: "A roda",
	spin: "Girar · {amount}",
	ready: "Escolha uma ficha e depois os lugares no pano. Resultados passados não mudam nada.",
	fell: "{number} · sem prêmio desta vez",
	won: "{number} · você ganhou {win}",
	returned: "{number} · de volta: {win} de {stake}",
	even: "{number} · sua aposta voltou",
	zero: "0",
	twoToOne: "2:1",
	dozen: { first: "1ª dúzia", second: "2ª dúzia", third: "3ª dúzia" },
	cells: { low: "1 a 18", even: "Par", red: "Vermelho", black: "Preto", odd: "Ímpar", high: "19 a 36" },
	spots: {
		straight: "Número {numbers}",
		split: "Dupla {numbers}",
		street: "Rua {numbers}",
		trio: "Trio {numbers}",
		corner: "Quadra {numbers}",
		line: "Seis números {numbers}",
		first: "Quatro primeiros {numbers}",
		five: "Cinco primeiros {numbers}",
		column: "Coluna {number, number}",
	},
	kinds: {
		straight: "Um número",
		split: "Dois números",
		street: "Três números",
		corner: "Quatro números",
		five: "Os cinco: 0, 00, 1, 2 e 3",
		line: "Seis números",
		dozen: "Uma dúzia ou coluna",
		red: "Vermelho, preto, ímpar, par, alto ou baixo",
	},
	colours: { red: "vermelho", black: "preto", green: "verde" },
	spoken: {
		drawn: "A bola caiu no {number}, {colour}.",
		paid: "{name} paga {amount}.",
		half: "{name}: o zero devolve {amount}, metade da aposta.",
	},
	rules: {
		begin:
			"Escolha uma ficha e coloque-a em números, nas linhas entre eles ou nos campos de fora. Uma rodada aceita muitas apostas; cada uma é resolvida por si, e sua aposta é a soma delas.",
		wheel:
			"A roda tem 37 casas, de 0 a 36, todas com a mesma chance. A casa da bola é sorteada antes de a roda girar; o que você vê apenas a mostra.",
		pays: "Um número paga 35 para 1, dois 17, três 11, quatro 8, seis 5, uma dúzia ou coluna 2, e vermelho, preto, ímpar, par, alto ou baixo 1 para 1. Com o prêmio, sua aposta volta.",
		zero: "No zero, perde toda aposta que não o cobre. Essa é toda a nossa vantagem: 1 em cada 37 apostados, igual em todos os lugares.",
		zeroHalf:
			"O zero perde toda aposta que não o cobre, mas devolve na hora metade de cada aposta em vermelho, preto, ímpar, par, baixo ou alto (la partage). Ali nossa vantagem é de 1 em cada 74 apostados; nos outros lugares, 1 em cada 37.",
		wheelTwo:
			"A roda tem 38 casas, 0, 00 e de 1 a 36, todas com a mesma chance. A casa da bola é sorteada antes de a roda girar; o que você vê apenas a mostra.",
		zeroTwo:
			"No zero e no duplo zero, perde toda aposta que não os cobre. Essa é a nossa vantagem: 2 em cada 38 apostados (5,26%) em todos os lugares menos um. Os cinco números 0, 00, 1, 2 e 3 pagam só 6 para 1: ali é 3 em cada 38 (7,89%), então qualquer outro lugar é uma aposta melhor.",
		past: "Cada rodada é sorteada por si. Resultados anteriores não mudam nada.",
	},
	drawn:
		"Um sorteio abaixo de 37: a posição da casa na ordem da roda, a partir do zero. Um lugar que cobre a casa paga 36 ÷ o número de casas dele, para 1.",
	drawnHalf:
		"Um sorteio abaixo de 37: a posição da casa na ordem da roda, a partir do zero. Um lugar que cobre a casa paga 36 ÷ o número de casas dele, para 1. Quando sai o zero, uma chance simples paga a metade.",
	drawnTwo:
		"Um sorteio abaixo de 38: a posição da casa na ordem da roda, a partir do zero. Um lugar que cobre a casa paga 36 ÷ o número de casas dele, para 1; o de cinco casas paga 7.",
};
