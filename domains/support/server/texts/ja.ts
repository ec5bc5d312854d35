export default {
	staffMail: {
		subject: "メッセージ：{subject}",
		text: `お問い合わせが届きました。管理画面で確認し、返信してください：

{link}`,
	},
	answerMail: {
		subject: "ご回答：{subject}",
		text: `{answer}

お客様からのお問い合わせ：

{message}

ほかにもご用件がある場合はこちら：

{link}`,
	},
	chat: {
		you: "お客様",
		transcriptMail: {
			subject: "チャットの記録",
			text: `ご希望のチャットの記録をお送りします：

{transcript}`,
		},
	},
};
