export default {
	choice: {
		label: "Estatísticas de uso",
		question:
			"Podemos contar quais páginas e jogos são usados? Contamos eventos só por dia e país: sem nomes, sem contas, sem textos que você digita.",
		agreed: "Você aceitou que contemos quais páginas e jogos são usados. Você pode mudar isso quando quiser.",
		declined: "Não contamos o que você usa. Você pode mudar isso quando quiser.",
		signal: "Seu navegador pede aos sites que não rastreiem você, por isso não contamos o que você usa.",
		more: "Sobre os cookies",
		accept: "Aceitar",
		decline: "Recusar",
	},
	errors: {
		notAgreed: "Nada é contado sem o seu consentimento.",
		eventUnknown: "Este evento não é um dos que o site conta.",
		propertyWrong: "Este evento não tem estas propriedades.",
	},
};
