export default {
	staffMail: {
		subject: "消息：{subject}",
		text: `有人给我们留言。请在管理后台阅读并回复：

{link}`,
	},
	answerMail: {
		subject: "我们的回复：{subject}",
		text: `{answer}

你曾写给我们：

{message}

还有其他问题？请联系我们：

{link}`,
	},
	chat: {
		you: "你",
		transcriptMail: {
			subject: "我们的聊天记录",
			text: `以下是你要求的聊天记录：

{transcript}`,
		},
	},
};
