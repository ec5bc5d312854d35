export default {
	facts: "{kind} · {rtp}%",
	kinds: { slot: "スロット", instant: "インスタントゲーム", race: "バーチャルスポーツ", sport: "スポーツ" },
};
