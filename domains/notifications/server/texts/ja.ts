export default {
	composed: {
		subject: "{title}",
		text: `{text}

サイトで読む：

{link}`,
	},
	unsubscribing: "特典に関するメールの配信停止：",
	notMe:
		"お心当たりがない場合は、このページを開いてボタンを押してください。すべてのセッションを終了し、すべての出金を直ちに停止して、新しいパスワードの設定をご案内します：",
	push: {
		withdrawalPaid: "出金が支払われました",
		payments: "お支払いに関するお知らせがあります",
		account: "アカウントに関するお知らせがあります",
		news: "メッセージが届いています",
		offers: "オファーが届いています",
		more: "開いて詳細をご覧ください。",
		testTitle: "通知は正常に届きます",
		testBody: "この端末には、Baizeからこのように通知が届きます。",
	},
};
