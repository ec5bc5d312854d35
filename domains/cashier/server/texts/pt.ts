export default {
	mails: {
		depositSettled: {
			subject: "Seu depósito de {amount} chegou",
			text: `{amount} já está no seu saldo.

Depósito {id}. Veja aqui:

{link}`,
		},
		withdrawalRequested: {
			subject: "Recebemos seu pedido de saque de {amount}",
			text: `Reservamos {amount} para você. O pedido será analisado em até 24 horas.

Saque {id}. Acompanhe cada etapa aqui:

{link}`,
		},
		withdrawalHeld: {
			subject: "Seu saque de {amount} está retido até {until}",
			text: `Reservamos {amount} para você. Para proteger sua conta, retemos este saque até {until}, porque:

{why}

Você não precisa fazer nada: depois disso ele segue sozinho, é analisado em até 24 horas e então pago.

Saque {id}. Acompanhe cada etapa aqui:

{link}`,
		},
		withdrawalHoldOver: {
			subject: "Seu saque de {amount} segue adiante",
			text: `{amount} não está mais retido. O pedido será analisado em até 24 horas.

Saque {id}. Acompanhe cada etapa aqui:

{link}`,
		},
		withdrawalApproved: {
			subject: "Seu saque de {amount} foi aprovado",
			text: `Seu saque foi analisado e o pagamento está a caminho.

Saque {id}. Acompanhe cada etapa aqui:

{link}`,
		},
		withdrawalPaid: {
			subject: "Seu saque de {amount} foi pago",
			text: `Enviamos {amount}. Seu banco pode levar um pouco mais para mostrar o valor.

Saque {id}. Veja aqui:

{link}`,
		},
		withdrawalPaidAfterAll: {
			subject: "Seu saque de {amount} foi pago, afinal",
			text: `Nós avisamos que o pagamento não tinha sido possível, e {amount} voltou ao seu saldo. Agora a empresa de pagamentos confirma o envio. Por isso, {amount} saiu do seu saldo de novo.

Se o valor não chegou até você, escreva para nós. Saque {id}. Veja aqui:

{link}`,
		},
		withdrawalRejected: {
			subject: "Seu saque de {amount} não foi aprovado",
			text: `{amount} voltou ao seu saldo; nada foi perdido. O motivo:

{reason}

Saque {id}. Quando isso estiver resolvido, você pode pedir de novo aqui:

{link}`,
		},
		withdrawalCancelled: {
			subject: "Você cancelou seu saque de {amount}",
			text: `{amount} voltou ao seu saldo.

Se não foi você, mude sua senha e escreva para nós. Saque {id}:

{link}`,
		},
		withdrawalFailed: {
			subject: "Não foi possível pagar seu saque de {amount}",
			text: `A conta ou o cartão não aceitou o dinheiro. {amount} voltou ao seu saldo; nada foi perdido.

Saque {id}. Confira os dados e peça de novo:

{link}`,
		},
	},
	linkedAccountAdded: {
		subject: "Uma conta bancária foi adicionada",
		text: `Uma conta bancária com final {lastFour} foi adicionada à sua conta na Baize. A partir de agora, saques podem ser enviados para ela; por algum tempo, eles ficam retidos antes.

Suas contas bancárias:

{link}`,
	},
	holdCauses: {
		newDestination: "a conta, o cartão ou o endereço é novo aqui",
		passwordChanged: "sua senha foi alterada há pouco tempo",
		phoneChanged: "seu número de telefone foi alterado há pouco tempo",
		emailChanged: "seu e-mail foi alterado há pouco tempo",
	},
	inbox: {
		paid: {
			title: "Seu saque de {amount} foi pago",
			text: "Enviamos {amount}. Seu banco pode levar um pouco mais para mostrar o valor. Saque {id}.",
		},
		paidAfterAll: {
			title: "Seu saque de {amount} foi pago, afinal",
			text: "Nós avisamos que o pagamento não tinha sido possível. Agora a empresa de pagamentos confirma o envio; por isso, {amount} saiu do seu saldo de novo. Se o valor não chegou até você, escreva para nós. Saque {id}.",
		},
		rejected: {
			title: "Seu saque de {amount} não foi aprovado",
			text: "{amount} voltou ao seu saldo; nada foi perdido. O motivo: {reason} Quando isso estiver resolvido, você pode pedir de novo. Saque {id}.",
		},
		failed: {
			title: "Não foi possível pagar seu saque de {amount}",
			text: "A conta ou o cartão não aceitou o dinheiro. {amount} voltou ao seu saldo; nada foi perdido. Confira os dados e peça de novo. Saque {id}.",
		},
	},
	chargebacks: {
		opened: {
			title: "Seu banco estornou {amount}",
			text: "O banco do seu cartão estornou um depósito de {amount}; por isso, {amount} saiu do seu saldo. Se não foi você quem pediu, fale com o banco e escreva para nós. Caso {id}.",
		},
		openedWithDebt: {
			title: "Seu banco estornou {amount}, e você deve {debt}",
			text: "O banco do seu cartão estornou um depósito de {amount}. {taken} ainda estava no seu saldo e saiu dele; {debt} já tinha sido jogado, então você deve esse valor. Seu próximo depósito o paga primeiro e, até lá, nenhum saque é possível. Se não foi você quem pediu ao banco, fale com ele e escreva para nós. Caso {id}.",
		},
		won: {
			title: "{amount} voltou do seu banco",
			text: "O depósito de {amount} que seu banco tinha estornado foi pago a nós de novo. Ele está no seu saldo, menos o que você ainda devia dele. Caso {id}.",
		},
	},
	transfers: {
		sent: {
			title: "Você enviou {amount} para {name}",
			text: "{amount} saiu do seu saldo e espera que {name} aceite. Até lá, você pode pegar o valor de volta. Transferência {id}.",
		},
		offered: {
			title: "{name} enviou {amount} para você",
			text: "{amount} está à sua espera: aceite ou recuse. O que não é aceito a tempo volta para {name}. Transferência {id}.",
		},
		taken: {
			title: "{name} aceitou seus {amount}",
			text: "A transferência de {amount} para {name} foi concluída. Transferência {id}.",
		},
		received: {
			title: "Você aceitou {amount} de {name}",
			text: "{amount} está no seu saldo. Transferência {id}.",
		},
		cancelled: {
			title: "Você pegou de volta {amount}",
			text: "{amount} voltou ao seu saldo; {name} não recebeu o valor. Transferência {id}.",
		},
		declined: {
			title: "{name} recusou seus {amount}",
			text: "{amount} voltou ao seu saldo; nada foi perdido. Transferência {id}.",
		},
		expired: {
			title: "{name} não aceitou seus {amount}",
			text: "{amount} não foi aceito a tempo e voltou ao seu saldo; nada foi perdido. Transferência {id}.",
		},
		stopped: {
			title: "Interrompemos sua transferência de {amount}",
			text: "{amount} voltou ao seu saldo; {name} não recebeu o valor. O motivo: {reason} Transferência {id}.",
		},
		gone: {
			title: "Não é mais possível aceitar {amount} de {name}",
			text: "O dinheiro não foi aceito e voltou para {name}. Transferência {id}.",
		},
	},
};
