export default {
	side: "Lado",
	sides: { under: "Abaixo", over: "Acima" },
	target: "Alvo",
	lower: "Um alvo menor",
	higher: "Um alvo maior",
	read: "Lançar · {amount}",
	odds: "Chance {chance, number, ::percent .00##} · {times}× paga {amount}",
	lost: "O ponteiro parou em {number}. Sem prêmio desta vez.",
	named: { under: "Abaixo de {target}", over: "Acima de {target}" },
	choice: "Lado e alvo",
	spoken: { stopped: "O ponteiro parou em {number}: {times}×." },
	rules: {
		begin: "Escolha um alvo de 0,01 a 99,98, diga se o número ficará abaixo ou acima dele e escolha sua aposta.",
		draw: "Ao tocar em Lançar, é sorteado um dos 10.000 números de 0,00 a 99,99, todos igualmente prováveis. Depois o ponteiro gira até ele; como ele gira não decide nada.",
		pays: "Um número no seu lado do alvo paga sua aposta vezes 99% dividido pela chance. O próprio alvo não fica em nenhum lado: ele perde.",
		exact:
			"Os multiplicadores são cortados após quatro casas decimais e os valores na menor moeda. Antes do corte dos valores, cada escolha retorna entre 98,99% e 99%.",
	},
	drawn:
		"Um sorteio abaixo de 10.000: o número em centésimos. Abaixo ganha com menos que o alvo, acima com mais. O multiplicador em décimos de milésimo é 99.000.000 dividido pela quantidade de números vencedores, cortado para um número inteiro.",
};
