export default {
	category: {
		description: "{title}：{count, plural, other {#ゲーム}}。すべて還元率を公開しています。",
		count: "{count, plural, other {#ゲーム}}",
		choices: "{title}の種類",
		empty: "まだ何もありません",
		emptyHint: "ご利用の地域では、このカテゴリーのゲームはありません。",
		toLobby: "ロビーへ",
	},
	filters: {
		label: "ゲームを絞り込む",
		provider: "プロバイダー",
		mechanic: "機能",
		volatility: "ボラティリティ",
		rtpFrom: "還元率（RTP）",
		any: "すべて",
		apply: "表示",
		rtp: "{percent}%以上",
		clear: "絞り込みを解除",
		none: "条件に合うゲームがありません",
		noneHint: "条件を減らすと、さらに表示されます。",
		more: "ゲームをもっと見る",
		shown: "全{total}ゲーム中{shown}を表示",
		volatilities: { low: "低", medium: "中", mediumHigh: "中～高", high: "高" },
		mechanics: { freeSpins: "フリースピン", jackpot: "ジャックポット", featureBuy: "フィーチャー購入" },
	},
	allGames: "すべてのゲーム",
	live: {
		title: "ライブテーブル",
		closed: {
			title: "ライブテーブルは現在休止中です",
			text: "現在ご利用いただけません。それ以外はすべてご利用いただけます。後ほどお越しください。",
		},
		empty: {
			title: "現在プレイできるテーブルはありません",
			text: "カジノの他のゲームは24時間プレイできます。",
		},
	},
	errors: {
		gameNotFound:
			"このアドレスにゲームはありません。提供を終了した可能性があります。現在のゲームはすべてロビーにあります。",
		categoryNotFound: "このカテゴリーはありません。すべてのカテゴリーはロビーにあります。",
	},
};
