export default {
	loginCode: {
		subject: "Seu código de login",
		text: `{code} é seu código da Baize para entrar. Ele vale por 10 minutos. Não o informe a ninguém: nós nunca o pedimos.

Se você não está entrando agora, outra pessoa conhece sua senha: escolha outra.`,
	},
	pinReset: {
		subject: "Escolha um novo PIN",
		text: `Você informou que esqueceu seu PIN. Escolha um novo aqui:

{link}

O link funciona uma vez, por uma hora. Se não foi você, não precisa fazer nada: seu PIN continua o mesmo.`,
	},
	recoveryCodeUsed: {
		subject: "Um código de recuperação foi usado",
		text: `Um dos seus códigos de recuperação foi usado no lugar do aplicativo autenticador. Ele não funciona uma segunda vez.

Códigos de recuperação restantes: {left}. Você pode criar novos aqui:

{link}`,
	},
	changes: {
		"pin.set": "Um PIN foi definido para a sua conta",
		"twoFactor.enabled": "A verificação em duas etapas foi ativada",
		"twoFactor.disabled": "A verificação em duas etapas foi desativada",
		"twoFactor.changed": "Seu aplicativo autenticador foi trocado",
		"twoFactor.recoveryCodesRenewed": "Novos códigos de recuperação foram criados",
		"passkey.added": "Uma chave de acesso foi adicionada à sua conta",
		"passkey.removed": "Uma chave de acesso foi removida da sua conta",
	},
	advice: `Se foi você, não precisa fazer nada. O que protege sua conta:

{link}`,
	purposes: {
		changeStatus2FA: "alterar sua verificação em duas etapas",
		disable2FA: "desativar a verificação em duas etapas",
		enable2fa: "ativar a verificação em duas etapas",
		login: "entrar",
		updateProfile: "alterar seu perfil",
		validatePhone: "confirmar este número de telefone",
		withdraw: "sacar dinheiro",
	},
	codeSms:
		"{code} é seu código da Baize para {purpose}. Ele vale por 10 minutos. Não o informe a ninguém: nós nunca o pedimos.",
	withdrawalSms:
		"{code} é seu código da Baize para sacar {amount} para {destination}. Ele vale por 10 minutos. Não o informe a ninguém: nós nunca o pedimos.",
};
