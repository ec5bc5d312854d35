export default {
	board: "Uma grade de sete colunas com sete casas. O que ganha está na lista do que aconteceu.",
	symbols: {
		snail: "Caracol-do-mar",
		starfish: "Estrela-do-mar",
		scallop: "Vieira",
		fish: "Peixe",
		jellyfish: "Água-viva",
		crystal: "Cristal",
		pebble: "Seixo",
		pearl: "Pérola",
		coral: "Coral vermelho",
	},
	ready: "Cinco ou mais que se tocam ganham · até {times, number}×",
	cascade: "Cascata {count, number}",
	cluster: "{symbol} · {count, number}",
	times: "{amount} × {times, number}",
	more: "e mais {count, number}",
	sizes: { range: "{from, number} a {to, number}", last: "{from, number} ou mais" },
	spoken: {
		filled: "A grade se enche.",
		won: "{count, number} × {symbol} se tocam e pagam {times} vezes a aposta{factor, plural, =1 {} other {, já multiplicado por #}}.",
		fell: "Eles estouram e o resto cai.",
		capped: "A rodada paga seu valor máximo, {times} vezes a aposta.",
	},
	paysHint: "Em vezes a aposta, conforme quantos se tocam. Depois, o grupo é multiplicado por suas casas.",
	rules: {
		clusters: "Símbolos cujos lados se tocam formam um grupo. Ele paga a partir de {least, number} iguais.",
		cascades:
			"O que ganhou estoura, o que está acima cai e novos símbolos chegam, até que nada mais ganhe. Tudo pertence a uma só aposta.",
		times:
			"A casa em que algo ganhou fica marcada. Cada novo prêmio ali dobra seu multiplicador, de ×2 a ×{max, number}. Um grupo é multiplicado pela soma dos multiplicadores sob ele.",
		wild: "A pérola pertence a todo grupo que toca.",
		scatter:
			"O coral vermelho não paga por si só. Três, quatro, ou cinco e mais à vista quando tudo caiu dão {three, number}, {four, number} ou {five, number} giros grátis.",
		feature:
			"Nos giros grátis há mais pérolas, e os multiplicadores ficam até o fim. Três corais dão mais {more, number}, até {all, number} no total.",
		less: "Uma rodada que paga menos que a aposta é mostrada como o que voltou, não como prêmio.",
		exact:
			"Uma rodada é um de {outcomes, number} resultados numerados, todos igualmente prováveis e todos contados: o retorno é a média exata deles. Nenhuma rodada paga mais de {cap, number} vezes a aposta.",
	},
	drawn: "Um sorteio abaixo de {outcomes, number}: o resultado. As regras publicadas dizem como ele se desdobra.",
};
