export default {
	board: "Cinco rolos de três casas. O que ganha está na lista do que aconteceu.",
	symbols: {
		rose: "Rosa",
		hummingbird: "Beija-flor",
		butterfly: "Borboleta",
		lily: "Lírio",
		ivy: "Hera",
		clover: "Trevo",
		berries: "Bagas",
		bell: "Campânula",
		bramble: "Sarça",
		fountain: "Fonte",
	},
	ready: "{lines, number} linhas · nos giros grátis as sarças ficam",
	win: "{symbol} · {count, plural, one {# linha} other {# linhas}}",
	run: "{count, number} seguidos",
	covered: "{count, plural, =0 {Nenhum rolo coberto} one {# rolo coberto} other {# rolos cobertos}}",
	told: {
		row: "Fileira {row, number}: {symbols}.",
		won: "Linha {line, number}: {count, number} × {symbol}, {lineBets, plural, one {# aposta de linha} other {# apostas de linha}}.",
		scatters: "{count, number} × {symbol} em qualquer lugar: {lineBets, number} apostas de linha.",
	},
	paysHint: "Em vezes a aposta, por linha, conforme quantos seguidos a partir da esquerda o mostram.",
	rules: {
		lines:
			"{lines, number} linhas cruzam os cinco rolos, todas em cada giro. Um símbolo paga numa linha quando três ou mais seguidos a partir da esquerda o mostram.",
		bets: "Uma aposta são {lines, number} apostas de linha, uma em cada linha.",
		wild: "A sarça, nos três rolos do meio, substitui todos os símbolos, menos a fonte.",
		scatter:
			"Três, quatro ou cinco fontes em qualquer lugar pagam {pays3, number}, {pays4, number} ou {pays5, number} apostas e dão {spins3, number}, {spins4, number} ou {spins5, number} giros grátis.",
		feature: "Nos giros grátis uma sarça cresce por todo o seu rolo, que então substitui todos os símbolos.",
		stays:
			"Um rolo coberto fica coberto até o último giro grátis. Giros grátis não têm fontes, por isso não dão mais giros.",
		less: "Uma rodada que paga menos que a aposta é mostrada como o que voltou, não como prêmio.",
		exact:
			"O retorno é calculado com exatidão: as linhas por uma fórmula, os giros grátis por uma cadeia dos rolos cobertos. A dispersão e a chance de pagamento são medidas.",
	},
	drawn:
		"Um sorteio abaixo de {stops, number} para cada rolo de um giro, a partir da esquerda: as paradas de suas casas.",
};
