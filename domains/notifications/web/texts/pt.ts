export default {
	unread: "{count, plural, one {# mensagem não lida} other {# mensagens não lidas}}",
	inbox: {
		back: "Sua conta",
		title: "Mensagens",
		description: "O que a Baize escreveu para você.",
		list: "Suas mensagens",
		status: "{count, plural, =0 {Todas lidas} one {# não lida} other {# não lidas}}",
		readAll: "Marcar todas como lidas",
		new: "Nova",
		open: "Ver do que se trata",
		delete: "Excluir “{title}”",
		deleted: "A mensagem foi excluída.",
		undo: "Recuperar",
		restored: "A mensagem está de volta.",
		emptyTitle: "Nenhuma mensagem",
		emptyText: "Quando um saque terminar ou a Baize tiver algo a dizer, você encontra aqui.",
		more: "Mostrar anteriores",
		shown: "{count, plural, one {# mensagem exibida} other {# mensagens exibidas}}",
		end: "Isso é tudo.",
		updateFailed: "Não foi possível atualizar as mensagens. Nada se perdeu; uma nova tentativa é feita sozinha.",
	},
	consent: {
		title: "E-mails sobre ofertas",
		text: "Só se você quiser. O que diz respeito ao seu dinheiro e à sua conta é sempre enviado.",
		on: "Quero receber e-mails sobre ofertas",
		saved: "Salvo.",
	},
	unsubscribe: {
		title: "Parar de receber e-mails sobre ofertas?",
		text: "Você continua recebendo o que diz respeito ao seu dinheiro e à sua conta.",
		confirm: "Parar estes e-mails",
		doneTitle: "Você não recebe mais e-mails sobre ofertas",
		doneText: "Se mudar de ideia, a opção está em Mensagens, na sua conta.",
		toLobby: "Ir para o início",
	},
	errors: {
		messageNotFound: "Esta mensagem não está mais aqui. Recarregue a página para ver as que há.",
		offersPaused:
			"Você está em uma pausa do jogo, por isso não enviamos ofertas. Nada mudou; escolha de novo quando ela terminar.",
		unsubscribeInvalid:
			"Este link está incompleto. Abra-o de novo no e-mail ou desligue estes e-mails em Mensagens, na sua conta.",
		idempotencyConflict:
			"Uma versão anterior já foi enviada, e esta não. Confira o que foi enviado; se ainda for preciso, envie de novo.",
		smsNumberRefused:
			"Não conseguimos enviar SMS para este número, então nenhum foi enviado. Use um celular de um país onde oferecemos contas ou de um país vizinho.",
		smsLimitReached:
			"Foram pedidos SMS demais, então nenhum foi enviado. Espere {minutes, plural, one {# minuto} other {# minutos}} antes de pedir de novo ou use outra forma de mostrar que é você.",
		recipientUnknown: "Nenhum jogador tem este e-mail. Nada foi enviado. Confira a grafia.",
	},
};
