export default {
	errors: {
		notFound: "Este torneio não existe ou não está disponível onde você está.",
		state: "O torneio já está em outra etapa. Nada foi alterado.",
		secondOperator: "Outro operador deve executar esta etapa. Nada foi alterado.",
		invalid: "Estes termos violam uma regra dos torneios. Nada foi salvo.",
		conflict: "Este pedido já foi feito com outros termos. Nada foi alterado.",
		scoreNotFound: "O jogador não tem pontuação neste torneio. Nada foi alterado.",
	},
};
