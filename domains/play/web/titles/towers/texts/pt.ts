export default {
	tower: "O pagode: {floors, number} andares com {panels, number} portas cada",
	panels: {
		closed: "Andar {floor, number}, porta {panel, number}: fechada",
		lamp: "Andar {floor, number}, porta {panel, number}: uma lanterna",
		fox: "Andar {floor, number}, porta {panel, number}: uma raposa",
		missedLamp: "Andar {floor, number}, porta {panel, number}: uma lanterna, não aberta",
		missedFox: "Andar {floor, number}, porta {panel, number}: uma raposa, não aberta",
	},
	choose: "Escolha uma porta",
	difficulty: "Dificuldade",
	towers: { easy: "Fácil", medium: "Média", hard: "Difícil", expert: "Experiente", master: "Mestre" },
	ready: "{safe, number} de {cells, number} portas de cada andar têm uma lanterna",
	next: "O andar {floor, number} paga {amount} · chance de {chance, number, ::percent .}",
	caught: "Havia uma raposa atrás da porta",
	choice: "Dificuldade",
	choiceText: "{name} · {safe, number} de {cells, number} portas, {rows, number} andares",
	log: {
		lamp: "Andar {floor, number}, porta {panel, number}: uma lanterna. Você pode coletar {amount}.",
		climbed:
			"{floors, plural, =0 {Você não abriu nenhuma porta.} one {Você abriu uma porta: a {panels}.} other {Você abriu # portas, de baixo para cima: {panels}.}}",
	},
	rules: {
		begin:
			"Escolha a dificuldade e sua aposta. A dificuldade diz quantas portas de cada andar têm uma lanterna atrás; atrás das outras espera uma raposa.",
		climb:
			"Abra uma porta do andar mais baixo. Uma lanterna leva você ao próximo andar e aumenta o que você pode coletar; uma raposa encerra a rodada e sua aposta se perde.",
		collect:
			"A partir da primeira lanterna, você pode coletar. Depois do último andar, a rodada termina sozinha e paga.",
		fixed:
			"O que há atrás de cada porta é sorteado antes de você abrir a primeira. O que você escolhe revela isso e não muda nada.",
		exact:
			"Em cada andar, a chance de ter chegado até ali vezes o multiplicador é 98%, menos o que é cortado depois da quarta casa decimal.",
		left: "Uma rodada que você deixa continua aberta. Depois de um dia, o que você podia coletar é coletado para você; sem nenhuma porta aberta, sua aposta é devolvida.",
	},
	drawn:
		"Para cada andar, a partir do mais baixo, um sorteio abaixo do número de portas: a que tem a lanterna ou, onde várias a têm, a da raposa.",
};
