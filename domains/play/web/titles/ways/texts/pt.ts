export default {
	board: "Cinco rolos de {rows, number} casas. O que ganha está na lista do que aconteceu.",
	ways: "formas",
	ready: "{ways, number} formas · pagam os rolos vizinhos a partir da esquerda",
	win: "{symbol} · {reels, number} rolos · {ways, plural, one {# forma} other {# formas}}",
	reels: "{reels, number} rolos",
	spoken: {
		row: "Fileira {row, number}: {symbols}.",
		won: "{symbol} em {reels, number} rolos, {ways, plural, one {# forma} other {# formas}}: {coins, plural, one {# moeda} other {# moedas}}.",
		scatters: "{count, number} × {symbol} em qualquer lugar: {coins, number} moedas.",
	},
	paysHint: "Em vezes a aposta, por forma, conforme em quantos rolos vizinhos a partir da esquerda aparece.",
	rules: {
		ways: "Um símbolo paga quando está em pelo menos três rolos vizinhos a partir da esquerda, em qualquer fileira. Cada forma de escolher um em cada um desses rolos paga: {ways, number} formas ao todo.",
		coins: "Uma aposta são {coins, number} moedas, e os prêmios são contados nelas.",
		less: "Uma rodada que paga menos que a aposta é mostrada como o que voltou, não como prêmio.",
		exact:
			"O retorno é calculado com exatidão: cada casa é sorteada por si, então uma fórmula o dá. A dispersão e a chance de pagamento são medidas.",
	},
	silk: {
		symbols: {
			camel: "Camelo",
			ewer: "Jarro",
			pomegranate: "Romã",
			lamp: "Lanterna",
			palm: "Palmeira",
			star: "Estrela",
			moon: "Lua",
			flower: "Flor",
			waves: "Ondas",
			sun: "Sol",
			gate: "Portão da cidade",
		},
		wild: "O sol, nos três rolos do meio, substitui todos os símbolos, menos o portão da cidade.",
		scatter:
			"Três, quatro ou cinco portões em qualquer lugar pagam {pays3, number}, {pays4, number} ou {pays5, number} apostas e dão {spins3, number}, {spins4, number} ou {spins5, number} giros grátis.",
		feature:
			"Nos giros grátis há mais sóis. Três portões em um deles dão mais {more, number}, até {all, number} no total.",
		factors:
			"Nos giros grátis, cada sol multiplica toda forma que passa por ele por um de {factors}; sóis em vários rolos se multiplicam entre si.",
		drawn:
			"Um sorteio abaixo de {stops, number} para cada rolo: as paradas de suas casas. Nos giros grátis, mais um para cada sol, para seu multiplicador.",
	},
	dunes: {
		symbols: {
			fennec: "Feneco",
			oryx: "Órix",
			gecko: "Lagartixa",
			beetle: "Besouro",
			cactus: "Cacto",
			ammonite: "Amonite",
			agave: "Agave",
			crystal: "Rosa do deserto",
			dune: "Duna",
			whirlwind: "Redemoinho",
			arch: "Arco de rocha",
		},
		wild: "O redemoinho, nos três rolos do meio, substitui todos os símbolos, menos o arco de rocha.",
		scatter:
			"Três, quatro ou cinco arcos em qualquer lugar pagam {pays3, number}, {pays4, number} ou {pays5, number} apostas e dão {spins3, number}, {spins4, number} ou {spins5, number} giros grátis.",
		feature:
			"Nos giros grátis há mais redemoinhos. Três arcos em um deles dão mais {more, number}, até {all, number} no total.",
		factors:
			"Nos giros grátis, cada redemoinho multiplica toda forma que passa por ele por um de {factors}; redemoinhos em vários rolos se multiplicam entre si.",
		drawn:
			"Um sorteio abaixo de {stops, number} para cada rolo: as paradas de suas casas. Nos giros grátis, mais um para cada redemoinho, para seu multiplicador.",
	},
};
