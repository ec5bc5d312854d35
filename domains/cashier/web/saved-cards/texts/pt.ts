export default {
	title: "Cartões salvos",
	empty: "Nenhum cartão salvo",
	emptyText: "Você pode salvar um cartão ao depositar com ele.",
	card: "Cartão",
	expires: "Vence em {month}",
	closed: {
		expired: "Venceu em {month}. Remova-o e salve o novo no próximo depósito.",
		unavailable: "Não pode ser usado agora. Pague de outra forma.",
	},
	lastUsed: "Usado pela última vez em {date}",
	codeAsked: "A empresa de pagamentos pede o código de segurança do cartão. Nunca vemos o número dele.",
	keep: "Salvar este cartão para a próxima vez",
	keepHint:
		"A empresa de pagamentos guarda o cartão e pede o código de segurança a cada uso. Nós guardamos os quatro últimos dígitos. Você pode removê-lo no seu perfil.",
	manage: "Gerenciar cartões salvos",
	remove: "Remover",
	removeOne: "Remover {label}",
	removed: "O cartão foi removido. Saques ainda podem voltar para ele.",
	errors: {
		savedCardUnknown: "Este cartão já foi removido. Nada foi cobrado. Recarregue a página para ver os que restam.",
		savedCardExpired: "Este cartão venceu. Nada foi cobrado. Escolha outro cartão ou outra forma de pagamento.",
	},
};
