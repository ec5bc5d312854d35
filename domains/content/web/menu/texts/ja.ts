export default {
	label: "カジノのチャンネル",
	myGames: "マイゲーム",
	more: "その他",
};
