export default {
	board: "Seis rolos de dois a sete símbolos. O que ganha está na lista do que aconteceu.",
	symbols: {
		crane: "Grou",
		carp: "Carpa",
		pine: "Pinheiro",
		lotus: "Lótus",
		bamboo: "Bambu",
		peak: "Pico",
		stones: "Pedras",
		mushroom: "Cogumelo",
		fan: "Leque",
		lightning: "Raio",
		cloud: "Nuvem de trovão",
	},
	ready: "Até {ways, number} formas · o que ganha sai e caem símbolos novos",
	ways: "{ways, number} formas",
	cascade: "{count, plural, one {# prêmio seguido} other {# prêmios seguidos}}",
	win: "{symbol} · {reels, number} rolos · {ways, plural, one {# forma} other {# formas}} · ×{times, number}",
	reels: "{reels, number} rolos",
	spoken: {
		reel: "Rolo {reel, number}: {symbols}.",
		times: "Multiplicador {times, number}.",
		won: "{symbol} em {reels, number} rolos, {ways, plural, one {# forma} other {# formas}}: {coins, plural, one {# moeda} other {# moedas}}.",
		fell: "O que ganhou saiu e caíram símbolos novos.",
		capped: "O máximo que uma rodada paga foi atingido: {coins, number} moedas.",
	},
	paysHint: "Em vezes a aposta, por forma, conforme em quantos rolos vizinhos a partir da esquerda aparece.",
	rules: {
		heights:
			"Em cada giro, cada um dos seis rolos tem de {lowest, number} a {highest, number} símbolos; há portanto até {limit, number} formas.",
		ways: "Um símbolo paga quando está em pelo menos três rolos vizinhos a partir da esquerda, em qualquer altura, uma vez para cada forma de escolher um em cada um desses rolos.",
		coins: "Uma aposta são {coins, number} moedas, e os prêmios são contados nelas.",
		cascades:
			"O que ganha sai, o que está acima cai e símbolos novos vêm de cima, até que nada ganhe. Tudo pertence à mesma aposta.",
		wild: "O raio, nos quatro rolos do meio, substitui todos os símbolos, menos a nuvem de trovão. Ele sai com os prêmios de que participa.",
		scatter:
			"Quatro, cinco, seis ou sete nuvens de trovão no fim de um giro pago dão {spins4, number}, {spins5, number}, {spins6, number} ou {spins7, number} giros grátis.",
		feature:
			"Nos giros grátis um multiplicador começa em 1, cresce 1 a cada cascata e nunca cai. {again, number} nuvens em um deles dão mais {more, number}, até {all, number} no total.",
		less: "Uma rodada que paga menos que a aposta é mostrada como o que voltou, não como prêmio.",
		exact:
			"O retorno é exato: uma rodada sorteia um de {outcomes, number} resultados numerados, e todos foram contados.",
	},
	drawn:
		"Um sorteio abaixo de {outcomes, number}: o número do resultado. Dele seguem, pela sequência publicada, as alturas e os símbolos de seus rolos.",
};
