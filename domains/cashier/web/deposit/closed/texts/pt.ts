export default {
	title: "Por que você não pode depositar agora",
	others: "O que mais impede",
	methods: "Nem todas as formas estão disponíveis agora",
	reasons: {
		cashierClosed: "Não estamos aceitando novos depósitos agora. Volte um pouco mais tarde.",
		place:
			"A lei não permite jogar com dinheiro real onde você está ou mora. Você pode jogar no modo demo, e seu dinheiro pode ser sacado.",
		terms: "Nossos termos mudaram. Leia e aceite para continuar.",
		documentBlocked: "Sua verificação está bloqueada. Fale conosco e uma pessoa vai analisar.",
		documentRequired: "Precisamos saber quem paga: verifique seu documento. Leva cerca de dois minutos.",
		accountOnHold: "Uma pessoa precisa analisar sua conta primeiro. Fale conosco se demorar mais de um dia.",
		excluded: "Você se autoexcluiu, então nenhum depósito é aceito.",
		timedOut: "Você está em uma pausa, então nenhum depósito é aceito.",
		limitReached: "O que resta do seu limite de depósito é menor que o depósito mínimo.",
		currency: "Não aceita sua moeda. Escolha outra forma.",
		country: "Não é oferecida no seu país. Escolha outra forma.",
		outage: "Não está respondendo agora. Escolha outra forma ou tente de novo em alguns minutos.",
	},
	ofMethods: "{methods}: {text}",
	until: "Termina em {time}.",
	ways: {
		acceptTerms: "Ler os termos",
		verifyDocument: "Verificar o documento",
		contactSupport: "Fale conosco",
		seeLimits: "Ver seus limites",
	},
};
