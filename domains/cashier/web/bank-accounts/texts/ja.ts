export default {
	title: "銀行口座",
	empty: "銀行口座は未登録です",
	emptyText: "登録しておくと、出金のたびに入力する必要がありません。",
	add: "追加",
	added: "銀行口座を登録しました。",
	removed: "銀行口座を削除しました。",
	remove: "削除",
	removeOne: "{label}を削除",
	account: "IBANまたは口座番号",
	accountHint: "ご本人名義の口座に限ります。出金はご本人名義にのみお支払いします。",
	accountMissing: "口座番号を入力してください。",
	accountWrong: "口座番号が正しくありません。1桁ずつご確認ください。",
	known: "この口座はすでに登録されています。",
	label: "一覧での名前",
	labelHint: "「貯蓄用」など。ご本人だけに表示されます。",
	labelMissing: "一覧で使う口座の名前を入力してください。",
	labelWrong: "名前は40文字以内で入力してください。",
	submit: "この口座を登録",
	cancel: "キャンセル",
	iban: {
		short: "{country}：この国のIBANは{length}文字です。{count, plural, other {あと#文字足りません。}}",
		long: "{country}：この国のIBANは{length}文字です。{count, plural, other {#文字多すぎます。}}",
		wrong: "チェックディジットが一致しません。どこかの文字が違います。",
		right: "チェックディジットは一致しています。",
	},
	errors: {
		linkedAccountUnknown:
			"この銀行口座はすでに削除されています。ページを再読み込みして、登録中の口座をご確認ください。",
		bankAccountTaken:
			"この銀行口座はすでに他のプレイヤーが使用しています。1つの口座は1人のプレイヤーだけが使えます。何も変更されていません。共同名義などご自身の口座の場合はお問い合わせください。確認のうえ、ご利用いただけることがあります。",
		linkedAccountsFull: "登録できる銀行口座は5つまでです。追加するには1つ削除してください。",
	},
};
