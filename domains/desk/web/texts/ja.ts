export default {
	errors: {
		viewLimit: "この一覧の表示設定はすでに{limit}件あり、これ以上追加できません。先に1つ削除してください。",
		proposalNotFound: "この提案はありません。一覧が古い可能性があります。開き直してください。",
		proposalOpen: "同じ提案がすでにあり、2人目の担当者を待っています。",
		proposalDecided: "別の担当者が先に処理しました。何も変更されていません。",
		proposalExpired: "判断の前提が変わりました。何も行われていません。改めて提案してください。",
		secondPersonNeeded: "ご自身の提案です。別の担当者の承認が必要です。",
	},
};
