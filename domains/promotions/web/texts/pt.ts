export default {
	errors: {
		offerNotFound: "Esta oferta não está disponível. Ela pode ter terminado; você não perdeu nada.",
		offerNotOpen: "Esta oferta não pode ser aceita agora. Nada mudou; a página da oferta diz o motivo.",
		termsChanged: "Os termos mudaram desde que você os leu. Nada foi aceito: leia-os de novo.",
		codeUnknown: "Não conhecemos nenhuma oferta com este código. Confira cada letra e número e tente de novo.",
		grantNotFound: "Você não tem esse bônus. Seus bônus estão na página de bônus.",
		grantState: "Este bônus mudou nesse meio-tempo. Nada foi feito: veja de novo.",
		previewChanged: "O que você viu não vale mais. Nada mudou: veja de novo antes de decidir.",
		offerState: "A oferta está em outra situação. Nada mudou.",
		draftChanged: "Outro operador alterou o rascunho. Leia-o de novo antes de salvar.",
		termsInvalid: "Os termos se contradizem. Nada foi salvo.",
		notPublishable: "Uma verificação falhou, então a oferta não pode ser publicada.",
		budgetSpent: "O orçamento não cobre isso. Nada foi dado.",
		amountTooHigh: "É mais do que a oferta permite. Nada foi dado.",
		codeTaken: "Outra oferta tem este código. Escolha outro.",
		idempotencyConflict: "O mesmo pedido chegou com outro conteúdo. Nada mudou.",
	},
};
