export default {
	target: "Sair em",
	byHand: "Manual",
	lower: "Um multiplicador menor",
	higher: "Um multiplicador maior",
	cashOut: "Retirar {amount}",
	odds: "Alcançado em {chance, number, ::percent .0#} das rodadas · paga {amount}",
	oddsByHand: "Você sai manualmente. Vale o momento em que o servidor recebe.",
	brokeOff: "A linha arrebentou em {height, number, ::.00}×",
	interrupted: "Esta rodada foi interrompida e resolvida pela regra prevista.",
	left: "Você saiu em {height, number, ::.00}× e recebe {amount}",
	lost: "A linha arrebentou antes de você sair. {amount} perdidos.",
	seats: "{count, plural, one {# aposta} other {# apostas}} nesta rodada · {left, number} fora",
	out: "saiu em {height, number, ::.00}×",
	spoken: {
		running: "A pipa sobe.",
		at: "{height, number, ::.00}×",
		brokeOff: "A linha arrebentou em {height, number, ::.00}×.",
		left: "Saída manual em {height, number, ::.00}×.",
	},
	rules: {
		stake: "Toda a mesa joga a mesma rodada. Você aposta enquanto as apostas estão abertas, cerca de oito segundos.",
		rise: "Depois o multiplicador sobe de 1,00, igual para todos, até a linha arrebentar. Quem saiu antes recebe a aposta vezes o multiplicador; quem não saiu a perde.",
		target: "Uma aposta com alvo sai sozinha ao chegar nele, se a rodada chegar. Nenhuma mensagem é necessária.",
		hand: "Manualmente você pode sair a partir de 1,01. Vale o multiplicador do milissegundo em que nosso servidor recebe; a imagem no seu aparelho está um pouco atrasada.",
		late: "Uma saída recebida depois que a linha arrebentou, ou que não chega, é tardia: a aposta foi perdida.",
		once: "Uma saída enviada duas vezes é uma só. Vale a primeira.",
		highest: "Em 10.000 vezes todos os que ainda estão dentro recebem.",
		stopped:
			"Se nosso servidor parar antes do início, todas as apostas são devolvidas. Se parar por mais de cinco segundos durante a subida, os alvos alcançados são pagos e os demais recebem o último multiplicador mostrado.",
	},
	drawn:
		"Um sorteio w menor que 2^32. O multiplicador em centésimos é 99 × 2^32 ÷ (w + 1), cortado para um inteiro; abaixo de 100 é 100, acima de 1.000.000 é esse valor. Um multiplicador x é alcançado com chance de 99 ÷ x por cento, então todo alvo devolve o mesmo.",
};
