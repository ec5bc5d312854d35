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
	spoken: {
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
	sale: {
		button: "Comprar {count, number} giros · {amount}",
		ready: "{count, number} giros grátis por um preço · as sarças ficam",
		choice: "{count, number} giros",
		title: "Comprar {count, number} giros grátis?",
		taken: "O preço é sua aposta. Ele é cobrado quando você confirma, e os giros vêm em seguida.",
		practice: "Isto é treino: o preço sai do dinheiro fictício.",
		price: "Preço",
		above: "Paga mais que o preço",
		cancel: "Agora não",
		confirm: "Comprar por {amount}",
		close: "Fechar sem comprar",
		paysHint: "Em vezes o preço, por linha, conforme quantos seguidos a partir da esquerda o mostram.",
		rules: {
			price:
				"O preço compra {count, number} giros grátis. São {lineBets, number} apostas de linha, {times, number} vezes as de um giro em {lines, number} linhas, e é cobrado uma vez, quando você o confirmou.",
			wild: "A sarça, nos três rolos do meio, substitui todos os outros símbolos.",
			no: "Não há giro pago nem fontes: só se jogam os giros grátis, e eles não dão mais giros.",
			stays: "Um rolo coberto fica coberto até o último giro grátis.",
			above: "{above, number, ::percent .0} das compras pagam mais que o preço. As outras pagam menos, ou nada.",
			exact:
				"O retorno é calculado com exatidão, por uma cadeia dos rolos cobertos. A dispersão, a chance de pagamento e o maior prêmio são medidos em {rounds, number} rodadas.",
		},
	},
};
