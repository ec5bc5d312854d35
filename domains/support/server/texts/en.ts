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

Anything else? Contact us:

{link}`,
	},
	chat: {
		you: "You",
		transcriptMail: {
			subject: "Your chat with us",
			text: `Here is the chat you asked for:

{transcript}`,
		},
	},
};
