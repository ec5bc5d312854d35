export default {
	unread: "{count, plural, other {未読メッセージ#件}}",
	inbox: {
		back: "アカウント",
		title: "メッセージ",
		description: "Baizeからのお知らせです。",
		list: "メッセージ一覧",
		status: "{count, plural, =0 {すべて既読} other {未読#件}}",
		readAll: "すべて既読にする",
		new: "新着",
		open: "内容を表示",
		delete: "「{title}」を削除",
		deleted: "メッセージを削除しました。",
		undo: "元に戻す",
		restored: "メッセージを元に戻しました。",
		emptyTitle: "メッセージはありません",
		emptyText: "出金の完了など、Baizeからのお知らせがここに届きます。",
		more: "以前のものを表示",
		shown: "{count, plural, other {#件を表示中}}",
		end: "以上がすべてです。",
		updateFailed: "メッセージを更新できませんでした。失われたものはありません。自動的に再試行します。",
	},
	consent: {
		title: "オファーのお知らせメール",
		text: "ご希望の場合のみお送りします。資金とアカウントに関するお知らせは必ず届きます。",
		on: "オファーのお知らせメールを受け取る",
		saved: "保存しました。",
	},
	unsubscribe: {
		title: "オファーのお知らせメールを停止しますか？",
		text: "資金とアカウントに関するお知らせは引き続き届きます。",
		confirm: "メールを停止",
		doneTitle: "オファーのお知らせメールを停止しました",
		doneText: "再開するには、アカウントの「メッセージ」で設定を変更してください。",
		toLobby: "ロビーへ",
	},
	errors: {
		messageNotFound: "このメッセージはもうありません。ページを再読み込みして、現在のメッセージをご確認ください。",
		offersPaused:
			"休憩中のため、オファーはお送りしません。何も変更されていません。休憩が終わってから改めてお選びください。",
		unsubscribeInvalid:
			"リンクが不完全です。メールからもう一度開くか、アカウントの「メッセージ」でメールを停止してください。",
		idempotencyConflict:
			"以前の版がすでに送信されており、今回の分は送信されていません。送信済みの内容を確認し、必要であれば送り直してください。",
		smsNumberRefused:
			"この番号にはSMSを送信できないため、送信していません。アカウントを開設できる国、またはその隣国の携帯電話番号をお使いください。",
		smsLimitReached:
			"SMSの請求が多すぎるため、送信していません。{minutes, plural, other {#分}}待ってから再度請求するか、別の方法でご本人であることを確認してください。",
		recipientUnknown: "このメールアドレスのプレイヤーはいません。何も送信されていません。表記をご確認ください。",
	},
};
