export default {
	errors: {
		unreadable: "Nada foi importado: a linha {line, number} do arquivo não pode ser lida.",
		imported: "Este arquivo já foi importado, como {fileName}.",
		itemNotFound:
			"Essa linha ou esse pagamento não existe nos extratos. A lista pode estar desatualizada: abra-a de novo.",
		itemClosed: "Esta diferença já foi explicada. Outro operador pode ter sido mais rápido.",
		paymentUnknown: "Não há nenhum pagamento com este identificador que tenha movimentado dinheiro nesta empresa.",
		paymentMatched: "Outra linha de um extrato já tem este pagamento. Escolha outro.",
	},
};
