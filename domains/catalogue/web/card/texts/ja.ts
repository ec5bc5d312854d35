export default {
	facts: "{kind} · {rtp}%",
	kinds: {
		slot: "スロット",
		table: "テーブルゲーム",
		instant: "インスタントゲーム",
		race: "バーチャルスポーツ",
		sport: "スポーツ",
	},
};
