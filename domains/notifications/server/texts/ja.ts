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
};
