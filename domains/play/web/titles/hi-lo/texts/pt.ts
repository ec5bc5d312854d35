export default {
	table: "A estampa na mesa",
	album: "As estampas desta rodada",
	guesses: { higher: "Maior ou igual", lower: "Menor ou igual", same: "Igual" },
	strict: { higher: "Maior", lower: "Menor" },
	chance: "{chance, number, ::percent .}",
	likely: "chance",
	guess: "Dê um palpite",
	ready: "Uma estampa é posta na mesa: a próxima é maior ou menor?",
	next: "{card}. O que vem depois?",
	missed: "{card}: o palpite estava errado",
	choice: "Palpite",
	choiceText: "O mais provável, uma vez",
	spoken: {
		first: "{card} está na mesa.",
		right: "{card}. Certo. Você pode coletar {amount}.",
		guessed:
			"As estampas foram {cards}. {guesses, plural, =0 {Nenhum palpite foi dado.} one {Um palpite foi dado.} other {# palpites foram dados.}}",
	},
	rules: {
		begin:
			"Escolha sua aposta. Uma estampa é posta na mesa: tem tantas folhas quanto seu valor, do ás com uma ao rei com treze.",
		guess:
			"Dê um palpite: a próxima estampa é maior ou menor? O mesmo valor também ganha; com um ás ou um rei, que nada pode superar, o mesmo valor é um palpite próprio.",
		pays: "Cada palpite certo multiplica o que você pode coletar por 13 dividido pelo número de valores que ganham com ele, menos 2% uma só vez. Um palpite errado encerra a rodada e sua aposta se perde.",
		collect:
			"Depois do primeiro palpite certo, você pode coletar quando quiser. Palpites que pagariam mais de 10.000 vezes a aposta não são oferecidos.",
		fixed:
			"Todas as estampas são sorteadas quando você aposta, cada uma entre as 52: as que saíram antes não mudam nada.",
		left: "Uma rodada que você deixa continua aberta. Depois de um dia, o que você podia coletar é coletado para você; sem nenhum palpite, sua aposta é devolvida.",
	},
	drawn:
		"A estampa k é o sorteio k abaixo de 52, não importa o que saiu antes; seu valor é o resto da divisão por 13, com o ás embaixo.",
};
