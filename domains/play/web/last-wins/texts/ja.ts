export default {
	title: "最近の当たり",
	note: "実際のラウンドです。金額ではなく時刻の順に選んでいます。",
	sums: "直近1時間のベット総額は{staked}、配当総額は{won}（{percent}%）です。",
	someone: "プレイヤー",
	times: "{times}×",
};
