export default {
	staffMail: {
		subject: "Message: {subject}",
		text: `A person has written to us. Read and answer it in the back office:

{link}`,
	},
	answerMail: {
		subject: "Our answer: {subject}",
		text: `{answer}

You wrote to us:

{message}

Anything else? Write to us:

{link}`,
	},
	chat: {
		you: "You",
		transcriptMail: {
			subject: "Our chat",
			text: `Here is our chat, as you asked:

{transcript}`,
		},
	},
};
