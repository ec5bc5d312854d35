export default {
	hero: {
		region: "注目",
		kind: "スライドショー",
		play: "スライドショーを再生",
		pause: "スライドショーを一時停止",
		slide: "スライド{place}/{count}",
	},
	find: "ゲーム、チーム、ヘルプを探す",
	rail: { previous: "前のゲーム", next: "次のゲーム" },
	seeAll: "すべて見る",
	continuePlaying: "続きをプレイ",
	favourites: "お気に入り",
	football: {
		title: "サッカー、次の試合",
		all: "サッカー一覧",
		live: "試合中：{clock}、スコア{score}",
	},
	race: {
		title: "次のレース",
		all: "レース一覧",
		startsIn: "開始まで",
		running: "レース中",
		bet: "オッズを見る",
		favourites: "人気上位",
	},
};
