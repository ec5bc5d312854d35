export default {
	staffMail: {
		subject: "Nachricht: {subject}",
		text: `Eine Person hat uns geschrieben. Lesen und beantworten Sie die Nachricht im Backoffice:

{link}`,
	},
	answerMail: {
		subject: "Unsere Antwort: {subject}",
		text: `{answer}

Sie hatten uns geschrieben:

{message}

Noch etwas? Schreiben Sie uns:

{link}`,
	},
	chat: {
		you: "Sie",
		transcriptMail: {
			subject: "Unser Chat",
			text: `Hier ist unser Chat, wie Sie es gewünscht haben:

{transcript}`,
		},
	},
};
