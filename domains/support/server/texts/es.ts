export default {
	staffMail: {
		subject: "Mensaje: {subject}",
		text: `Una persona nos ha escrito. Lee y responde en el panel:

{link}`,
	},
	answerMail: {
		subject: "Nuestra respuesta: {subject}",
		text: `{answer}

Nos escribiste:

{message}

¿Algo más? Escríbenos:

{link}`,
	},
	chat: {
		you: "Tú",
		transcriptMail: {
			subject: "Nuestro chat",
			text: `Aquí tienes nuestro chat, como pediste:

{transcript}`,
		},
	},
};
