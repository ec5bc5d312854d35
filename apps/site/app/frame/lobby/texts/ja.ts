export default {
	greeting: "おかえりなさい、{name}さん。",
	steps: "次のステップ",
	pending: { title: "{amount}をお支払い手続き中", text: "出金の状況を確認する" },
	bonus: { title: "{title}：{percent}%達成", text: "ボーナス残高{amount}" },
	mission: { title: "ミッション：{title}", text: "{of}件中{count}件達成", open: "参加できます" },
	deposit: { title: "残高がありません", text: "入金するとリアルマネーでプレイできます。練習プレイは無料です" },
	welcome: {
		title: "はじめての方へ",
		practice: "アカウントなしで全ゲームを練習プレイ",
		returns: "還元率はすべて公開、検証もできます",
		limits: "上限と休憩は2タップで設定",
		join: "アカウントを開設",
	},
	offers: {
		title: "オファー",
		forYou: "あなたへのオファー",
		all: "すべてのオファー",
		worth: "平均{amount}相当",
		noWagering: "賭け条件なし",
	},
};
