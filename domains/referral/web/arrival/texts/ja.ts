export default {
	label: "このサイトへのリンク",
	question:
		"リンクからアクセスされました。アカウントを開設された場合に紹介者へ特典を付与するため、このリンクを{days, plural, other {#日間}}保存してもよろしいですか？",
	agreed: "アクセス元のリンクを保存しています。",
	declined: "アクセス元のリンクは保存していません。",
	more: "Cookieについて",
	accept: "同意する",
	decline: "同意しない",
};
