export default {
	label: "O campo: {cells, number} botões de flor, {mines, number} teias entre eles",
	webs: "Teias",
	webCount: "{mines, plural, one {# teia} other {# teias}}",
	fewer: "Menos teias",
	more: "Mais teias",
	choose: "Escolha um botão",
	ready: "Escolha quantas teias há e toque em Jogar.",
	next: "Próximo vaga-lume: {amount} · {chance, number, ::percent .0} dos botões são seguros",
	caught: "Uma teia. A rodada acabou.",
	choice: "{mines, number} · até {last, number} vaga-lumes",
	cells: {
		bud: "Fileira {row, number}, botão {column, number}: fechado",
		firefly: "Fileira {row, number}, botão {column, number}: um vaga-lume",
		web: "Fileira {row, number}, botão {column, number}: uma teia",
		missedFirefly: "Fileira {row, number}, botão {column, number}: um vaga-lume, não aberto",
		missedWeb: "Fileira {row, number}, botão {column, number}: uma teia, não aberta",
	},
	spoken: {
		firefly: "Botão {number, number}: um vaga-lume. {amount} para coletar.",
		web: "Botão {number, number}: uma teia.",
		webs: "As teias estavam atrás dos botões {numbers}.",
	},
	rules: {
		begin:
			"Escolha quantas teias se escondem entre os 25 botões de flor e sua aposta. Quanto mais teias, mais cada vaga-lume paga.",
		open: "Abra os botões um a um. Cada vaga-lume aumenta o que você pode coletar; uma teia encerra a rodada sem prêmio. Depois do primeiro vaga-lume, você pode coletar quando quiser.",
		fixed: "O lugar das teias é sorteado quando você toca em Jogar. Nada do que você escolher depois muda isso.",
		last: "O retorno é o mesmo onde quer que você pare. A rodada termina sozinha no último vaga-lume que não paga mais de 10.000 apostas.",
		left: "Uma rodada que você deixa aberta espera por você em qualquer dispositivo. Depois de 24 horas, ela é coletada como está; se você não tinha aberto nada, sua aposta é devolvida.",
	},
	drawn:
		"As casas ficam em uma lista a partir de 0, fileira por fileira. Para cada teia k, um sorteio abaixo do número de casas menos k é somado a k: as casas dessa posição e da posição k trocam de lugar, e a que fica então na posição k esconde uma teia.",
};
