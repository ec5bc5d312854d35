export default {
	title: "O que impede o saque",
	others: "O que mais impede",
	noted: "Bom saber antes de enviar",
	codes: {
		withdrawalsClosed:
			"Não estamos aceitando novos pedidos agora. Seu dinheiro está seguro; volte um pouco mais tarde.",
		notOffered: "Nenhuma forma de saque aceita sua moeda.",
		payoutsFrozen: "Os saques da sua conta estão suspensos até terminarmos a análise.",
		documentBlocked: "Sua verificação está bloqueada.",
		documentRequired: "Precisamos saber quem vai receber: verifique seu documento. Leva cerca de dois minutos.",
		documentPending: "Estamos analisando seu documento, em geral em até um dia.",
		debtOpen:
			"Há uma dívida de {amount}, porque seu banco estornou um depósito que já tinha sido jogado. Seu próximo depósito a quita.",
		belowMinimum: "Para sacar, você precisa de pelo menos {amount} em saldo disponível para saque.",
		amountOutsideLimits: "O valor está fora dos limites desta forma de saque.",
		aboveBalance: "Você pode sacar no máximo {amount}.",
		destinationUnknown: "Não é possível pagar nesse destino. Confira o número da conta.",
		accountTaken: "Esta conta já recebe os pagamentos de outro jogador daqui.",
		sourceFirst: "Primeiro, {amount} precisa voltar para o cartão {label}, de onde veio. Escolha esse cartão.",
		aboveSource:
			"Só {amount} pode voltar para este cartão. Escolha um valor menor; o resto vai para uma conta bancária.",
		aboveCoins:
			"Só {amount} pode sair em Bitcoin: o mesmo que entrou em Bitcoin. Escolha um valor menor; o resto vai para uma conta bancária.",
		proofMissing: "Escolha um PIN: com ele você prova que é você quem está sacando.",
		newDestination: "A conta, o cartão ou o endereço é novo aqui, então o pagamento espera até {time}.",
		passwordChanged: "Sua senha foi alterada há pouco, então o pagamento espera até {time}.",
		phoneChanged: "Seu telefone foi alterado há pouco, então o pagamento espera até {time}.",
		emailChanged: "Seu e-mail foi alterado há pouco, então o pagamento espera até {time}.",
		secondCheck: "Duas pessoas verificam este saque em vez de uma. Você não precisa fazer nada.",
		openBonus: "{amount} pertence a um bônus e fica na sua conta.",
		atStake: "{amount} está em jogo e fica na sua conta até as apostas e rodadas terminarem.",
	},
	ways: {
		writeToUs: "Fale conosco",
		verifyDocument: "Verificar o documento",
		choosePin: "Escolher um PIN",
		payIn: "Depositar",
		seeBalance: "Ver todas as movimentações",
	},
	loopTitle: "O dinheiro volta primeiro para onde veio",
	loopText:
		"Cada cartão recebe de volta o que veio dele. Só o que passar disso vai para uma conta bancária, que precisa estar em seu nome.",
	loopLeft: "{label}: {amount} ainda a devolver",
	spans: {
		minutes: "{count, plural, one {# minuto} other {# minutos}}",
		hours: "{count, plural, one {# hora} other {# horas}}",
		days: "{count, plural, one {# dia} other {# dias}}",
	},
	half: "Metade dos saques",
	nineOfTen: "9 de cada 10 saques",
	within: "Analisado em {review}, depois pago em {payout}",
	measured:
		"{count, plural, one {Com base no último saque deste tipo, em 30 dias.} other {Com base nos últimos # saques deste tipo, em 30 dias.}}",
	expected: "O que esperamos; houve poucos saques deste tipo para medir.",
	afterHold: "Contado a partir do fim da retenção.",
};
