export default {
	composed: {
		subject: "{title}",
		text: `{text}

Leia no site:

{link}`,
	},
	unsubscribing: "Não receber mais e-mails sobre ofertas:",
	notMe:
		"Não foi você? Abra esta página e toque no botão. Ele encerra todas as sessões, suspende todos os saques na hora e ajuda você a definir uma nova senha:",
};
