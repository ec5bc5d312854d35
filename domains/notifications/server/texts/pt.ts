export default {
	composed: {
		subject: "{title}",
		text: `{text}

Leia no site:

{link}`,
	},
	unsubscribing: "Não receber mais e-mails sobre ofertas:",
	notMe:
		"Não foi você? Abra esta página e toque no botão. Ele encerra todas as sessões, suspende todos os saques na hora e ajuda você a definir uma nova senha:",
	push: {
		withdrawalPaid: "Seu saque foi pago",
		payments: "Há novidades sobre um pagamento",
		account: "Há novidades sobre sua conta",
		news: "Uma mensagem espera por você",
		offers: "Uma oferta espera por você",
		more: "Abra para ler mais.",
		testTitle: "As notificações funcionam",
		testBody: "É assim que o Baize escreve para você neste aparelho.",
	},
};
