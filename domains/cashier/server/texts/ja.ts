export default {
	mails: {
		depositSettled: {
			subject: "{amount}の入金が完了しました",
			text: `{amount}が残高に反映されました。

入金 {id}。こちらで確認できます：

{link}`,
		},
		withdrawalRequested: {
			subject: "{amount}の出金申請を受け付けました",
			text: `{amount}を確保しました。24時間以内に審査します。

出金 {id}。進み具合はこちらで確認できます：

{link}`,
		},
		withdrawalHeld: {
			subject: "{amount}の出金を{until}まで保留しています",
			text: `{amount}を確保しました。アカウントを保護するため、次の理由でこの出金を{until}まで保留します：

{why}

お客様の操作は必要ありません。その後は自動的に再開し、24時間以内に審査してからお支払いします。

出金 {id}。進み具合はこちらで確認できます：

{link}`,
		},
		withdrawalHoldOver: {
			subject: "{amount}の出金を再開します",
			text: `{amount}の保留は終わりました。24時間以内に審査します。

出金 {id}。進み具合はこちらで確認できます：

{link}`,
		},
		withdrawalApproved: {
			subject: "{amount}の出金が承認されました",
			text: `出金の審査が終わり、お支払いの手続きに入りました。

出金 {id}。進み具合はこちらで確認できます：

{link}`,
		},
		withdrawalPaid: {
			subject: "{amount}の出金が完了しました",
			text: `{amount}を送金しました。銀行での反映には、もう少し時間がかかることがあります。

出金 {id}。こちらで確認できます：

{link}`,
		},
		withdrawalPaidAfterAll: {
			subject: "{amount}の出金は完了していました",
			text: `先に、お支払いできず{amount}を残高に戻したとお知らせしましたが、決済会社から送金済みとの連絡がありました。そのため、{amount}を残高から再び差し引きました。

お手元に届いていない場合は、お問い合わせください。出金 {id}。こちらで確認できます：

{link}`,
		},
		withdrawalRejected: {
			subject: "{amount}の出金は承認されませんでした",
			text: `{amount}は残高に戻りました。失われた金額はありません。理由：

{reason}

出金 {id}。解決後、こちらからもう一度申請できます：

{link}`,
		},
		withdrawalCancelled: {
			subject: "{amount}の出金を取り消しました",
			text: `{amount}は残高に戻りました。

お心当たりがない場合は、パスワードを変更してお問い合わせください。出金 {id}：

{link}`,
		},
		withdrawalFailed: {
			subject: "{amount}の出金ができませんでした",
			text: `口座またはカードが送金を受け付けませんでした。{amount}は残高に戻りました。失われた金額はありません。

出金 {id}。情報をご確認のうえ、もう一度申請してください：

{link}`,
		},
	},
	linkedAccountAdded: {
		subject: "銀行口座が追加されました",
		text: `末尾が{lastFour}の銀行口座がBaizeアカウントに追加されました。今後はこの口座へ出金できますが、しばらくの間は出金がいったん保留されます。

登録済みの銀行口座：

{link}`,
	},
	holdCauses: {
		newDestination: "口座、カードまたはアドレスが新しく登録されたため",
		passwordChanged: "パスワードが最近変更されたため",
		phoneChanged: "電話番号が最近変更されたため",
		emailChanged: "メールアドレスが最近変更されたため",
	},
	inbox: {
		paid: {
			title: "{amount}の出金が完了しました",
			text: "{amount}を送金しました。銀行での反映には、もう少し時間がかかることがあります。出金 {id}。",
		},
		paidAfterAll: {
			title: "{amount}の出金は完了していました",
			text: "先に、お支払いできなかったとお知らせしましたが、決済会社から送金済みとの連絡がありました。そのため、{amount}を残高から再び差し引きました。お手元に届いていない場合は、お問い合わせください。出金 {id}。",
		},
		rejected: {
			title: "{amount}の出金は承認されませんでした",
			text: "{amount}は残高に戻りました。失われた金額はありません。理由：{reason} 解決後、もう一度申請できます。出金 {id}。",
		},
		failed: {
			title: "{amount}の出金ができませんでした",
			text: "口座またはカードが送金を受け付けませんでした。{amount}は残高に戻りました。失われた金額はありません。情報をご確認のうえ、もう一度申請してください。出金 {id}。",
		},
	},
	chargebacks: {
		opened: {
			title: "銀行が{amount}を取り消しました",
			text: "カード会社が{amount}の入金を取り消したため、{amount}を残高から差し引きました。お心当たりがない場合は、カード会社に確認のうえ、お問い合わせください。案件 {id}。",
		},
		openedWithDebt: {
			title: "銀行が{amount}を取り消し、{debt}が未払いです",
			text: "カード会社が{amount}の入金を取り消しました。残高に残っていた{taken}を差し引きましたが、{debt}はすでにプレイに使われたため、未払いとなっています。次の入金からまずこの金額に充てられ、それまで出金はできません。お心当たりがない場合は、カード会社に確認のうえ、お問い合わせください。案件 {id}。",
		},
		won: {
			title: "銀行から{amount}が戻りました",
			text: "銀行が取り消していた{amount}の入金が、改めて支払われました。未払い分を差し引いて残高に反映しました。案件 {id}。",
		},
	},
	transfers: {
		sent: {
			title: "{name}さんに{amount}を送金しました",
			text: "{amount}は残高から差し引かれ、{name}さんの受け取りを待っています。受け取られるまでは取り戻せます。送金 {id}。",
		},
		offered: {
			title: "{name}さんから{amount}が届いています",
			text: "{amount}を受け取るか、辞退してください。期限までに受け取られなかった金額は{name}さんに戻ります。送金 {id}。",
		},
		taken: {
			title: "{name}さんが{amount}を受け取りました",
			text: "{name}さんへの{amount}の送金が完了しました。送金 {id}。",
		},
		received: {
			title: "{name}さんから{amount}を受け取りました",
			text: "{amount}が残高に反映されました。送金 {id}。",
		},
		cancelled: {
			title: "{amount}を取り戻しました",
			text: "{amount}は残高に戻りました。{name}さんには届いていません。送金 {id}。",
		},
		declined: {
			title: "{name}さんが{amount}を辞退しました",
			text: "{amount}は残高に戻りました。失われた金額はありません。送金 {id}。",
		},
		expired: {
			title: "{name}さんは{amount}を受け取りませんでした",
			text: "{amount}は期限までに受け取られなかったため、残高に戻りました。失われた金額はありません。送金 {id}。",
		},
		stopped: {
			title: "{amount}の送金を停止しました",
			text: "{amount}は残高に戻りました。{name}さんには届いていません。理由：{reason} 送金 {id}。",
		},
		gone: {
			title: "{name}さんからの{amount}は受け取れなくなりました",
			text: "受け取られなかったため、{name}さんに戻りました。送金 {id}。",
		},
	},
};
