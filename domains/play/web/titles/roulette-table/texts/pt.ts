export default {
	closesIn: "Coloque suas fichas. Fecha em {seconds, number} s",
	seconds: "s",
	running: "A bola está girando",
	betMore: "Apostar mais {amount}",
	repeatNext: "Repetir {amount} na próxima rodada",
	full: "Você tem quatro apostas nesta rodada",
	laid: "{amount} na mesa ainda sem apostar",
	seats: "{count, plural, one {# aposta} other {# apostas}} nesta rodada",
	more: "+{count, number}",
	spoken: { running: "Apostas encerradas. A bola está girando." },
	rules: {
		shared:
			"Toda a mesa joga com a mesma bola. As fichas são aceitas por quinze segundos; depois não se aposta mais e a bola gira.",
		parts:
			"Cada toque no botão é uma aposta com todas as fichas do pano. Você pode apostar até quatro vezes por rodada; cada aposta tem seu próprio recibo, e os limites valem para cada uma.",
		late: "Uma aposta vale se nosso servidor a tem antes do fechamento, seja o que for que seu aparelho mostre. A que chega depois é recusada e nada é cobrado.",
		once: "Uma aposta enviada duas vezes é uma. Se uma resposta se perde, sua página pergunta com o mesmo número até saber o que aconteceu.",
		stands: "Uma aposta aceita vale: não pode ser retirada nem sacada antes.",
		stopped:
			"Se nosso servidor parar antes de a bola girar, todas as apostas são devolvidas. A partir daí o número está fixado e paga todas as apostas quando o servidor voltar.",
		others: "Os outros veem suas fichas, com seu nome mascarado ou, se você quiser, sem ele.",
	},
};
