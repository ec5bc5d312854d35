export default {
	mails: {
		verified: {
			subject: "Seu documento foi verificado",
			text: `Conferimos seu documento, e está tudo certo. Você não precisa fazer mais nada.

Sua conta:

{link}`,
		},
		invalid: {
			subject: "Não foi possível aceitar seu documento",
			text: `Seu dinheiro está seguro, e você pode enviar novas fotos agora mesmo. O que não estava certo:

{reasons}

Envie novas fotos aqui:

{link}`,
		},
		triesUsed: {
			subject: "Uma pessoa vai ajudar você com o documento",
			text: `Várias fotos não puderam ser aceitas, então agora uma pessoa ajuda você. Seu dinheiro está seguro. O que não estava certo:

{reasons}

Como falar conosco e outras opções:

{link}`,
		},
		blocked: {
			subject: "Sua verificação está bloqueada",
			text: `Não conseguimos confirmar que seu documento é autêntico, então depósitos, saques e apostas estão suspensos. Seu saldo continua como está. O motivo:

{reason}

Se isso for um engano, veja como falar conosco:

{link}`,
		},
		requestedAgain: {
			subject: "Envie seu documento de novo",
			text: `Precisamos de uma nova foto do seu documento. O motivo:

{reason}

Envie aqui:

{link}`,
		},
	},
	inbox: {
		verified: {
			title: "Seu documento foi verificado",
			text: "Conferimos seu documento, e está tudo certo. Você não precisa fazer mais nada.",
		},
		invalid: {
			title: "Não foi possível aceitar seu documento",
			text: "{reasons} Seu dinheiro está seguro, e você pode enviar novas fotos agora mesmo.",
		},
		triesUsed: {
			title: "Uma pessoa vai ajudar você com o documento",
			text: "{reasons} Várias fotos não puderam ser aceitas, então agora uma pessoa ajuda você. Seu dinheiro está seguro.",
		},
		blocked: {
			title: "Sua verificação está bloqueada",
			text: "Não conseguimos confirmar que seu documento é autêntico, então depósitos, saques e apostas estão suspensos. Seu saldo continua como está. O motivo: {reason}",
		},
		requestedAgain: {
			title: "Envie seu documento de novo",
			text: "Precisamos de uma nova foto do seu documento. {reason}",
		},
		phoneConfirmed: {
			title: "Seu telefone foi confirmado",
			text: "Os códigos agora vão para {phone}. Se não foi você quem confirmou, escreva para nós imediatamente.",
		},
	},
	reasons: {
		front: "A frente não pode ser aceita.",
		back: "O verso não pode ser aceito.",
		name: "O nome não é o da sua conta.",
		birthDate: "A data de nascimento não é a da sua conta.",
		expiry: "O documento está vencido.",
		quality: "A foto não está nítida ou clara o bastante para ser lida.",
	},
};
