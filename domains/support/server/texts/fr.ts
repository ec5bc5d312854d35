export default {
	staffMail: {
		subject: "Message : {subject}",
		text: `Une personne nous a écrit. Lisez son message et répondez-y dans l’espace d’administration :

{link}`,
	},
	answerMail: {
		subject: "Notre réponse : {subject}",
		text: `{answer}

Vous nous aviez écrit :

{message}

Autre chose ? Écrivez-nous :

{link}`,
	},
	chat: {
		you: "Vous",
		transcriptMail: {
			subject: "Notre discussion",
			text: `Voici notre discussion, comme vous l’avez demandé :

{transcript}`,
		},
	},
};
