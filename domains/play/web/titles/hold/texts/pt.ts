export default {
	board: "Cinco rolos de três casas. O que ganha está na lista do que aconteceu.",
	symbols: {
		key: "Chave",
		dial: "Disco",
		padlock: "Cadeado",
		bell: "Sino",
		gear: "Engrenagem",
		valve: "Válvula",
		spring: "Mola",
		nut: "Porca",
		vault: "Porta do cofre",
		coin: "Moeda",
	},
	prizes: { mini: "Mini", minor: "Menor", major: "Maior", grand: "Grande prêmio" },
	ready: "{lines, number} linhas · {coins, number} moedas iniciam a retenção",
	win: "{symbol} · {count, plural, one {# linha} other {# linhas}}",
	run: "{count, number} seguidos",
	left: "{count, plural, =0 {Nenhum regiro restante} one {Resta # regiro} other {Restam # regiros}}",
	held: "{count, number} de {all, number} casas com moeda",
	allPay: "O cofre cheio paga o grande prêmio",
	message:
		"Segurar e girar · {count, plural, =0 {nenhum regiro restante} one {resta # regiro} other {restam # regiros}}",
	headline: { begun: "Segurar e girar", grand: "O cofre está cheio", total: "A retenção pagou" },
	begins: "{count, plural, one {# moeda} other {# moedas}}, ×{times, number} a aposta",
	sum: "{count, plural, one {# moeda} other {# moedas}} · ×{times, number} a aposta",
	spoken: {
		row: "Fileira {row, number}: {symbols}.",
		won: "Linha {line, number}: {count, number} × {symbol}, {lineBets, plural, one {# aposta de linha} other {# apostas de linha}}.",
		held: "Moedas retidas, em apostas: {coins}. {left, plural, =0 {Nenhum regiro restante} one {Resta # regiro} other {Restam # regiros}}.",
		none: "Nenhuma moeda nova. {left, plural, =0 {Nenhum regiro restante} one {Resta # regiro} other {Restam # regiros}}.",
		grand: "Todas as casas têm moeda: o grande prêmio paga {times, number} apostas.",
	},
	paysHint: "Em vezes a aposta, por linha, conforme quantos seguidos a partir da esquerda o mostram.",
	rules: {
		lines:
			"{lines, number} linhas cruzam os cinco rolos, todas em cada giro. Um símbolo paga numa linha quando três ou mais seguidos a partir da esquerda o mostram.",
		bets: "Uma aposta são {lines, number} apostas de linha, uma em cada linha.",
		wild: "A porta do cofre, nos três rolos do meio, substitui todos os símbolos, menos a moeda.",
		begin:
			"{least, number} ou mais moedas em qualquer lugar iniciam a retenção: elas ficam, cada uma com um valor em apostas.",
		respins:
			"Depois há {lives, number} regiros. Em cada um, toda casa vazia vira moeda em {respin, number} de cada 60 casos. Uma moeda nova fica e devolve os regiros a {lives, number}; a retenção acaba quando não resta nenhum ou quando todas as casas têm moeda.",
		values: "Uma moeda vale {plain} vezes a aposta; valores pequenos são muito mais prováveis que os grandes.",
		prizes: "Algumas moedas são prêmios: {named}.",
		grand:
			"Quando as {cells, number} casas têm moeda, o grande prêmio paga mais {grand, number} apostas. É fixo e não cresce.",
		less: "Uma rodada que paga menos que a aposta é mostrada como o que voltou, não como prêmio.",
		exact:
			"O retorno é calculado com exatidão: as linhas por uma fórmula, a retenção por uma cadeia de suas moedas e regiros. A dispersão e a chance de pagamento são medidas.",
	},
	drawn:
		"Um sorteio abaixo de {stops, number} para cada rolo: as paradas de suas casas. Numa retenção, um abaixo de 60 para cada casa vazia de um regiro, e um para o valor de cada moeda.",
};
