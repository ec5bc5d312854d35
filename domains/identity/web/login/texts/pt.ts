export default {
	page: {
		title: "Entrar",
		description: "Entre na sua conta da Baize.",
		email: "E-mail",
		password: "Senha",
		showPassword: "Mostrar a senha",
		rememberMe: "Lembrar de mim neste dispositivo",
		trustDevice: "Confiar neste dispositivo por 30 dias",
		trustDeviceHint: "Aqui não pedimos a etapa extra. Marque só em um dispositivo seu.",
		submit: "Entrar",
		passkey: "Usar uma chave de acesso",
		passkeyNotRead: "Nenhuma chave de acesso foi lida. Tente de novo ou entre com sua senha.",
		forgotten: "Esqueceu a senha?",
		noAccount: "Primeira vez aqui?",
		join: "Criar uma conta",
		missingEmail: "Digite seu e-mail.",
		missingPassword: "Digite sua senha.",
		wrongEmail: "Confira seu e-mail.",
		wrongPassword: "Confira sua senha.",
		practice: "Você pode jogar qualquer jogo no modo demo sem conta.",
	},
	captcha: {
		working: "Um momento: seu navegador está provando que não é um robô. Você não precisa fazer nada.",
		service: "Mostre que você não é um robô. Depois o login continua sozinho.",
	},
	step: {
		title: "Mais uma etapa",
		sms: "Sua senha está certa. Este navegador ou esta rede é novidade para nós; para ter certeza de que é você, enviamos um código para seu celular com final {phoneEnd}.",
		smsUnknown:
			"Sua senha está certa. Este navegador ou esta rede é novidade para nós; para ter certeza de que é você, enviamos um código para seu celular.",
		email:
			"Sua senha está certa. Este navegador ou esta rede é novidade para nós; para ter certeza de que é você, enviamos um código para seu e-mail.",
		pin: "Sua senha está certa. Este navegador ou esta rede é novidade para nós; para ter certeza de que é você, digite seu PIN.",
		authenticator: "Digite o código que seu app autenticador mostra agora.",
		submit: "Entrar",
		back: "Começar de novo",
		passkey: "Usar uma chave de acesso",
		passkeyFailed: "A chave de acesso não foi lida. Tente de novo ou use a outra forma.",
		forgotPin: "Esqueceu o PIN?",
		pinMailed: "Enviamos um e-mail com um link para você escolher outro PIN.",
	},
	ended: {
		expired: "Sua sessão terminou por falta de atividade. Entre para continuar.",
		elsewhere: "Sua sessão foi encerrada em outro lugar. Se não foi você, troque sua senha depois de entrar.",
		otherTab: "Você saiu em outra aba.",
		logIn: "Entrar",
	},
	errors: {
		invalidGrant: "E-mail e senha não combinam. Confira os dois e tente de novo.",
		captcha: "Não conseguimos confirmar que você não é um robô. Nada foi verificado ainda; toque no botão de novo.",
		blocked: "Houve tentativas demais. Sua conta está segura, e nada mudou. Você pode tentar de novo em:",
		disabledProfile: "Esta conta está encerrada. Seu dinheiro está seguro; fale conosco e explicamos.",
		verificationBlocked:
			"Não conseguimos verificar quem você é, por isso esta conta está bloqueada. Seu dinheiro está seguro; fale conosco e vemos isso com você.",
		emailNotConfirmed: "Seu e-mail ainda não foi confirmado. Abra o link que enviamos ou peça um novo envio.",
		mfaPin: "Sua senha está certa. Agora falta seu PIN.",
		mfaEmail: "Sua senha está certa. Agora falta um código do seu e-mail.",
		mfaSms: "Sua senha está certa. Agora falta um código do seu celular.",
		mfaAuthenticator: "Sua senha está certa. Agora falta um código do seu app autenticador.",
		preconditionRequired: "Falta fazer algo antes de continuar. Entre mais uma vez e levamos você até lá.",
		invalidActionDetails:
			"Não foi possível concluir esta etapa com os dados informados. Nada mudou; confira os campos.",
		phoneTaken:
			"Este número está confirmado em outra conta, por isso não foi aceito. Digite outro número ou fale conosco se este for só seu.",
		unknown: "O login falhou por um motivo que não conhecemos. Nada mudou; tente de novo em instantes.",
		unknownRequiredAction:
			"Ação obrigatória desconhecida. Sua conta pede uma etapa que esta página não conhece. Recarregue a página e entre de novo.",
		passkeyInvalid:
			"Esta chave de acesso não pertence a nenhuma conta daqui ou foi removida dela. Entre com sua senha.",
		validation: "Alguns dados não são válidos. Confira os campos marcados.",
	},
};
