export default {
	errors: {
		malformedRequest: "Não foi possível ler o pedido. Nada mudou. Recarregue a página e tente de novo.",
		validation: "Alguns dados não são válidos. Nada mudou. Confira os campos marcados.",
		sessionRequired: "Você não entrou na conta ou sua sessão terminou. Nada mudou. Entre e tente de novo.",
		actionPending: "Uma etapa do seu login ainda está aberta. Conclua-a antes.",
		proofRequired: "Confirme antes que é você. Nada mudou.",
		notAllowed: "Sua conta não pode fazer isto. Nada mudou. Se deveria poder, fale conosco.",
		crossSite: "O pedido veio de outro site. Nada mudou. Tente de novo nesta página.",
		notFound: "Não há nada aqui. A página pode ter mudado de lugar. Continue pelo início.",
		methodNotAllowed: "Isto não pode ser feito aqui. Nada mudou. Recarregue a página e tente de novo.",
		addressTooLong: "Esse endereço é longo demais. Nada mudou. Comece de novo pelo início.",
		bodyTooLarge: "É grande demais. Nada mudou. Envie menos.",
		unsupportedMediaType: "Este tipo de conteúdo não é aceito. Nada mudou. Escolha outro.",
		tooManyRequests: "Foram feitos pedidos demais em pouco tempo. Espere um momento e tente de novo; nada se perdeu.",
		internal:
			"Algo falhou do nosso lado. Já registramos o problema. Seu dinheiro está seguro; tente de novo em instantes.",
		shuttingDown: "O site está reiniciando. Tente de novo em alguns segundos; nada se perdeu.",
		outsideUnavailable: "Um serviço de que precisamos não responde no momento. Nada se perdeu; tente de novo em breve.",
		noConnection: "Sem conexão com o site. Confira sua rede; nada se perdeu, e você pode tentar de novo.",
	},
};
