export default {
	board: "O tabuleiro: {rows, number} fileiras de pinos. Da esquerda para a direita, as casas pagam {times}.",
	drop: "Soltar · {amount}",
	skip: "Pular",
	rows: "Fileiras",
	rowCount: "{rows, number} fileiras",
	fewer: "Menos fileiras",
	more: "Mais fileiras",
	risk: "Risco",
	risks: { low: "Baixo", medium: "Médio", high: "Alto" },
	ready: "Casa mais alta {times}× · {stake} pode pagar {amount}",
	lost: "{times}× · de volta: {win} de {stake}",
	won: "{times}× · você ganhou {win}",
	even: "{times}× · sua aposta voltou",
	choice: "Fileiras e risco",
	choiceText: "{rows, number} fileiras · {risk}",
	spoken: {
		path: "A pedra caiu: {path}, na casa {slot, number} de {slots, number}: {times}×.",
		left: "esquerda",
		right: "direita",
	},
	rules: {
		begin:
			"Escolha por quantas fileiras de pinos a pedra cai, o risco e sua aposta. Mais risco paga mais nas bordas e menos no meio.",
		fall: "Em cada pino, a pedra vai para a esquerda ou para a direita, com a mesma chance. O caminho é sorteado quando você toca em Soltar; o que você vê apenas o mostra.",
		pays: "A casa abaixo da última fileira multiplica sua aposta. As casas do meio pagam menos que a aposta: isso aparece como o que voltou, não como prêmio.",
		exact:
			"Cada escolha tem seu próprio retorno, listado abaixo e contado sobre todos os caminhos. O número no cartão do jogo é o menor deles.",
	},
	drawn:
		"Um sorteio abaixo de 2 para cada fileira, de cima para baixo: 1 é um passo para a direita. A casa é o número de passos para a direita.",
};
