export default {
	errors: {
		viewLimit: "Você tem {limit} visualizações desta lista, e não é possível ter mais. Remova uma antes.",
		proposalNotFound: "Essa proposta não existe. A lista pode estar desatualizada: abra-a de novo.",
		proposalOpen: "O mesmo já foi proposto e espera por um segundo operador.",
		proposalDecided: "Outro operador foi mais rápido. Nada mudou.",
		proposalExpired: "A base da decisão mudou. Nada foi feito; proponha de novo.",
		secondPersonNeeded: "Foi você quem propôs isso. Outro operador precisa aprovar.",
	},
};
