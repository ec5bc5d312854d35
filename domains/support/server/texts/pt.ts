export default {
	staffMail: {
		subject: "Mensagem: {subject}",
		text: `Uma pessoa escreveu para nós. Leia e responda no painel:

{link}`,
	},
	answerMail: {
		subject: "Nossa resposta: {subject}",
		text: `{answer}

Você escreveu para nós:

{message}

Mais alguma coisa? Escreva para nós:

{link}`,
	},
	chat: {
		you: "Você",
		transcriptMail: {
			subject: "Nosso chat",
			text: `Aqui está o nosso chat, como você pediu:

{transcript}`,
		},
	},
};
