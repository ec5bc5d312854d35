export default {
	loginCode: {
		subject: "ログインコード",
		text: `{code} はBaizeのログインコードです。10分間有効です。誰にも教えないでください。当社がお尋ねすることはありません。

今ログインしていない場合は、他の人にパスワードを知られています。別のパスワードに変更してください。`,
	},
	pinReset: {
		subject: "新しいPINを設定してください",
		text: `PINをお忘れとのことでした。こちらで新しいPINを設定してください：

{link}

リンクは1時間以内に1回だけ使えます。お心当たりがない場合は、何もする必要はありません。PINは変わりません。`,
	},
	recoveryCodeUsed: {
		subject: "リカバリーコードが使われました",
		text: `認証アプリの代わりにリカバリーコードが1つ使われました。このコードはもう使えません。

残りのリカバリーコード：{left}個。新しいコードはこちらで作成できます：

{link}`,
	},
	changes: {
		"pin.set": "アカウントにPINが設定されました",
		"twoFactor.enabled": "2段階認証がオンになりました",
		"twoFactor.disabled": "2段階認証がオフになりました",
		"twoFactor.changed": "認証アプリが変更されました",
		"twoFactor.recoveryCodesRenewed": "新しいリカバリーコードが作成されました",
		"passkey.added": "アカウントにパスキーが追加されました",
		"passkey.removed": "アカウントからパスキーが削除されました",
	},
	advice: `ご本人の操作であれば、何もする必要はありません。アカウントの保護設定：

{link}`,
	purposes: {
		changeStatus2FA: "2段階認証の変更",
		disable2FA: "2段階認証をオフにする操作",
		enable2fa: "2段階認証をオンにする操作",
		login: "ログイン",
		updateProfile: "プロフィールの変更",
		validatePhone: "この電話番号の確認",
		withdraw: "出金",
	},
	codeSms:
		"{code} はBaizeの確認コードです（{purpose}用）。10分間有効です。誰にも教えないでください。当社がお尋ねすることはありません。",
	withdrawalSms:
		"{code} は{amount}を{destination}へ出金するためのBaizeの確認コードです。10分間有効です。誰にも教えないでください。当社がお尋ねすることはありません。",
};
