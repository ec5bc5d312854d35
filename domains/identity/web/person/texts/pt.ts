export default {
	proof: {
		title: "É você?",
		why: "Esta alteração é importante, por isso pedimos sua senha mais uma vez. O que você digitou continua aqui.",
		password: "Sua senha",
		show: "Mostrar a senha",
		missing: "Digite sua senha.",
		code: "Código do seu autenticador",
		codeHint: "Seis dígitos do seu app ou um dos seus códigos de recuperação.",
		codeMissing: "Digite o código.",
		codeWrong:
			"Este código não está certo. {remainingAttempts, plural, one {Você tem mais # tentativa.} other {Você tem mais # tentativas.}}",
		codeUsed: "Este código já foi usado. Veja se a alteração foi feita; para outra, espere o próximo código.",
		close: "Voltar",
	},
	stepUp: {
		title: "Confirme que é você",
		why: "Trata-se da segurança da sua conta, por isso verificamos mais uma vez que é você. Nos próximos dez minutos não perguntamos de novo.",
		password: "Sua senha",
		show: "Mostrar a senha",
		pin: "Seu PIN",
		code: "Código do seu autenticador",
		codeHint: "Seis dígitos do seu app ou um dos seus códigos de recuperação.",
		passkey: "Usar uma chave de acesso",
		withPassword: "Usar a senha",
		withPin: "Usar o PIN",
		withCode: "Usar o autenticador",
		submit: "Confirmar",
		missing: "Preencha para continuar.",
		changed: "Esta forma não está mais configurada na sua conta. Volte e tente de novo.",
		notRead: "A chave de acesso não foi lida. Tente de novo ou use outra forma.",
		wrong:
			"Não está certo. {remainingAttempts, plural, one {Você tem mais # tentativa.} other {Você tem mais # tentativas.}}",
		blocked: "Tentativas demais. Tente de novo em {minutes, plural, one {# minuto} other {# minutos}}.",
		close: "Voltar",
	},
	errors: {
		passwordWrong: "Esta não é sua senha. Confira e tente de novo.",
		passwordBlocked:
			"Foram tentativas demais. Espere {remainingBlockingTime, plural, one {# segundo} other {# segundos}} e tente de novo. Nada mudou.",
		recoveryInvalid:
			"Ele já foi usado, tem mais de uma hora ou foi substituído por um mais novo. Sua senha continua a mesma.",
		emailChangeInvalid:
			"Este link já foi usado, tem mais de 24 horas ou foi cancelado. Seu e-mail continua o mesmo. Entre e peça de novo.",
		notMeInvalid:
			"Este link não é válido ou tem mais de uma semana. Se outra pessoa pode estar na sua conta, crie já uma nova senha e fale conosco: podemos suspender os saques na hora.",
		emailUnchanged: "Este é o e-mail que você já tem. Digite outro.",
		termsOutdated: "Os termos mudaram nesse meio-tempo. Recarregue a página e leia-os de novo.",
		deviceUnknown: "Este dispositivo já foi desconectado. Recarregue a página para ver os que restam.",
		offersPaused:
			"Enquanto durar sua pausa do jogo, não é possível escolher ofertas. Nada mudou; escolha de novo depois.",
		duplicateUnknown: "Estas duas contas não estão mais na lista. Recarregue-a.",
		duplicateGuarded:
			"A conta mais antiga está excluída ou foi fechada por nós, por isso ninguém pode ter outra ao lado dela. Nada foi decidido.",
		playerUnknown: "Esse jogador não existe. Busque de novo por nome, e-mail ou número.",
		playerState: "Alguém foi mais rápido: a conta mudou nesse meio-tempo. Nada foi feito.",
		invitationInvalid:
			"Este link não funciona mais: foi usado, é antigo demais ou outro mais novo foi enviado. Peça outro.",
		operatorUnknown: "Esse operador não existe mais. Recarregue a lista para ver os que existem.",
		emailTaken: "Este e-mail já pertence a um jogador ou a um operador. Escolha outro para o novo operador.",
		ownAccess: "Seu próprio acesso é alterado por outro operador. Nada mudou.",
		lastOperator: "Ninguém mais poderia cuidar dos operadores. Dê antes essa função a outro operador.",
		operatorState: "Já está assim, ou outro operador foi mais rápido. Nada mudou; recarregue a página.",
		actionNeedless: "O jogador já tem um PIN, então não há nenhum a adicionar. Peça a troca do PIN.",
	},
};
